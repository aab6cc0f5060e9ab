import { listStored } from '../../../../storage/browser-storage.ts'

/** What the names of an account's outboxes begin with: each page has its own, and none takes away what another wrote. */
export const outboxPrefix = (userId: string): string => `gebaerdenraum-outbox:${userId}`

/** The outboxes of an account in this browser: of this page, of other tabs and of earlier visits. */
export const listOutboxes = (userId: string): readonly string[] => listStored(outboxPrefix(userId))

/** Whether something waits to be sent, without loading what sends it. */
export const hasWaiting = (userId: string): boolean => listOutboxes(userId).length > 0
