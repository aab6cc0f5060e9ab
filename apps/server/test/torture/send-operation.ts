import { stringify } from 'qs'
import type { TestServer } from '../test-server.ts'
import type { Operation } from './api-operations.ts'
import type { FilledRequest } from './filled-requests.ts'

type Sent = FilledRequest & {
  readonly id?: string | undefined
  readonly as?: string | undefined
  readonly key?: string
}
export type SentAnswer = {
  readonly status: number
  readonly text: string
  /** The answer as JSON; undefined when it is none. */
  readonly body: unknown
}

/** Calls an operation; a body with a file goes as a form. */
export const sendOperation = async (
  { app }: TestServer,
  operation: Operation,
  { query, data, id, as, key }: Sent,
): Promise<SentAnswer> => {
  const address = `/api/${operation.resource}${operation.hasId ? `/${encodeURIComponent(id ?? '')}` : ''}`
  const body = await bodyOf(data)
  const response = await app.inject({
    method: operation.verb,
    url: Object.keys(query).length > 0 ? `${address}?${stringify(query)}` : address,
    headers: {
      ...body?.headers,
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { payload: body.payload }),
  })
  return { status: response.statusCode, text: response.payload, body: jsonOf(response.payload) }
}

const bodyOf = async (data: unknown) => {
  if (data === undefined) return undefined
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : []
  if (!fields.some(([, value]) => value instanceof Blob))
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(data) }
  const form = new FormData()
  for (const [field, value] of fields) form.set(field, value instanceof Blob ? value : String(value))
  const sent = new Response(form)
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}

export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
