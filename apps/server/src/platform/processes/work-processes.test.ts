import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestJob } from './test-work.fixture.ts'
import { openWorkProcesses, type RunOptions } from './work-processes.ts'

const PROGRAM = new URL('./test-work.fixture.ts', import.meta.url)
const openProcesses = (parallel = 1, idleMs = 60_000) =>
  openWorkProcesses<TestJob, string, string, string>(PROGRAM, { parallel, maxHeapMb: 64, idleMs, priority: 5 })
const LIMITS: RunOptions<string, string> = { deadlineMs: 30_000, maxRssMb: 1000 }

/** Rejects once the process is gone. */
const isRunning = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}
const gone = async (pid: string): Promise<void> => {
  while (isRunning(pid)) await delay(10)
}

test('one process does one job after another, and ends when it has nothing to do', async () => {
  const processes = openProcesses(1, 200)
  const [first, second] = await Promise.all([
    processes.run({ kind: 'pid' }, LIMITS),
    processes.run({ kind: 'pid' }, LIMITS),
  ])
  expect(second).toBe(first)
  expect(first).not.toBe(String(process.pid))
  await gone(first)
})

test('a process gets no setting and no secret', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('SECRET', 'x'.repeat(40))
  vi.stubEnv('NODE_COMPILE_CACHE', undefined)
  expect(await openProcesses().run({ kind: 'environment' }, LIMITS)).toBe('PATH')
})

test('where this process reads source maps, a work process does, so that its errors name our sources', async () => {
  const before = process.sourceMapsEnabled
  onTestFinished(() => process.setSourceMapsEnabled(before))
  for (const isOn of [true, false]) {
    process.setSourceMapsEnabled(isOn)
    expect(await openProcesses().run({ kind: 'source maps' }, LIMITS)).toBe(String(isOn))
  }
})

test('a job never gets a process that is being ended for want of work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const processes = openProcesses(1, 200)
  const pid = await processes.run({ kind: 'pid' }, LIMITS)
  // The idle time has just passed: the process was killed and has not ended yet.
  vi.advanceTimersByTime(200)
  expect(isRunning(pid)).toBe(true)
  expect(await processes.run({ kind: 'pid' }, LIMITS)).not.toBe(pid)
  await gone(pid)
})

test('a job whose process died before it began runs in another', async () => {
  const processes = openProcesses()
  for (let round = 0; round < 5; round += 1) {
    const pid = await processes.run({ kind: 'pid' }, LIMITS)
    process.kill(Number(pid), 'SIGKILL')
    expect(await processes.run({ kind: 'pid' }, LIMITS)).not.toBe(pid)
  }
})

test('a job that ends its process at once is not run again in another', async () => {
  const processes = openProcesses(2)
  const runTwo = () => Promise.all([processes.run({ kind: 'pid' }, LIMITS), processes.run({ kind: 'pid' }, LIMITS)])
  for (let round = 0; round < 10; round += 1) {
    const before = await runTwo()
    const dying = processes.run({ kind: 'die' }, LIMITS)
    // Its messages and its end come at the same time to a server that is busy.
    setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50))
    await expect(dying).rejects.toMatchObject({ reason: 'crash', hasBegun: true })
    const after = await runTwo()
    expect(before.filter((pid) => after.includes(pid))).toHaveLength(1)
  }
})

test('as many jobs run at the same time as were allowed', async () => {
  const processes = openProcesses(2)
  const pids = await Promise.all(Array.from({ length: 6 }, () => processes.run({ kind: 'pid' }, LIMITS)))
  expect(new Set(pids).size).toBe(2)
})

test('a job asks, and its own error comes back without ending the process', async () => {
  const processes = openProcesses()
  const pid = await processes.run({ kind: 'pid' }, LIMITS)
  expect(await processes.run({ kind: 'ask' }, { ...LIMITS, reply: async (question) => `${question} Hund` })).toBe(
    'name? Hund',
  )
  await expect(processes.run({ kind: 'fail' }, LIMITS)).rejects.toThrow('The job is wrong.')
  expect(await processes.run({ kind: 'pid' }, LIMITS)).toBe(pid)
})

test.each(['block', 'native'] as const)('at the deadline a process is killed: %s', async (kind) => {
  const processes = openProcesses()
  const pid = await processes.run({ kind: 'pid' }, LIMITS)
  const running = processes.run({ kind }, { ...LIMITS, deadlineMs: 300 })
  await expect(running).rejects.toMatchObject({ name: 'WorkError', reason: 'timeout' })
  await gone(pid)
  expect(await processes.run({ kind: 'pid' }, LIMITS)).not.toBe(pid)
})

test('a signal kills what runs, and takes back what waits', async () => {
  const processes = openProcesses()
  const pid = await processes.run({ kind: 'pid' }, LIMITS)
  const controller = new AbortController()
  const { signal } = controller
  const both = [
    processes.run({ kind: 'native' }, { ...LIMITS, signal }),
    processes.run({ kind: 'pid' }, { ...LIMITS, signal }),
  ]
  setTimeout(() => controller.abort(new Error('Nobody waits.')), 100)
  for (const one of both) await expect(one).rejects.toThrow('Nobody waits.')
  await gone(pid)
})

test.each([
  ['native', 'cpu', { maxCpuMs: 300 }],
  ['grow', 'memory', { maxRssMb: 300 }],
  ['crash', 'crash', {}],
] as const)('%s ends a process with the reason %s', async (kind, reason, limits) => {
  const processes = openProcesses()
  await expect(processes.run({ kind }, { ...LIMITS, ...limits })).rejects.toMatchObject({ reason })
  expect(await processes.run({ kind: 'pid' }, LIMITS)).toMatch(/^\d+$/)
})
