import { listStored } from '../../../../storage/browser-storage.ts'

/** What the names of an account's outboxes begin with. */
const prefixFor = (userId: string): string => `gebaerdenraum-outbox:${userId}`

/** Of this page; a reload begins another one. Over plain HTTP browsers have no `randomUUID`. */
const PAGE = crypto.getRandomValues(new Uint32Array(2)).join('-')

/** The outbox of this page: none takes away what another page wrote. */
export const nameOwnOutbox = (userId: string): string => `${prefixFor(userId)}:${PAGE}`

/** The outboxes of an account in this browser: of this page, of other tabs and of earlier visits. */
export const listOutboxes = (userId: string): readonly string[] => listStored(prefixFor(userId))

/** Whether something waits to be sent, without loading what sends it. */
export const hasWaiting = (userId: string): boolean => listOutboxes(userId).length > 0
