import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { medianOf } from './figures/percentiles.ts'
import type { Cluster } from './servers/start-cluster.ts'
import type { ProductServer } from './servers/start-product.ts'

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
const PATIENCE_MS = 30_000
const TIMES = 10

/** How long a token that was signed out at one server is still taken by the other. */
const measureSignOut = async ({ servers: [first, second] }: Cluster): Promise<Figure> => {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const token = await first.signIn('einzel@demo.example')
    await expectStatus(second, 'session', 200, { token })
    await expectStatus(first, 'authentication', 200, { token, method: 'DELETE' })
    times.push(await msUntil(async () => (await send(second, 'session', { token })).status === 401))
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
    const stored = (await (await send(first, path, { token })).json()) as { readonly revision: number }
    const data = { revision: stored.revision, title }
    await expectStatus(first, path, 200, { token, method: 'PATCH', data })
    const isFound = async () => (await readSigns(second, title, token)).some((other) => other.name === title)
    times.push(await msUntil(isFound))
  }
  return soonFigure('a sign renamed at one server is found at the other', times)
}

/** Wrong passwords to one account from one address, at the servers in turn, until they are refused. */
const countWrongPasswords = async ({ servers }: Cluster): Promise<Figure> => {
  let count = 0
  for (; count < 3 * WRONG_PASSWORDS; count += 1) {
    const data = { strategy: 'local', email: 'gast@demo.example', password: 'falsch' }
    const { status } = await send(servers[count % 2] as ProductServer, 'authentication', { method: 'POST', data })
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
    await expectStatus(servers[index % 2] as ProductServer, 'verifications', 201, { method: 'POST', data })
  }
  await msUntil(async () => (await count()) >= before + RECIPIENTS.length)
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
  await Promise.all(addresses.flatMap((address) => servers.map((server) => untilLoaded(server, address))))
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

/** What is being made is asked for again. */
const untilLoaded = async ({ url }: ProductServer, address: string): Promise<void> => {
  await msUntil(async () => {
    const response = await fetch(url + address)
    await response.arrayBuffer()
    if (!response.ok && response.status !== 503) throw new Error(`${address} answers ${response.status}`)
    return response.ok
  })
}

const readSigns = async (server: ProductServer, search: string, token: string): Promise<readonly Sign[]> => {
  const response = await send(server, `signs?search=${encodeURIComponent(search)}&$limit=50`, { token })
  return ((await response.json()) as { readonly data: readonly Sign[] }).data
}

type Request = { readonly token?: string; readonly method?: string; readonly data?: unknown }

const send = ({ url }: ProductServer, path: string, { token, method = 'GET', data }: Request): Promise<Response> =>
  fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(data !== undefined && { 'content-type': 'application/json' }),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  })

const expectStatus = async (server: ProductServer, path: string, status: number, request: Request): Promise<void> => {
  const response = await send(server, path, request)
  const body = await response.text()
  if (response.status !== status) throw new Error(`${path} answers ${response.status}: ${body}`)
}

/** In milliseconds. */
const msUntil = async (isReached: () => Promise<boolean>): Promise<number> => {
  const startedAt = performance.now()
  while (!(await isReached())) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('The servers do not agree.')
    await delay(POLL_MS)
  }
  return performance.now() - startedAt
}

const POLL_MS = 5

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
