import { readAccessToken } from './access-token.ts'
import { ApiError, errorOf, OFFLINE_TEXT } from './api-error.ts'
import { reportSessionLost } from './session-lost.ts'

export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/`, with its query. */
  readonly path: string
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Lets the call outlive the page (saving while it is being closed). */
  readonly keepalive?: boolean
  /** Instead of the stored token, which may be gone by now. */
  readonly token?: string
}

/** One call to the API. Rejects with `ApiError`, or with the signal's reason when aborted. */
export const request = async <Result>(call: Call): Promise<Result> => {
  const response = await send(call)
  if (response.ok) return (response.status === 204 ? null : await response.json()) as Result
  const error = await errorOf(response)
  const isSigningIn = call.path.startsWith('authentication')
  if (error.code === 401 && !isSigningIn) reportSessionLost(error)
  throw error
}

const send = async ({
  method,
  path,
  body,
  signal,
  keepalive = false,
  token = readAccessToken() ?? '',
}: Call): Promise<Response> => {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    return await fetch(`/api/${path}`, {
      method,
      headers,
      keepalive,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({ name: 'Offline', message: OFFLINE_TEXT })
  }
}
