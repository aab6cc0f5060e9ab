import { readAccessToken } from './access-token.ts'
import { ApiError, errorOf, OFFLINE_TEXT, unreadableAnswer } from './api-error.ts'
import { formOf } from './form-of.ts'
import { reserveKeepalive } from './keepalive-budget.ts'
import { reportSessionLost } from './session-lost.ts'
import { sendCall } from './transport.ts'

export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/`, with its query. */
  readonly path: string
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Lets the call outlive the page (saving while it is being closed), if it fits into what browsers allow. */
  readonly keepalive?: boolean
  /** Instead of the stored token, which may be gone by now. */
  readonly token?: string
  /** The call stands for itself: it carries no token, and a 401 says nothing about who is signed in. */
  readonly isSessionless?: boolean
  /** Names what is asked for, so that it happens once however often it is sent. */
  readonly idempotencyKey?: string
  /** The page asks by itself and nobody is there: no use of the sign-in. */
  readonly isUnattended?: boolean
}

/** One call to the API. Rejects with `ApiError`, or with the signal's reason when aborted. */
export const request = async <Result>(call: Call): Promise<Result> => {
  const body = sentBodyOf(call.body)
  const token = call.token ?? (call.isSessionless ? null : readAccessToken())
  const giveBack = call.keepalive ? reserveKeepalive(byteLengthOf(body)) : null
  try {
    const response = await send(call, { body, token, keepalive: giveBack !== null })
    if (response.ok) return (await readBody(response, call.signal)) as Result
    throw await readRefusal(response, call, token)
  } finally {
    // The browser counts a call until its answer was read.
    giveBack?.()
  }
}

type SentBody = FormData | string | undefined

const sentBodyOf = (body: unknown): SentBody =>
  body === undefined ? undefined : (formOf(body) ?? JSON.stringify(body))

/** Characters may take several bytes. A form holds a file: it never outlives the page. */
const byteLengthOf = (body: SentBody): number =>
  body instanceof FormData ? Number.POSITIVE_INFINITY : new TextEncoder().encode(body ?? '').length

/** A file comes as it is, everything else is JSON. */
const readBody = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  if (response.status === 204) return null
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false
  try {
    return await (isFile ? response.blob() : response.json())
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw unreadableAnswer(cause, response.status)
  }
}

const readRefusal = async (
  response: Response,
  { path, isSessionless = false }: Call,
  token: string | null,
): Promise<ApiError> => {
  const error = await errorOf(response)
  const isAboutSession = error.code === 401 && !isSessionless && !path.startsWith('authentication')
  if (isAboutSession) reportSessionLost(error, token)
  return error
}

type Sent = { readonly body: SentBody; readonly token: string | null; readonly keepalive: boolean }

const send = async (
  { method, path, signal, idempotencyKey, isUnattended }: Call,
  { body, token, keepalive }: Sent,
): Promise<Response> => {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (isUnattended) headers['X-Unattended'] = 'true'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  // A form's own header names the boundary between its parts; the browser writes it.
  if (typeof body === 'string') headers['Content-Type'] = 'application/json'
  try {
    return await sendCall(`/api/${path}`, {
      method,
      headers,
      keepalive,
      ...(signal && { signal }),
      ...(body !== undefined && { body }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({ name: 'Offline', message: OFFLINE_TEXT })
  }
}
