import { emailAddressFault } from '@gebaerdenraum/domain/kernel/email-address'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'

/** What is wrong with an e-mail address; null when nothing is. */
export const emailFault = (value: string): string | null => {
  const email = value.trim()
  return email === '' ? requiredText('E-Mail') : emailAddressFault(email)
}
