import { expect, vi } from 'vitest'
import type { TestServer } from './test-server.ts'

export type SentMail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** The mails put into the queue for an address, oldest first; waits until there are so many. */
export const mailsTo = async (server: TestServer, to: string, atLeast = 1): Promise<readonly SentMail[]> => {
  await settled(server)
  const { rows } = await server.database.pool.query<{ data: SentMail }>(
    `select data from jobs.job where name = 'mail.send' and lower(data ->> 'to') = lower($1) order by created_on, id`,
    [to],
  )
  expect(rows.length, `mails to ${to}`).toBeGreaterThanOrEqual(atLeast)
  return rows.map(({ data }) => data)
}

/** The kinds of mail that jobs were asked to send to an address, oldest first, whether they have run or not. */
export const linkJobsFor = async (server: TestServer, email: string): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ mail: string }>(
    `select data ->> 'mail' as mail from jobs.job where name = 'accounts.send-link' and data ->> 'email' = $1 order by created_on, id`,
    [email],
  )
  return rows.map(({ mail }) => mail)
}

/** Waits until every link that was asked for has become a mail, or has turned out to be nobody's. */
export const settled = (server: TestServer): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await server.database.pool.query(
        `select 1 from jobs.job where name = 'accounts.send-link' and state not in ('completed', 'failed')`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 20_000, interval: 50 },
  )

export type Link = { readonly id: string; readonly action: string; readonly token: string }

/** What stands in the link of a mail. */
export const linkIn = ({ text }: SentMail): Link => {
  const [, id = '', action = '', token = ''] = /\/bestaetigung\/([^/\s]+)\/([^/\s]+)\/([^/\s]+)/.exec(text) ?? []
  return { id, action, token }
}

export const lastLinkTo = async (server: TestServer, to: string): Promise<Link> =>
  linkIn((await mailsTo(server, to)).at(-1) as SentMail)

let counter = 0

/** A network address that no limit knows yet. */
export const freshAddress = (): string => {
  counter += 1
  return `10.${process.pid % 250}.${Math.floor(counter / 250)}.${counter % 250}`
}
