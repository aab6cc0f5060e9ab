/** The form the server asks of an address: zod's, which a test holds this to. */
const ADDRESS = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const EMAIL_MAX_LENGTH = 254

export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && ADDRESS.test(text)

/** Addresses that lead to the same mailbox for us: compared without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
