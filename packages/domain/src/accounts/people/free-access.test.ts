import { describe, expect, test } from 'vitest'
import { germanDayOf } from '../../kernel/german-days.ts'
import { endOfGermanDay, freeUntilRefusal, lastMomentOf } from './free-access.ts'

test.each([
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2026-07-01', '2026-07-01T22:00:00.000Z'],
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('the day %s is over in Germany at %s, also when the clocks change', (day, over) => {
  expect(endOfGermanDay(day).toISOString()).toBe(over)
  expect(germanDayOf(lastMomentOf(endOfGermanDay(day)))).toBe(day)
})

describe('free access is given until', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  test.each([
    ['a moment that is over', new Date(now), 'past'],
    ['the next moment', new Date(now.getTime() + 1), null],
    ['a day in five years', endOfGermanDay('2031-11-22'), null],
    ['a day in six years', endOfGermanDay('2032-11-22'), 'too-far'],
  ])('%s: %s → %s', (_, until, refusal) => expect(freeUntilRefusal(until, now)).toBe(refusal))
})
