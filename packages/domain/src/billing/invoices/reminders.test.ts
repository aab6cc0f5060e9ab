import { describe, expect, test } from 'vitest'
import { daysOverdue, nextLevel, payUntil, proposedLevel, type SentReminder } from './reminders.ts'

const days = [7, 14, 14] as const
const proposed = (today: string, ...reminders: readonly SentReminder[]) =>
  proposedLevel({ dueOn: '2026-10-01', reminders }, { today, days })
const first: SentReminder = { level: 1, sentOn: '2026-10-10' }
const second: SentReminder = { level: 2, sentOn: '2026-10-30' }
const third: SentReminder = { level: 3, sentOn: '2026-11-20' }

describe('a reminder', () => {
  test('is proposed once the days after the due day are over', () => {
    expect([proposed('2026-10-01'), proposed('2026-10-07'), proposed('2026-10-08')]).toEqual([null, null, 1])
  })

  test('is followed by the next level so many days after it was sent', () => {
    expect([proposed('2026-10-23', first), proposed('2026-10-24', first)]).toEqual([null, 2])
    expect([proposed('2026-11-12', first, second), proposed('2026-11-13', first, second)]).toEqual([null, 3])
  })

  test('is never proposed after the last level', () => {
    expect(proposed('2027-10-01', first, second, third)).toBeNull()
    expect(nextLevel([third, first, second])).toBeNull()
  })

  test('is never proposed on the due day, even with no days to wait', () => {
    const at = (today: string) => proposedLevel({ dueOn: '2026-10-01', reminders: [] }, { today, days: [0, 0, 0] })
    expect([at('2026-10-01'), at('2026-10-02')]).toEqual([null, 1])
  })

  test('asks to pay within ten days', () => {
    expect(payUntil('2026-12-25')).toBe('2027-01-04')
  })
})

test('an invoice is overdue from the day after it was due', () => {
  expect(['2026-09-30', '2026-10-01', '2026-10-13'].map((today) => daysOverdue('2026-10-01', today))).toEqual([
    0, 0, 12,
  ])
})
