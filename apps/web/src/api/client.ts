import type { Contracts } from '@gebaerdenraum/domain/contracts'
import type { CallOptions, ResourceClient } from '@gebaerdenraum/domain/kernel/client-types'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { findsNothing, queryString } from './query-string.ts'
import { request } from './request.ts'

export type Api = { readonly [Path in keyof Contracts]: ResourceClient<Contracts[Path]> }

type Query = { readonly [field: string]: unknown }
type Options = CallOptions<Query | undefined>

/**
 * Every resource by its path: `api.signs.find({ search: 'hallo' })`. The contracts give the types only; none of their
 * code (zod) comes into the browser. Methods a contract lacks are refused by the types and by the server.
 */
export const api = new Proxy({} as Api, {
  get: (_, path) => (typeof path === 'string' ? resource(path) : undefined),
})

const resource = (path: string) => ({
  find: async (query?: Query, options?: Options): Promise<unknown> =>
    findsNothing(query)
      ? EMPTY_PAGE
      : request({ method: 'GET', path: path + queryString(query), ...sentWith(options) }),
  get: (id: string, options?: Options) =>
    request({ method: 'GET', path: address(path, id, options), ...sentWith(options) }),
  create: (body: unknown, options?: Options) =>
    request({ method: 'POST', path: address(path, null, options), body, ...sentWith(options) }),
  patch: (id: string, body: unknown, options?: Options) =>
    request({ method: 'PATCH', path: address(path, id, options), body, ...sentWith(options) }),
  remove: (id: string | null, body?: unknown, options?: Options) =>
    request({ method: 'DELETE', path: address(path, id, options), body, ...sentWith(options) }),
})

const EMPTY_PAGE: Page<never> = { total: 0, limit: 0, skip: 0, data: [] }

const address = (path: string, id: string | null, options: Options | undefined): string =>
  (id === null ? path : `${path}/${encodeURIComponent(id)}`) + queryString(options?.query)

const sentWith = ({ signal, idempotencyKey, isUnattended }: Options = {}) => ({
  ...(signal && { signal }),
  ...(idempotencyKey && { idempotencyKey }),
  ...(isUnattended && { isUnattended }),
})
