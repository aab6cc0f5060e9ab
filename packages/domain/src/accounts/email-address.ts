/** The form the server asks of an address (zod's, which a test holds this to), without the anchors. */
const ADDRESS = "(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}"
const WHOLE = new RegExp(`^${ADDRESS}$`)
const WITHIN = new RegExp(ADDRESS)

const EMAIL_MAX_LENGTH = 254

export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && WHOLE.test(text)

/** Searching takes time with the square of the length: more than this of a text is not looked at. */
const SEARCHED_LENGTH = 1_000

/** The first address in the first 1,000 characters of a text; null when there is none. */
export const emailAddressIn = (text: string): string | null => WITHIN.exec(text.slice(0, SEARCHED_LENGTH))?.[0] ?? null

/** Addresses that lead to the same mailbox for us: compared without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
