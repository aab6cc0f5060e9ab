import type { ErrorBody, ErrorName } from '@gebaerdenraum/domain/kernel/errors'

/** The server's refusal, or `Offline` when no answer came at all. `message` is a German sentence for the screen. */
export class ApiError extends Error {
  override readonly name: ErrorName | 'Offline'
  readonly code: number
  readonly data: unknown
  readonly errors: Readonly<Record<string, string>>

  constructor(body: Omit<Partial<ErrorBody>, 'name'> & { readonly name: ErrorName | 'Offline' }) {
    super(body.message ?? 'Es ist ein Fehler aufgetreten.')
    this.name = body.name
    this.code = body.code ?? 0
    this.data = body.data
    this.errors = body.errors ?? {}
  }
}

export const OFFLINE_TEXT =
  'Der Server ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.'

/** An answer that is not the API's own (a proxy's page, a broken body) still becomes an error with a sentence. */
export const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return new ApiError(body)
  return new ApiError({
    name: response.status >= 502 && response.status <= 504 ? 'Unavailable' : 'GeneralError',
    code: response.status,
    message: `Der Server hat unerwartet geantwortet (${response.status}). Versuche es gleich noch einmal.`,
  })
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'name' in body && 'code' in body && 'message' in body
