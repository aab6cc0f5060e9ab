/** Every draft that is kept in this browser stands under this, then the account. */
export const DRAFT_PREFIX = 'gebaerdenraum-draft'

/** Whoever signs out leaves nothing behind for the next person at this machine. */
export const forgetDrafts = (userId: string): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${DRAFT_PREFIX}/${userId}/`)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing can be kept where storage is forbidden.
  }
}
