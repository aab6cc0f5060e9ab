import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A random secret by which a browser is recognised when it signs in again. It authenticates nothing: every call that
 * needs an account still needs its bearer token. Handlers decide what a recognised device means.
 */
export type Device = {
  /** What the browser sent, if it has the form of such a secret; anybody can make one up. */
  readonly secret: string | undefined
  /** Has the answer give the browser a new secret. Nothing is sent when the call fails. */
  keep(secret: string, seconds: number): void
}

/** Only here is the cookie sent. */
const PATH = '/api/authentication'
const SECRET = /^[\w-]{43}$/

/** Browsers take a cookie whose name begins with `__Secure-` over HTTPS only. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Secure-device' : 'device')

/** The device of a request; `send` writes what was kept into the answer. */
export const deviceOf = (request: FastifyRequest, isSecure: boolean): Device & { send(reply: FastifyReply): void } => {
  const name = nameOf(isSecure)
  let cookie: string | undefined
  return {
    secret: secretIn(request.headers.cookie, name),
    keep(secret, seconds) {
      const attributes = [`Max-Age=${seconds}`, `Path=${PATH}`, 'HttpOnly', 'SameSite=Strict']
      cookie = [`${name}=${secret}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
    },
    send(reply) {
      if (cookie !== undefined) reply.header('set-cookie', cookie)
    },
  }
}

const secretIn = (header: string | undefined, name: string): string | undefined => {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key, value = ''] = pair.trim().split('=', 2)
    return key === name && SECRET.test(value) ? [value] : []
  })
  return values[0]
}
