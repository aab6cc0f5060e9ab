/** The standard address pattern of forms in browsers (WHATWG HTML, "valid e-mail address"), with a domain that has a dot. */
const LOCAL = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const ADDRESS = `${LOCAL}@${LABEL}(?:\\.${LABEL})+`
const WHOLE = new RegExp(`^${ADDRESS}$`)
const WITHIN = new RegExp(ADDRESS)

const EMAIL_MAX_LENGTH = 254

export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && WHOLE.test(text)

/** The first address in a text; null when there is none. */
export const emailAddressIn = (text: string): string | null => WITHIN.exec(text)?.[0] ?? null

/** Addresses that lead to the same mailbox for us: compared without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
