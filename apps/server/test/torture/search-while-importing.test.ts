import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NODE_ENVIRONMENT } from '../node-environment.ts'
import { countRounds } from '../rounds.ts'
import { callServer, type RunningServer, signInAt, startServer } from '../running-server.ts'
import { freshSharedDemonstration } from '../test-database.ts'
import { seeded } from './seeded.ts'

const IMPORT = fileURLToPath(new URL('../../src/modules/operation/catalogue-import/cli.ts', import.meta.url))
/** Three batches of an import, so that servers load states between them. */
const SIGNS = 600
const DEMO_SIGNS = 1_596
const SEARCHERS_PER_SERVER = 2

const random = seeded()

type FoundSign = Readonly<Record<'name' | 'slug' | 'wordClass' | 'match', string>> & {
  readonly keywords: readonly string[]
}
type FoundSigns = { readonly total: number; readonly data: readonly FoundSign[] }
type Settings = Readonly<Record<'DATA_DIR' | 'DATABASE_URL' | 'SECRET', string>>

let settings: Settings
let servers: readonly RunningServer[] = []
let importer: ChildProcess | undefined
beforeEach(async () => {
  const url = (await freshSharedDemonstration())?.url
  if (url === undefined) throw new Error('Two servers need PostgreSQL.')
  const dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-searching-'))
  settings = { DATA_DIR: dataDir, DATABASE_URL: url, SECRET: 'a secret that only tests know, 32+' }
})
afterEach(async () => {
  importer?.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await rm(settings.DATA_DIR, { recursive: true, force: true })
})

/** Everything about a sign names its state: title, keyword and word class change together. */
const wordClassIn = (state: number): string => (state % 2 === 0 ? 'noun' : 'verb')

const catalogueIn = (state: number): string =>
  [
    'slug,title,wordClass,category,keywords',
    ...Array.from(
      { length: SIGNS },
      (_, i) => `irrwort-${i},Irrwort${i} Stand${state},${wordClassIn(state)},Rubrik ${state},merkmal${state}`,
    ),
  ].join('\n')

/** Imports the state as operators do, in a process of its own beside the servers. */
const importState = async (state: number): Promise<void> => {
  const source = join(settings.DATA_DIR, `state-${state}.csv`)
  await writeFile(source, catalogueIn(state))
  const child = spawn(process.execPath, [IMPORT, source], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...NODE_ENVIRONMENT, ...settings },
  })
  importer = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'exit')
  expect({ code, output }).toMatchObject({ code: 0 })
}

const search = async (url: string, token: string, text: string, limit = 20): Promise<FoundSigns> => {
  const query = new URLSearchParams({ search: text, $limit: String(limit) })
  const { status, body } = await callServer(url, 'GET', `signs?${query}`, { as: token })
  expect({ text, status }).toEqual({ text, status: 200 })
  return body as unknown as FoundSigns
}

/** The state that a sign is in; fails where its parts are of different states. */
const stateOf = ({ name, keywords, wordClass }: FoundSign): number => {
  const state = Number(/ Stand(\d+)$/.exec(name)?.[1])
  expect({ name, keywords, wordClass }).toEqual({
    name,
    keywords: [`merkmal${state}`],
    wordClass: wordClassIn(state),
  })
  return state
}

/** Searches until the import is over. Answers how often it searched. */
const searchDuring = async (
  { url }: RunningServer,
  token: string,
  isOver: () => boolean,
  newest: number,
): Promise<number> => {
  const seen = new Map<string, number>()
  let count = 0
  const look = (signs: readonly FoundSign[]) => {
    for (const sign of signs.filter(({ slug }) => slug.startsWith('irrwort-'))) {
      const state = stateOf(sign)
      // A server never goes back to an older state of the catalogue.
      expect(state).toBeGreaterThanOrEqual(seen.get(sign.slug) ?? 0)
      seen.set(sign.slug, state)
    }
  }
  while (!isOver()) {
    const all = await search(url, token, '', 0)
    expect(all.total).toBeGreaterThanOrEqual(newest > 1 ? DEMO_SIGNS + SIGNS : DEMO_SIGNS)
    const number = random.below(SIGNS)
    const named = await search(url, token, `irrwort${number}`)
    if (newest > 1) expect(named.data.map(({ slug }) => slug)).toContain(`irrwort-${number}`)
    look(named.data)
    // The index and the signs it names are of one state: what is found by a keyword has it.
    const marked = (await search(url, token, `merkmal${newest}`)).data.filter(({ match }) => match === 'exact')
    for (const sign of marked) expect(stateOf(sign)).toBe(newest)
    look(marked)
    count += 3
  }
  return count
}

test('searches on two servers find whole signs of one state and never an empty catalogue while an import runs', async () => {
  const first = await startServer({ ...settings, DEMO: 'true' })
  servers = [first]
  servers = [first, await startServer({ ...settings, DEMO: 'true' })]
  const token = await signInAt(first.url, 'einzel@demo.example')
  process.stdout.write(`search while importing: seed ${random.seed}\n`)
  for (let state = 1; state <= countRounds(2); state += 1) {
    let isOver = false
    const importing = importState(state).finally(() => {
      isOver = true
    })
    const searching = servers.flatMap((server) =>
      Array.from({ length: SEARCHERS_PER_SERVER }, () => searchDuring(server, token, () => isOver, state)),
    )
    const counts = await Promise.all([...searching, importing.then(() => 1)])
    expect(Math.min(...counts)).toBeGreaterThan(0)
    for (const { url } of servers) {
      await expect
        .poll(() => search(url, token, `merkmal${state}`, 1), { timeout: 30_000 })
        .toMatchObject({ total: SIGNS, data: [{ match: 'exact' }] })
    }
  }
})
