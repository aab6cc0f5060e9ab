const STORAGE_KEY = 'gebaerdenraum-token'

/** The token of the signed-in account, kept over reloads. Private windows may forbid storage: then it lasts as long as the page. */
let inMemory: string | null = null

export const readAccessToken = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

export const storeAccessToken = (token: string | null): void => {
  inMemory = token
  try {
    if (token) localStorage.setItem(STORAGE_KEY, token)
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Kept in memory.
  }
}
