import { classNameOf, ERROR_CODES, type ErrorBody, type ErrorName } from '@gebaerdenraum/domain/kernel/errors'
import { expect } from 'vitest'

/** Words that no German sentence has. */
const ENGLISH =
  /\b(the|of|is|are|not|must|has|have|cannot|invalid|expected|received|unexpected|missing|required|error|failed|unknown|should|does|with|string|number|array|undefined|instance|request|body|found|too|or|and|page|element)\b/i
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i
/** Clients compare this one; decisions, The API. */
const COMPARED = 'Token not allowed'

/** What is wrong with the answer to a call that failed: its form, or a sentence that is not German or names an id. */
export const errorFaults = (status: number, body: unknown): readonly string[] => {
  if (typeof body !== 'object' || body === null) return ['is no JSON object']
  const { name, message, code, className, errors = {} } = body as ErrorBody
  const isForm =
    ERROR_CODES[name as ErrorName] === status &&
    code === status &&
    className === classNameOf(name) &&
    typeof message === 'string' &&
    message !== ''
  if (!isForm) return [`has not the form of an error: ${JSON.stringify(body).slice(0, 300)}`]
  const fields = Object.keys(errors).flatMap((path) => path.split('.'))
  return [message, ...Object.values(errors)].flatMap((sentence) => sentenceFaults(sentence, fields))
}

const sentenceFaults = (sentence: string, fields: readonly string[]): readonly string[] => {
  if (sentence === COMPARED) return []
  // Names of fields and values in quotation marks are what the caller sends.
  const words = sentence.replaceAll(/„[^“]*“/g, '').split(/[^\p{L}\p{N}$_-]+/u)
  const own = words.filter((word) => !fields.includes(word)).join(' ')
  const english = ENGLISH.exec(own)
  return [
    ...(english ? [`is not German ("${english[0]}"): ${sentence.slice(0, 300)}`] : []),
    ...(UUID.test(sentence) ? [`names an id: ${sentence.slice(0, 300)}`] : []),
  ]
}

export const expectError = (answer: { readonly status: number; readonly body: unknown }, status: number): void => {
  expect(answer).toMatchObject({ status })
  expect(errorFaults(answer.status, answer.body)).toEqual([])
}
