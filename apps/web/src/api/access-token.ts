import { readStored, writeStored } from '../storage/browser-storage.ts'

/** The token of the signed-in account, which outlives the page. Also in `public/start-app.js`. */
export const TOKEN_KEY = 'gebaerdenraum-token'

export const readAccessToken = (): string | null => readStored(TOKEN_KEY)

export const storeAccessToken = (token: string | null): void => void writeStored(TOKEN_KEY, token)
