import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillWithDemonstration } from '../demonstration.ts'
import { countRounds } from '../rounds.ts'
import { callServer, type RunningServer, signInAt, startServer } from '../running-server.ts'
import { until, write } from './given-postgres.ts'
import { seeded } from './seeded.ts'

const WRITERS = 4

let dataDir: string
let server: RunningServer | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-kill-'))
  await fillWithDemonstration(dataDir)
})
afterEach(async () => {
  await server?.end('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Creates lists until the server dies; adds the id of each list that the server acknowledged. */
const writeUntilDeath = async (running: RunningServer, token: string, acknowledged: Set<string>): Promise<void> => {
  for (;;) {
    try {
      const { status, body } = await write(running, token)
      if (status === 201) acknowledged.add(String(body['_id']))
    } catch {
      return
    }
  }
}

const expectLists = async (running: RunningServer, token: string, ids: Iterable<string>): Promise<void> => {
  for (const id of ids) {
    const { status } = await callServer(running.url, 'GET', `lists/${id}`, { as: token })
    expect({ id, status }).toEqual({ id, status: 200 })
  }
}

test('a server with the embedded database keeps every acknowledged write when it is killed under load', async () => {
  const random = seeded()
  process.stdout.write(`kill embedded: seed ${random.seed}\n`)
  const rounds = countRounds(1, { long: 5, atMost: 100 })
  const acknowledged: string[] = []
  let latest = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const running = await startServer({ DATA_DIR: dataDir })
    server = running
    const token = await signInAt(running.url, 'einzel@demo.example')
    await expectLists(running, token, latest)
    latest = new Set()
    const writers = Array.from({ length: WRITERS }, () => writeUntilDeath(running, token, latest))
    // Early and late: more writes fill more pages between two checkpoints.
    const enough = 10 + random.below(60)
    await until(() => latest.size >= enough)
    await running.end('SIGKILL')
    await Promise.all(writers)
    acknowledged.push(...latest)
  }
  server = await startServer({ DATA_DIR: dataDir })
  const token = await signInAt(server.url, 'einzel@demo.example')
  await expectLists(server, token, acknowledged)
  process.stdout.write(`kill embedded: ${rounds} kills, ${acknowledged.length} lists, all of them there\n`)
})
