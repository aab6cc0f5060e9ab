import { afterEach, expect, test, vi } from 'vitest'
import { EVERYTHING } from './change-feed.ts'
import { type ChangePulse, type ListeningConnection, openChangePulse } from './change-pulse.ts'

const ECHO = /^echo:/

/** A database that announces, if wanted, and answers unless it is held up. */
const fakeDatabase = ({ announces = true } = {}) => {
  const waiting: (() => void)[] = []
  const heard: string[] = []
  const connections: { fail(error: Error): void }[] = []
  let isAnswering = true
  let connects = 0
  const answered = (): Promise<void> =>
    isAnswering ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))
  return {
    heard: () => heard.filter((topic) => !ECHO.test(topic)),
    countConnects: () => connects,
    hold() {
      isAnswering = false
    },
    release() {
      isAnswering = true
      for (const answer of waiting.splice(0)) answer()
    },
    breakConnection: () => connections.at(-1)?.fail(new Error('broken')),
    sink: { hear: (topic: string) => heard.push(topic) },
    async connect(hear: (topic: string) => void): Promise<ListeningConnection> {
      connects += 1
      let broken: Error | undefined
      let reject: (error: Error) => void = () => undefined
      connections.push({
        fail(error) {
          broken = error
          reject(error)
        },
      })
      return {
        async query(_text, values = []) {
          if (broken) throw broken
          if (announces) for (const value of values) if (ECHO.test(String(value))) hear(String(value))
          await Promise.race([
            answered(),
            new Promise((_, fail) => {
              reject = fail
            }),
          ])
        },
        end: async () => undefined,
        cut: (reason) => reject(reason),
      }
    },
  }
}

let pulse: ChangePulse | undefined
afterEach(() => pulse?.stop())

const open = (database: ReturnType<typeof fakeDatabase>, clocks?: readonly (() => number)[]): ChangePulse => {
  pulse = openChangePulse(database.sink, database.connect, clocks)
  return pulse
}
/** The clocks show what stands in `times`. */
const openWithClocks = (database: ReturnType<typeof fakeDatabase>, times: readonly number[]): ChangePulse =>
  open(
    database,
    times.map((_, index) => () => times[index] as number),
  )
const isCurrentSoon = () => vi.waitFor(() => expect(pulse?.isCurrent()).toBe(true), { timeout: 5_000, interval: 5 })

test('changes are current once the connection has answered, and what came before is unknown', async () => {
  const database = fakeDatabase()
  expect(open(database).isCurrent()).toBe(false)
  await isCurrentSoon()
  expect(database.heard()).toEqual([EVERYTHING])
})

test.each([
  ['since the start', 0],
  ['of the day, which also runs while a machine is asleep', 1],
])('they are no longer when the clock %s shows that nothing was answered for a second', async (_, moved) => {
  const times = [0, 0]
  const database = fakeDatabase()
  openWithClocks(database, times)
  await isCurrentSoon()
  database.hold()
  times[moved] = 899
  expect(pulse?.isCurrent()).toBe(true)
  times[moved] = 900
  expect(pulse?.isCurrent()).toBe(false)
  database.release()
  await isCurrentSoon()
})

test('an answer counts from the moment of its question', async () => {
  const times = [0]
  const database = fakeDatabase()
  openWithClocks(database, times)
  await isCurrentSoon()
  database.hold()
  // Long enough for a question to be on its way.
  await new Promise((resolve) => setTimeout(resolve, 300))
  times[0] = 5_000
  database.release()
  await new Promise((resolve) => setImmediate(resolve))
  expect(pulse?.isCurrent()).toBe(false)
  await isCurrentSoon()
})

test('they are never current where the database announces nothing', async () => {
  const database = fakeDatabase({ announces: false })
  open(database)
  await vi.waitFor(() => expect(database.countConnects()).toBeGreaterThan(1), { timeout: 5_000, interval: 5 })
  expect(pulse?.isCurrent()).toBe(false)
  expect(database.heard()).toEqual([])
})

test('after a broken connection another one listens, and nobody knows what was missed', async () => {
  const database = fakeDatabase()
  open(database)
  await isCurrentSoon()
  database.hold()
  await new Promise((resolve) => setTimeout(resolve, 300))
  database.breakConnection()
  database.release()
  await vi.waitFor(() => expect(database.heard()).toEqual([EVERYTHING, EVERYTHING]), { timeout: 5_000, interval: 5 })
  await isCurrentSoon()
  expect(database.countConnects()).toBe(2)
})
