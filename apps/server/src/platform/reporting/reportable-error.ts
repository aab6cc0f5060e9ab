import { redact } from '@gebaerdenraum/domain/kernel/redact'
import { describeError, type ErrorDescription } from './logger.ts'

/**
 * A copy of the error that may leave the house: kind, place and causes stay, and of the messages what is not personal.
 * The database's own messages quote what people typed, so only their state is kept.
 */
export const reportableError = (error: unknown): Error => errorOf(describeError(error))

const errorOf = ({ type, message, code, stack = '', cause }: ErrorDescription): Error => {
  const isFromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code)
  const text = isFromDatabase ? `database error ${code}` : redact(message)
  const copy = new Error(text, cause && { cause: errorOf(cause) })
  copy.name = type
  copy.stack = `${type}: ${text}\n${stack}`
  return copy
}
