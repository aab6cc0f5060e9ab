import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { FastifyRequest } from 'fastify'

/** Whose request it was, for those that look at it after it failed. */
const userIds = new WeakMap<FastifyRequest, string>()

export const rememberCaller = (request: FastifyRequest, caller: Caller): void => {
  if (caller.kind === 'user') userIds.set(request, caller.userId)
}

export const userIdOf = (request: FastifyRequest): string | undefined => userIds.get(request)
