import { classNameOf, ERROR_CODES, type ErrorBody, type ErrorName } from '@gebaerdenraum/domain/kernel/errors'
import { z } from 'zod'
import { type Outage, outageOf } from './outage.ts'
import './validation-language.ts'

type Details = {
  readonly data?: unknown
  /** Field (dotted path) → sentence. */
  readonly errors?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** An error that the caller is told of, in the form that Feathers' clients expect. The message is for people. */
export class ApiError extends Error {
  override readonly name: ErrorName
  readonly code: number
  readonly data: unknown
  readonly errors: Readonly<Record<string, string>> | undefined

  constructor(name: ErrorName, message: string, { data, errors, cause }: Details = {}) {
    super(message, { cause })
    this.name = name
    this.code = ERROR_CODES[name]
    this.data = data
    this.errors = errors
  }

  toJSON(): ErrorBody {
    return {
      name: this.name,
      message: this.message,
      code: this.code,
      className: classNameOf(this.name),
      ...(this.data !== undefined && { data: this.data }),
      ...(this.errors && { errors: this.errors }),
    }
  }
}

/** Turns whatever was thrown into an error for the caller. What is not known tells him nothing of our inside. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof z.ZodError) return fromZod(error)
  const outage = outageOf(error)
  if (outage) return fromOutage(outage, error)
  const sqlState = sqlStateOf(error)
  if (sqlState !== undefined) return fromSqlState(sqlState, error)
  const status = (error as { statusCode?: unknown })?.statusCode
  if (typeof status === 'number' && status >= 400 && status < 500) return fromHttpStatus(status, error)
  return new ApiError(
    'GeneralError',
    'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuche es später noch einmal.',
    { cause: error },
  )
}

const OUTAGES: Readonly<Record<Outage, { readonly message: string; readonly retryAfterSeconds: number }>> = {
  database: {
    message: 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
    retryAfterSeconds: 2,
  },
  writing: {
    message: 'Gerade kann nichts gespeichert werden. Bitte versuche es später noch einmal.',
    retryAfterSeconds: 30,
  },
}

const fromOutage = (outage: Outage, cause: unknown): ApiError => {
  const { message, retryAfterSeconds } = OUTAGES[outage]
  return new ApiError('Unavailable', message, { data: { retryAfterSeconds }, cause })
}

/** More would make the answer to a hostile body many times its size. */
const MAX_NAMED_FIELDS = 50

const fromZod = (error: z.ZodError): ApiError => {
  const errors: Record<string, string> = {}
  for (const issue of error.issues.slice(0, MAX_NAMED_FIELDS).flatMap(unionIssues).slice(0, MAX_NAMED_FIELDS)) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MAX_NAMED_FIELDS))
        errors[path ? `${path}.${key}` : key] = 'Unbekanntes Feld'
    } else {
      errors[path] ??= issue.message
    }
  }
  const [field, sentence] = Object.entries(errors)[0] ?? ['', 'Die Anfrage ist ungültig']
  const name = readableField(field)
  return new ApiError('BadRequest', name ? `${name}: ${sentence}` : sentence, { errors, cause: error })
}

const MAX_FIELD_LENGTH = 80
const PLAIN_NAME = /^(?:[a-z$][a-z0-9$-]{0,40}|\d{1,5})$/i
const ID = /^[0-9a-f]{8}-/i

/** A dotted path for people: without the ids that are keys on the way, and without what a caller made up as a name. */
export const readableField = (path: string): string => {
  const names = path.split('.').filter((name) => PLAIN_NAME.test(name) && !ID.test(name))
  return names.join('.').slice(0, MAX_FIELD_LENGTH)
}

/**
 * The issues of the one branch of a union that the value was meant for: the branch that accepts its type. Without this,
 * one entry too many in a list would only be an "invalid input".
 */
const unionIssues = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const intended = issue.errors.filter(
    (issues) => !issues.some(({ code, path }) => path.length === 0 && code === 'invalid_type'),
  )
  const [branch] = intended
  if (intended.length !== 1 || !branch) return [issue]
  return branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** drizzle wraps the driver's error; the driver's carries a five-character SQLSTATE. */
const sqlStateOf = (error: unknown): string | undefined => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

const fromSqlState = (state: string, cause: unknown): ApiError => {
  if (state === '23505') return new ApiError('Conflict', 'Das gibt es schon.', { cause })
  if (state === '23503') return new ApiError('BadRequest', 'Worauf verwiesen wird, gibt es nicht (mehr).', { cause })
  if (state.startsWith('22') || state.startsWith('23'))
    return new ApiError('BadRequest', 'Die Angaben sind ungültig.', { cause })
  if (state === '57014') return new ApiError('Timeout', 'Das hat zu lange gedauert.', { cause })
  if (state.startsWith('53') || state.startsWith('57')) return fromOutage('database', cause)
  return new ApiError(
    'GeneralError',
    'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuche es später noch einmal.',
    { cause },
  )
}

const HTTP_SENTENCES: Readonly<Record<number, readonly [ErrorName, string]>> = {
  404: ['NotFound', 'Das gibt es hier nicht.'],
  408: ['Timeout', 'Die Anfrage hat zu lange gedauert.'],
  411: ['LengthRequired', 'Die Länge der Anfrage fehlt.'],
  413: ['PayloadTooLarge', 'Die Anfrage ist zu groß.'],
  415: ['UnsupportedMediaType', 'Dieses Format wird hier nicht angenommen.'],
  429: ['TooManyRequests', 'Zu viele Anfragen. Bitte warte einen Moment.'],
}

const fromHttpStatus = (status: number, cause: unknown): ApiError => {
  const [name, message] = HTTP_SENTENCES[status] ?? ['BadRequest', 'Die Anfrage ist ungültig.']
  return new ApiError(name, message, { cause })
}
