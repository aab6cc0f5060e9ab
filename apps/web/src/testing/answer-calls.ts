import { vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { Api } from '../api/client.ts'

/** What the API answers to one method. `find` gets what was asked for, the others what the client was called with. */
type Answer<Name, Method> = Method extends (...args: infer Args) => Promise<infer Result>
  ? (...args: Name extends 'find' ? [query: URLSearchParams] : Args) => Result | Promise<Result>
  : never

/** By resource and method. An answer that throws an `ApiError` is a refusal; throwing anything else is no answer at all. */
export type Answers = {
  readonly [Path in keyof Api]?: { readonly [Name in keyof Api[Path]]?: Answer<Name, Api[Path][Name]> }
}

/** A call as `POST favorites`, with what was sent. */
export type SentCall = { readonly call: string; readonly body?: unknown }

const unanswered: string[] = []

/** Stands in place of the server for one test. Returns the calls, in the order in which they came. */
export const answerCalls = (answers: Answers): readonly SentCall[] => {
  const calls: SentCall[] = []
  const answer = async (address: string, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, window.location.origin)
    // There are no media: a player that asks why its film does not load learns that it does not exist.
    if (url.pathname.startsWith('/media/')) return new Response(null, { status: 404 })
    const path = url.pathname.replace(/^\/api\//, '')
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    calls.push({ call: `${method} ${path}`, ...(sent !== undefined && { body: sent }) })
    const respond = findAnswer(answers, { method, path, query: url.searchParams, sent })
    if (!respond) {
      unanswered.push(`${method} ${path}`)
      return refusal(new ApiError({ name: 'NotFound', code: 404 }))
    }
    try {
      return Response.json(await Promise.race([respond(), untilAborted(signal)]))
    } catch (error) {
      if (error instanceof ApiError) return refusal(error)
      throw error
    }
  }
  vi.stubGlobal('fetch', answer)
  return calls
}

/** Rejects when the caller gives up, as `fetch` does. */
const untilAborted = (signal: RequestInit['signal']): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** All of these, as `find` gives them. */
export const pageWith = <Item>(data: readonly Item[]) => ({
  total: data.length,
  limit: data.length,
  skip: 0,
  data: [...data],
})

/** The calls that no answer was given for, since it was last asked. */
export const takeUnanswered = (): readonly string[] => unanswered.splice(0)

type Asked = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly sent: unknown
}

const findAnswer = (answers: Answers, { method, path, query, sent }: Asked): (() => unknown) | undefined => {
  const [resource = '', id] = path.split('/').map(decodeURIComponent)
  const methods = (answers as Readonly<Record<string, Readonly<Record<string, Respond | undefined>>>>)[resource]
  const respond = methods?.[nameOfMethod(method, id)]
  const args = method === 'POST' ? [sent] : id === undefined ? [query] : [id, sent]
  return respond && (() => respond(...args))
}

type Respond = (...args: readonly unknown[]) => unknown

const nameOfMethod = (method: string, id: string | undefined): string => {
  if (method === 'GET') return id === undefined ? 'find' : 'get'
  return { POST: 'create', PATCH: 'patch', DELETE: 'remove' }[method] ?? method
}

const refusal = ({ name, code, message, errors, data, retryAfterMs }: ApiError): Response => {
  const headers = retryAfterMs === null ? {} : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) }
  return Response.json({ name, code, message, errors, data, className: '' }, { status: code, headers })
}
