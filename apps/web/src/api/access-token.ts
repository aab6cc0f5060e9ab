import { readStored, writeStored } from '../storage/browser-storage.ts'

/** The token of the signed-in account, kept over reloads. */
const KEY = 'gebaerdenraum-token'

export const readAccessToken = (): string | null => readStored(KEY)

export const storeAccessToken = (token: string | null): void => void writeStored(KEY, token)
