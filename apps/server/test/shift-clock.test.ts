import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { afterEach, expect, test, vi } from 'vitest'
import { NODE_ENVIRONMENT } from './node-environment.ts'

afterEach(() => {
  vi.useRealTimers()
})

const DAY = germanDayOf(new Date(process.env['TEST_CLOCK'] ?? '2027-03-15T09:00:00Z'))

/** Whatever a busy machine does between two looks at a clock. */
const AN_HOUR_MS = 3_600_000

test('tests of the server begin on their day, by every way of asking', () => {
  expect(germanDayOf(new Date())).toBe(DAY)
  expect(germanDayOf(new Date(Date.now()))).toBe(DAY)
  expect(germanDayOf(new Date(Date()))).toBe(DAY)
  expect(new Date('2026-01-31T12:00:00Z').toISOString()).toBe('2026-01-31T12:00:00.000Z')
})

test('the clock is there again after a test has set it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T11:00:00Z') })
  expect(germanDayOf(new Date())).toBe('2030-01-01')
  vi.useRealTimers()
  expect(germanDayOf(new Date())).toBe(DAY)
})

test('dates that Node makes are dates', async () => {
  expect((await stat(import.meta.filename)).mtime).toBeInstanceOf(Date)
})

test('a process that a test starts has the same clock, and its threads the real one', () => {
  const inThread = "require('node:worker_threads').parentPort.postMessage(Date.now())"
  const program = `
    const { Worker } = require('node:worker_threads')
    new Worker(${JSON.stringify(inThread)}, { eval: true }).on('message', (thread) => console.log(JSON.stringify([Date.now(), thread])))`
  const before = Date.now()
  const [own, thread] = JSON.parse(
    execFileSync(process.execPath, ['-e', program], { env: NODE_ENVIRONMENT, encoding: 'utf8' }),
  )
  expect(own).toBeGreaterThanOrEqual(before)
  expect(own).toBeLessThanOrEqual(Date.now())
  const ahead = Number(process.env['CLOCK_AHEAD_MS'])
  expect(Math.abs(own - thread - ahead)).toBeLessThan(AN_HOUR_MS)
})
