import { INVALID_EMAIL_TEXT, requiredText } from '@gebaerdenraum/domain/accounts/field-messages'

/** The form the server asks of an address; a test holds the two together. */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** What is wrong with an e-mail address; null when nothing is. */
export const emailFault = (value: string): string | null => {
  const email = value.trim()
  if (email === '') return requiredText('E-Mail')
  return EMAIL.test(email) && email.length <= 254 ? null : INVALID_EMAIL_TEXT
}
