import { readAccessToken } from './access-token.ts'
import { ApiError, errorOf, OFFLINE_TEXT } from './api-error.ts'
import { formOf } from './form-of.ts'
import { reportSessionLost } from './session-lost.ts'

type Options = {
  readonly signal: AbortSignal
  /** From 0 to 1, as far as the bytes have left. */
  readonly onProgress: (share: number) => void
}

/**
 * Creates a record with a file in it and tells how far that has got, which `fetch` cannot. Rejects with `ApiError`, or
 * with the signal's reason when aborted.
 */
export const upload = <Result>(path: string, body: object, { signal, onProgress }: Options): Promise<Result> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', `/api/${path}`)
    call.setRequestHeader('Accept', 'application/json')
    const token = readAccessToken()
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`)
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    call.onload = () => void settle(call, token).then(resolve as (result: unknown) => void, reject)
    call.onerror = () => reject(new ApiError({ name: 'Offline', message: OFFLINE_TEXT }))
    call.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => call.abort(), { once: true })
    if (signal.aborted) reject(signal.reason)
    else call.send(formOf(body))
  })

const settle = async ({ status, responseText }: XMLHttpRequest, token: string | null): Promise<unknown> => {
  if (status >= 200 && status < 300) return JSON.parse(responseText)
  const error = await errorOf(new Response(responseText, { status }))
  if (error.code === 401) reportSessionLost(error, token)
  throw error
}
