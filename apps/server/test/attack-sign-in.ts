import { type GivenUser, PASSWORD } from './builders.ts'
import { freshAddress, type Link } from './mails.ts'
import type { Answer, ErrorAnswer, TestServer } from './test-server.ts'

/** A browser: sends the cookie it was given. */
export type Browser = {
  readonly address: string
  cookie: string | undefined
}

export const openBrowser = (address = freshAddress()): Browser => ({ address, cookie: undefined })

/** Name and value of the cookie in an answer, as a browser sends it back. */
export const cookieOf = ({ headers }: Pick<Answer<unknown>, 'headers'>): string | undefined =>
  headers['set-cookie'] === undefined ? undefined : String(headers['set-cookie']).split(';')[0]

/** Signs in with the browser, which keeps what it is given. */
export const signInBy = async (
  server: TestServer,
  browser: Browser,
  { email, password = PASSWORD, code }: { email: string; password?: string; code?: string | undefined },
): Promise<Answer<ErrorAnswer>> => {
  const answer = await server.call<ErrorAnswer>('POST', 'authentication', {
    from: browser.address,
    cookie: browser.cookie,
    data: { strategy: 'local', email, password, ...(code !== undefined && { code }) },
  })
  browser.cookie = cookieOf(answer) ?? browser.cookie
  return answer
}

export const redeemBy = async (
  server: TestServer,
  browser: Browser,
  { id, token }: Link,
  password: string,
): Promise<Answer<ErrorAnswer>> => {
  const data = { token, password }
  const answer = await server.call<ErrorAnswer>('PATCH', `verifications/${id}`, { from: browser.address, data })
  browser.cookie = cookieOf(answer) ?? browser.cookie
  return answer
}

/** Wrong passwords at once from so many addresses, spread over the servers. Returns how many were compared (401). */
export const guessPasswords = async (
  servers: readonly TestServer[],
  { email }: Pick<GivenUser, 'email'>,
  { guesses, addresses }: { readonly guesses: number; readonly addresses: number | readonly string[] },
): Promise<{ readonly compared: number; readonly refused: number }> => {
  const from = typeof addresses === 'number' ? Array.from({ length: addresses }, freshAddress) : addresses
  const statuses = await Promise.all(
    Array.from({ length: guesses }, async (_, index) => {
      const server = servers[index % servers.length] as TestServer
      const browser = openBrowser(from[index % from.length])
      return (await signInBy(server, browser, { email, password: `falsch${index}` })).status
    }),
  )
  const count = (status: number): number => statuses.filter((each) => each === status).length
  return { compared: count(401), refused: count(429) }
}
