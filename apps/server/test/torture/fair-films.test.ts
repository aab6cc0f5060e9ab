import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/platform/database/client.ts'
import { countRounds, IS_TORTURE } from '../rounds.ts'
import { type RunningServer, signInAt, startServer } from '../running-server.ts'
import { freshSharedDemonstration } from '../test-database.ts'
import { listFilms } from './list-films.ts'

/** More than the 20 films that may wait for one account, so that some are refused. */
const GREEDY_FILMS = countRounds(30)
/** Of the films that may wait for one account. */
const HALF_OF_SHARE = 10
/** How many films are made at once on this machine. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
/** What runs when a newcomer asks, a round of turns before him, and answers that overtake each other on their way. */
const MOST_BEFORE_NEWCOMER = AT_ONCE + 3

type Account = 'greedy' | 'polite' | 'third'
type Answer = { readonly account: Account; readonly status: number; readonly retryAfter: string | null }

let dataDir: string
let server: RunningServer
let database: OpenDatabase
let tokens: Readonly<Record<Account, string>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-fair-'))
  const shared = await freshSharedDemonstration()
  if (shared?.url === undefined) throw new Error('Looking into the database of a server needs PostgreSQL.')
  database = await openDatabase(shared)
  server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', DATABASE_URL: shared.url })
  const [greedy, polite, third] = await Promise.all(
    ['einzel', 'leitung', 'mitglied'].map((name) => signInAt(server.url, `${name}@demo.example`)),
  )
  tokens = { greedy: String(greedy), polite: String(polite), third: String(third) }
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await database?.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Those of the shortest words, which take the least time. */
const filmsFor = (account: Account, count: number): Promise<readonly string[]> =>
  listFilms(server.url, tokens[account], { count, first: 'shortest' })

/** All answers of the test in the order in which they came. */
const answers: Answer[] = []
const ask = async (account: Account, path: string, signal?: AbortSignal): Promise<Answer> => {
  const response = await fetch(`${server.url}${path}`, { signal: signal ?? null })
  await response.arrayBuffer()
  const answer = { account, status: response.status, retryAfter: response.headers.get('retry-after') }
  answers.push(answer)
  return answer
}
const answersFor = (account: Account): readonly Answer[] => answers.filter((answer) => answer.account === account)
const filmsSince = (start: number, account: Account): number =>
  answers.slice(start).filter((answer) => answer.account === account && answer.status === 200).length
/** Films that were made, also those that nobody got. */
const countFilms = async (): Promise<number> => {
  const { rows } = await database.pool.query(
    "select 1 from media_variants where state = 'ready' and content_type = 'video/mp4'",
  )
  return rows.length
}
/** Once the server has refused what is too much, the rest waits. */
const refusals = () => answers.filter(({ status }) => status === 503).length

test('one account that asks for many films keeps nobody waiting, and what nobody waits for any more is not made', async () => {
  // Also when it is repeated.
  answers.length = 0
  const count = GREEDY_FILMS + 3
  const [, , lastFilm = '', ...greedyFilms] = await filmsFor('greedy', count)
  const [politeFilm = ''] = await filmsFor('polite', count)
  const [, thirdFilm = ''] = await filmsFor('third', count)

  // Many at once: the other account's one film comes before nearly all that wait.
  const client = new AbortController()
  const greedy = greedyFilms.map((film) => ask('greedy', film, client.signal).catch(() => undefined))
  await expect.poll(refusals, { timeout: 60_000 }).toBeGreaterThan(0)
  const start = answers.length
  expect(await ask('polite', politeFilm)).toMatchObject({ status: 200 })
  const filmsBeforePolite = filmsSince(start, 'greedy')
  const waitingBehindPolite = greedyFilms.length - answersFor('greedy').length

  // A client that disconnects takes all it waited for with it. What is asked for next is made next, also for its account.
  client.abort()
  await Promise.all(greedy)
  const filmsBefore = await countFilms()
  expect(await ask('third', thirdFilm)).toMatchObject({ status: 200 })
  expect(await ask('greedy', lastFilm)).toMatchObject({ status: 200 })
  for (const { status, retryAfter } of answersFor('greedy')) {
    expect([200, 503]).toContain(status)
    if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0)
  }

  // Films go on while we count: who came first is certain only on a machine that does nothing else. In `npm test`
  // `fair-media.test.ts` counts them, with films that end when the test says so.
  if (!IS_TORTURE) return
  expect(filmsBeforePolite).toBeLessThanOrEqual(MOST_BEFORE_NEWCOMER)
  // Many did wait behind the other account's film, else this would prove nothing.
  expect(waitingBehindPolite).toBeGreaterThan(HALF_OF_SHARE)
  // Of what was left, at most what ended just when it was cancelled.
  expect(await countFilms()).toBeLessThanOrEqual(filmsBefore + 2 + AT_ONCE)
})
