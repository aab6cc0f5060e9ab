import type { ErrorBody, ErrorName } from '@gebaerdenraum/domain/kernel/errors'
import { readRetryAfterMs } from './retry-after.ts'

/** The server's refusal, or `Offline` when no answer came at all. `message` is a German sentence for the screen. */
export class ApiError extends Error {
  override readonly name: ErrorName | 'Offline'
  readonly code: number
  readonly data: unknown
  readonly errors: Readonly<Record<string, string>>
  /** How long the server asks not to be called again; null where it does not say. */
  readonly retryAfterMs: number | null

  constructor(
    body: Omit<Partial<ErrorBody>, 'name'> & { readonly name: ErrorName | 'Offline' },
    retryAfterMs: number | null = null,
  ) {
    super(body.message ?? 'Es ist ein Fehler aufgetreten.')
    this.name = body.name
    this.code = body.code ?? 0
    this.data = body.data
    this.errors = body.errors ?? {}
    this.retryAfterMs = retryAfterMs
  }
}

export const OFFLINE_TEXT =
  'Der Server ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.'

/** An answer that is not the API's own (a proxy's page, a broken body) still becomes an error with a sentence. */
export const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null)
  const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'), Date.now())
  if (isErrorBody(body)) return new ApiError(body, retryAfterMs)
  const name = response.status >= 502 && response.status <= 504 ? 'Unavailable' : 'GeneralError'
  return new ApiError({ name, code: response.status, message: unexpectedAnswer(response.status) }, retryAfterMs)
}

/**
 * The body of an answer with a good status could not be read: the connection broke, or something else answered in the
 * server's place, such as the sign-in page of a school network.
 */
export const unreadableAnswer = (cause: unknown, status: number): ApiError =>
  cause instanceof SyntaxError
    ? new ApiError({ name: 'BadGateway', code: 502, message: unexpectedAnswer(status) })
    : new ApiError({ name: 'Offline', message: OFFLINE_TEXT })

const unexpectedAnswer = (status: number): string =>
  `Der Server hat unerwartet geantwortet (${status}). Versuche es gleich noch einmal.`

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'name' in body && 'code' in body && 'message' in body
