import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillWithDemonstration } from '../demonstration.ts'
import type { EventLoopPauses } from '../event-loop-watch.fixture.ts'
import { freePort } from '../free-port.ts'
import { HOSTILE_SVGS, type HostileSvg } from '../hostile/hostile-svgs.ts'
import { IS_TORTURE } from '../rounds.ts'
import { childrenOf, runningProcesses } from '../running-processes.ts'
import { callServer, type RunningServer, signInAt, startServer } from '../running-server.ts'
import { expectWithin } from './expect-within.ts'

let dataDir: string
let server: RunningServer
let watchUrl: string
let attacker: string
let reader: string
/** New for each test: one of them ends it. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-hostile-'))
  await fillWithDemonstration(dataDir)
  const watchPort = await freePort()
  watchUrl = `http://127.0.0.1:${watchPort}`
  server = await startServer(
    { DATA_DIR: dataDir, EVENT_LOOP_WATCH_PORT: String(watchPort) },
    { nodeOptions: ['--import', new URL('../event-loop-watch.fixture.ts', import.meta.url).href] },
  )
  attacker = await signInAt(server.url, 'leitung@demo.example')
  reader = await signInAt(server.url, 'einzel@demo.example')
})
afterEach(async () => {
  await server?.end('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** The longest the event loop was blocked since the last call, in milliseconds. */
const blockedMs = async (): Promise<number> => ((await (await fetch(watchUrl)).json()) as EventLoopPauses).longest

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** Addresses of drawings that were never made: one after the other, of every sign of the demo catalogue. */
async function* unseenPictures(): AsyncGenerator<string, never> {
  for (let skip = 0; ; skip += 100) {
    const { body } = await callServer(server.url, 'GET', `signs?$limit=100&$skip=${skip}`, { as: reader })
    const signs = (body as unknown as { data: { images: { signOnly: { default: string } } }[] }).data
    if (signs.length === 0) throw new Error('Every sign was seen.')
    for (const { images } of signs) yield images.signOnly.default
  }
}

const see = async (path: string): Promise<void> => {
  const response = await fetch(`${server.url}${path}`)
  await response.arrayBuffer()
  expect(response.status).toBe(200)
}

type Upload = {
  readonly status: number
  readonly body: { readonly message?: string; readonly variants?: Record<string, string> }
}

/** The same drawing with other line breaks at its end each time: known content would be refused without another look. */
let uploads = 0
const upload = async (bytes: Uint8Array): Promise<Upload> => {
  uploads += 1
  const end = Buffer.from('\n'.repeat(uploads), bytes[0] === 0xff ? 'utf16le' : 'utf8')
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes), end], 'bild.svg'))
  const response = await fetch(`${server.url}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${attacker}` },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as Upload['body'] }
}

/** Uploads a drawing and looks at it, while somebody else asks for a new picture. */
const attack = async (bytes: Uint8Array, unseen: string) => {
  await blockedMs()
  const attacking = (async () => {
    const taken = await upload(bytes)
    if (taken.status !== 201) return taken
    const { status } = await fetch(`${server.url}${taken.body.variants?.['default']}`)
    return { ...taken, shown: status }
  })()
  // The upload is being checked by then.
  await Promise.race([attacking, delay(150)])
  const pictureMs = await timed(() => see(unseen))
  const answer = await attacking
  return { pictureMs, blocked: await blockedMs(), answer }
}

type Measured = { readonly pictureMs: number; readonly blocked: number }
type Limits = Measured

const GERMAN = /^(?:Das SVG|Das Bild) (?:ist|enthält|verweist|gibt) .*\.$|^Das ist kein Bild im Format /
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
/** A machine that does other things at the same time delays everything: such a measurement is repeated. */
const ATTEMPTS = 3

const UNLIMITED: Limits = { pictureMs: Number.POSITIVE_INFINITY, blocked: Number.POSITIVE_INFINITY }

/** The limits of an idle machine; a busy one, which delays everything, gets as much more as it needs without an attack. */
const measureLimits = async (next: () => Promise<string>): Promise<Limits> => {
  const pictureTimes: number[] = []
  const blockedTimes: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const path = await next()
    await blockedMs()
    pictureTimes.push(await timed(() => see(path)))
    blockedTimes.push(await blockedMs())
  }
  return { pictureMs: Math.max(1_000, 10 * median(pictureTimes)), blocked: Math.max(100, 3 * median(blockedTimes)) }
}

const isFirstOfItsVerdict = ({ verdict }: HostileSvg, index: number): boolean =>
  HOSTILE_SVGS.findIndex((other) => other.verdict === verdict) === index

/** In `npm test` every drawing that is really drawn and one of each kind of refusal; in `npm run torture` all of them. */
const chooseDrawings = (): readonly HostileSvg[] =>
  HOSTILE_SVGS.filter((one, index) => IS_TORTURE || one.verdict === 'drawn' || isFirstOfItsVerdict(one, index))

test('a hostile drawing is refused or drawn, and meanwhile everybody else is served', async () => {
  const unseen = unseenPictures()
  const next = async () => (await unseen.next()).value
  const limits = IS_TORTURE ? await measureLimits(next) : UNLIMITED
  const isFast = ({ pictureMs }: Measured) => pictureMs < limits.pictureMs
  const isFree = ({ blocked }: Measured) => blocked < limits.blocked

  const drawings = chooseDrawings()
  expect(drawings.length).toBeGreaterThanOrEqual(25)
  const slow: unknown[] = []
  for (const { name, verdict, make } of drawings) {
    const bytes = make()
    const measured: Measured[] = []
    do {
      const { answer, ...figures } = await attack(bytes, await next())
      measured.push(figures)
      if (verdict !== 'drawn') expect({ name, ...answer }).toMatchObject({ name, status: expect.toSatisfy(isRefusal) })
      if (isRefusal(answer.status)) expect(answer.body.message).toMatch(GERMAN)
      else expect({ name, ...answer }).toMatchObject({ name, status: 201, shown: 200 })
    } while (measured.length < ATTEMPTS && !(measured.some(isFast) && measured.some(isFree)))
    if (!measured.some(isFast) || !measured.some(isFree)) slow.push({ name, measured })
    // Enough to show a fault; each of the others would take as long.
    if (slow.length === 3) break
  }
  expect(slow).toEqual([])
})

const isRefusal = (status: number): boolean => status === 400 || status === 413

const endProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself since it was listed.
  }
}

test('SIGTERM in the middle of rendering ends the server and its processes', async () => {
  const heavy = HOSTILE_SVGS.find(({ name }) => name === 'a filled zigzag of nearly two megabytes')?.make()
  // Those that prepare something end, so that one that runs afterwards was started for an attack.
  const endChildren = (): readonly number[] => {
    for (const pid of childrenOf(server.child.pid)) endProcess(pid)
    return childrenOf(server.child.pid)
  }
  await expect.poll(endChildren, { timeout: 30_000 }).toEqual([])
  const attacks = Array.from({ length: 4 }, () => upload(heavy ?? new Uint8Array()).catch(() => undefined))
  await expect.poll(() => childrenOf(server.child.pid), { timeout: 30_000 }).not.toEqual([])
  const children = childrenOf(server.child.pid)
  const exited = once(server.child, 'exit', { signal: AbortSignal.timeout(60_000) })
  const endedMs = await timed(async () => {
    server.child.kill('SIGTERM')
    await exited
  })
  expectWithin(10_000, endedMs)
  await Promise.all(attacks)
  const left = () => runningProcesses().filter(({ pid }) => children.includes(pid))
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
})
