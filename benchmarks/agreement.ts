import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { callServer } from '@gebaerdenraum/server/test/running-server.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { medianOf } from './figures/percentiles.ts'
import type { Cluster } from './servers/start-cluster.ts'
import type { ProductServer } from './servers/start-product.ts'
import { until, untilLoaded } from './servers/until.ts'

/**
 * Whether two servers show the same state: sign-ins that end, changes of the catalogue, limits on wrong passwords, work
 * from the queue, media. Throws where they do not agree; the figures tell how soon they do, and how often work was done.
 */
export const measureAgreement = async (cluster: Cluster): Promise<readonly Figure[]> => [
  await measureSignOut(cluster),
  await measureCatalogue(cluster),
  await countWrongPasswords(cluster),
  await countMails(cluster),
  await countVariants(cluster),
]

/** No response relies on anything older (decision 0051). */
const MAX_AGE_MS = 1_000
const TIMES = 10

/** How long a token that was signed out at one server is still taken by the other. */
const measureSignOut = async ({ servers: [first, second] }: Cluster): Promise<Figure> => {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const token = await first.signIn('einzel@demo.example')
    const isRefused = async () => (await callServer(second.url, 'GET', 'session', { as: token })).status === 401
    await expectStatus(200, second.url, 'GET', 'session', { as: token })
    await expectStatus(200, first.url, 'DELETE', 'authentication', { as: token })
    times.push(await until(isRefused, POLL_MS))
  }
  return soonFigure('a sign-out at one server is known at the other', times)
}

/** From the answer to an administrator at one server until a search at the other finds the sign by its new name. */
const measureCatalogue = async ({ servers: [first, second] }: Cluster): Promise<Figure> => {
  const token = await first.signIn('admin@demo.example')
  const found = await readSigns(first, 'hund', token)
  const [sign] = found
  if (sign === undefined) throw new Error('There is no sign to rename.')
  const path = `catalogue-signs/${sign._id}`
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const title = `Umbenannt ${time}`
    const { revision } = await expectStatus(200, first.url, 'GET', path, { as: token })
    await expectStatus(200, first.url, 'PATCH', path, { as: token, data: { revision, title } })
    const isFound = async () => (await readSigns(second, title, token)).some((other) => other.name === title)
    times.push(await until(isFound, POLL_MS))
  }
  return soonFigure('a sign renamed at one server is found at the other', times)
}

/** Wrong passwords to one account from one address, at the servers in turn, until they are refused. */
const countWrongPasswords = async ({ servers }: Cluster): Promise<Figure> => {
  let count = 0
  for (; count < 3 * WRONG_PASSWORDS; count += 1) {
    const data = { strategy: 'local', email: 'gast@demo.example', password: 'falsch' }
    const { status } = await callServer(inTurn(servers, count).url, 'POST', 'authentication', { data })
    if (status === 429) break
    if (status !== 401) throw new Error(`A wrong password was answered with ${status}.`)
  }
  return sameFigure('wrong passwords at both servers in turn until refused', count, 'limit of one', WRONG_PASSWORDS)
}

/** `docs/operations.md`, limits: from one address to one account. */
const WRONG_PASSWORDS = 10

/** Links asked for at the servers in turn: each goes into the queue, which both work off. */
const countMails = async ({ servers, folders }: Cluster): Promise<Figure> => {
  const count = async () => (await Promise.all(folders.map(countFiles))).reduce((sum, files) => sum + files, 0)
  const before = await count()
  for (const [index, email] of RECIPIENTS.entries()) {
    const data = { action: 'passwordReset', email }
    await expectStatus(201, inTurn(servers, index).url, 'POST', 'verifications', { data })
  }
  await until(async () => (await count()) >= before + RECIPIENTS.length)
  // One that was sent twice would come now.
  await delay(MAX_AGE_MS)
  return sameFigure('mails sent by both servers', (await count()) - before, 'links asked for', RECIPIENTS.length)
}

const RECIPIENTS = ['einzel', 'leitung', 'manager', 'mitglied', 'traeger', 'ohneplatz', 'gast', 'abgelaufen'].map(
  (name) => `${name}@demo.example`,
)

const countFiles = async (dataDir: string): Promise<number> =>
  (await readdir(join(dataDir, 'mail')).catch(() => [])).length

/** The same pictures demanded at both servers at once, none of which was made before. */
const countVariants = async ({ servers, writtenKeys }: Cluster): Promise<Figure> => {
  const [first] = servers
  const token = await first.signIn('einzel@demo.example')
  const signs = await readSigns(first, 'schul', token)
  const addresses = signs.flatMap(({ images }) => images.signMap?.default ?? []).slice(0, PICTURES)
  if (addresses.length < PICTURES) throw new Error('There are too few pictures.')
  const before = writtenKeys().length
  await Promise.all(addresses.flatMap((address) => servers.map(({ url }) => untilLoaded(url, address))))
  const made = writtenKeys()
    .slice(before)
    .filter((key) => key.startsWith('variants/'))
  const times = [...Map.groupBy(made, (key) => key).values()].map((same) => same.length)
  if (times.length < PICTURES) throw new Error('Some pictures were not made.')
  return sameFigure(
    'how often a picture was made that both servers were asked for at once',
    Math.max(...times),
    'once',
    1,
  )
}

const PICTURES = 12

const readSigns = async ({ url }: ProductServer, search: string, token: string): Promise<readonly Sign[]> => {
  const { body } = await callServer(url, 'GET', `signs?search=${encodeURIComponent(search)}&$limit=50`, { as: token })
  return body['data'] as unknown as readonly Sign[]
}

const expectStatus = async (wanted: number, ...[url, method, path, options]: Parameters<typeof callServer>) => {
  const { status, body } = await callServer(url, method, path, options)
  if (status !== wanted) throw new Error(`${method} ${path} answers ${status}: ${JSON.stringify(body)}`)
  return body
}

const POLL_MS = 5

const inTurn = (servers: Cluster['servers'], index: number): ProductServer => servers[index % 2 === 0 ? 0 : 1]

const soonFigure = (name: string, times: readonly number[]): Figure =>
  lessIsBetter({
    name,
    unit: 'ms',
    measured: { median: medianOf(times), p99: Math.max(...times) },
    limit: { what: 'what is promised', median: MAX_AGE_MS, p99: MAX_AGE_MS },
  })

/** A count that has to be exactly the limit. */
const sameFigure = (name: string, count: number, what: string, limit: number): Figure => {
  if (count !== limit) throw new Error(`${name}: ${count} instead of ${limit}`)
  return lessIsBetter({ name, unit: 'times', measured: { median: count }, limit: { what, median: limit } })
}
