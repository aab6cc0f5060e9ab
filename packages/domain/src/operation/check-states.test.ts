import { expect, test } from 'vitest'
import { backupState, clockState, diskState, mailState, queueState } from './check-states.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test.each([
  [50, 'good'],
  [10, 'good'],
  [9.9, 'warning'],
  [2.9, 'bad'],
  [0, 'bad'],
])('with %s %% of the disk free it is %s', (free, state) => {
  expect(diskState({ free, total: 100 })).toBe(state)
})

test.each([
  [-4_000, 'good'],
  [6_000, 'warning'],
  [-61_000, 'bad'],
])('clocks %s ms apart are %s', (skew, state) => {
  expect(clockState(skew)).toBe(state)
})

test.each([
  [{ failed: 0, waitingMs: 0 }, 'good'],
  [{ failed: 1, waitingMs: 0 }, 'warning'],
  [{ failed: 0, waitingMs: 16 * 60_000 }, 'warning'],
  [{ failed: 0, waitingMs: 3 * 3_600_000 }, 'bad'],
])('a queue with %j is %s', (queue, state) => {
  expect(queueState(queue)).toBe(state)
})

test('mails are as well as the last one', () => {
  expect(mailState({ sentAt: null, failedAt: null })).toBe('unknown')
  expect(mailState({ sentAt: ago(5), failedAt: ago(9) })).toBe('good')
  expect(mailState({ sentAt: ago(9), failedAt: ago(5) })).toBe('bad')
})

test('a backup is good for a week', () => {
  expect([null, ago(60), ago(60 * 24 * 8)].map((at) => backupState(at, NOW))).toEqual(['warning', 'good', 'warning'])
})
