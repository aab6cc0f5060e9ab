import { isEmailAddress } from '@gebaerdenraum/domain/accounts/email-address'
import { INVALID_EMAIL_TEXT, requiredText } from '@gebaerdenraum/domain/kernel/field-messages'

/** What is wrong with an e-mail address; null when nothing is. */
export const emailFault = (value: string): string | null => {
  const email = value.trim()
  if (email === '') return requiredText('E-Mail')
  return isEmailAddress(email) ? null : INVALID_EMAIL_TEXT
}
