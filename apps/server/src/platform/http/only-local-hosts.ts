import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../framework/errors.ts'

/**
 * The demonstration shows every mail, reset links included, to everybody who asks. It is for one machine: a page that has
 * its own name resolve to 127.0.0.1 (DNS rebinding), or a proxy in front, must not reach it. Every name in the request has
 * to be that of this machine, also those that a proxy says it was asked for.
 */
export const createHostCheck = (appUrl: string): ((request: IncomingMessage) => boolean) => {
  const appHost = new URL(appUrl).hostname
  const isLocal = (name: string): boolean => isThisMachine(name) || nameIn(name) === appHost
  return ({ headers, rawHeaders }) => {
    const forwarded = [headers['x-forwarded-host'], headers.forwarded].flat().filter((value) => value !== undefined)
    const names = [...namesIn(rawHeaders), ...forwarded.flatMap(forwardedNames)]
    return names.length === 0 || !names.every(isLocal)
  }
}

/** Refuses requests for other hosts, with what `createHostCheck` gave. */
export const refuseOtherHosts = (app: FastifyInstance, isForOtherHost: (request: IncomingMessage) => boolean): void => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (isForOtherHost(raw)) done(new ApiError('Misdirected', REFUSAL))
    else done()
  })
}

const REFUSAL =
  'Die Demo läuft nur auf diesem Rechner. Öffne sie unter http://localhost oder http://127.0.0.1 mit ihrem Port.'

/** All `Host` headers: Node keeps the first of several only. */
const namesIn = (rawHeaders: readonly string[]): readonly string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')

/** `X-Forwarded-Host` is a list; of `Forwarded` (RFC 7239) the parts `host=` count. */
const forwardedNames = (value: string): readonly string[] => {
  if (!value.includes('=')) return value.split(',').map((name) => name.trim())
  return [...value.matchAll(/(?:^|[;,\s])host="?([^";,\s]*)/gi)].map(([, name = '']) => name)
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Names with any port. A trailing dot is a name that a resolver may answer otherwise: refused. */
const isThisMachine = (name: string): boolean => LOCAL.has(nameIn(name))

const nameIn = (host: string): string =>
  /^(\[[\da-f:]+\]|[^:[\]]+)(?::\d{1,5})?$/.exec(host.trim().toLowerCase())?.[1] ?? ''
