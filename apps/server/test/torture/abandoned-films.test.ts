import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWithDemonstration } from '../demonstration.ts'
import { countRounds } from '../rounds.ts'
import { isRunning } from '../running-processes.ts'
import { callServer, type RunningServer, signInAt, startServer } from '../running-server.ts'
import { listFilms } from './list-films.ts'
import { seeded } from './seeded.ts'

/** 300 in `npm run torture` with its usual factor of 20. */
const FILMS = countRounds(30, { long: 15 })
/** A film of a long word takes longer, also where hands are known from earlier films. */
const LONGEST_VISIT_MS = 600

let dataDir: string
let server: RunningServer
let reader: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-abandoned-'))
  await fillWithDemonstration(dataDir)
  server = await startServer({ DATA_DIR: dataDir, DEMO: 'true' })
  reader = await signInAt(server.url, 'einzel@demo.example')
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Asks for a film and goes away after this time. The status, or undefined where no answer came before. */
const visit = async (path: string, leaveAfterMs: number): Promise<number | undefined> => {
  const visitor = new AbortController()
  const { signal } = visitor
  const answer = fetch(`${server.url}${path}`, { signal }).then(
    (response) => response.status,
    (error: unknown) => {
      if (signal.aborted) return undefined
      throw error
    },
  )
  await delay(leaveAfterMs)
  visitor.abort()
  return answer
}

test('films that are begun and left at any moment end with their visitors, and the server goes on', async () => {
  const random = seeded()
  const [last = '', ...films] = await listFilms(server.url, reader, { count: FILMS + 1, first: 'longest' })
  let left = 0
  for (const film of films) {
    const status = await visit(film, random.below(LONGEST_VISIT_MS))
    if (status === undefined) left += 1
    else expect(status).toBe(200)
    expect(isRunning(server.child), server.output()).toBe(true)
  }
  // Without them this would prove nothing.
  expect(left).toBeGreaterThan(films.length / 2)

  const film = await fetch(`${server.url}${last}`)
  expect(film.status).toBe(200)
  expect((await film.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect((await callServer(server.url, 'GET', 'health')).status).toBe(200)
})
