import { minLengthText, needsNumberText, requiredText } from '../kernel/field-messages.ts'

export const PASSWORD_MIN_LENGTH = 8
/** Longer ones are refused, so that nobody makes the server hash megabytes. */
export const PASSWORD_MAX_LENGTH = 200
/** What is only compared may be somewhat longer: it is wrong then, not malformed. */
export const PASSWORD_LIMIT = 1_000

/** The first thing wrong with a new password, as the specified sentence; null when it is good. */
export const newPasswordFault = (password: string, field = 'Passwort'): string | null => {
  if (password.length === 0) return requiredText(field)
  if (password.length < PASSWORD_MIN_LENGTH) return minLengthText(field, PASSWORD_MIN_LENGTH)
  if (!/\d/.test(password)) return needsNumberText(field)
  if (password.length > PASSWORD_MAX_LENGTH) return `${field} darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen lang sein`
  return null
}
