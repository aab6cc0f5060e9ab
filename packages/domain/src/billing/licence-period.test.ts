import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { germanDayOf, readGermanTime } from '../kernel/german-days.ts'
import { addMonths, findAnchorDay, periodText } from './licence-period.ts'

test.each([
  [1, '1 Monat'],
  [6, '6 Monate'],
  [12, '1 Jahr'],
  [18, '18 Monate'],
  [24, '2 Jahre'],
])('%i months are shown as %s', (months, text) => {
  expect(periodText(months)).toBe(text)
})

describe('a term', () => {
  test('that began on the 31st ends on the last day of short months and on the 31st again', () => {
    const start = new Date('2027-01-31T08:30:00Z')
    const ends = [1, 2, 13, 14].map((months) => germanDayOf(addMonths(start, months)))
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2028-02-29', '2028-03-31'])
    expect(addMonths(new Date('2027-02-28T08:30:00Z'), 1, 31)).toEqual(new Date('2027-03-31T07:30:00.000Z'))
  })

  test.each([
    ['after midnight, when it is still the day before in UTC', '2027-02-28T23:30:00Z', 1, '2027-03-31T22:30:00Z'],
    ['in the night before a leap day', '2027-02-28T23:30:00Z', 12, '2028-02-29T23:30:00Z'],
    ['before midnight', '2027-02-28T22:59:59Z', 1, '2027-03-28T21:59:59Z'],
    ['on a leap day', '2028-02-29T11:00:00Z', 12, '2029-02-28T11:00:00Z'],
    ['at the turn of the year', '2026-12-31T23:10:00Z', 1, '2027-01-31T23:10:00Z'],
    ['across the beginning of summer time', '2027-03-15T11:00:00Z', 1, '2027-04-15T10:00:00Z'],
    ['across the end of summer time', '2027-10-15T10:00:00Z', 1, '2027-11-15T11:00:00Z'],
    ['into the hour that is skipped', '2027-02-28T01:30:00Z', 1, '2027-03-28T01:30:00Z'],
    ['into the first of the hours that occur twice', '2027-08-31T00:30:00Z', 2, '2027-10-31T00:30:00Z'],
    ['back in time', '2027-03-31T10:00:00Z', -1, '2027-02-28T11:00:00Z'],
    ['from the 1st of a year', '2027-01-01T11:00:00Z', -1, '2026-12-01T11:00:00Z'],
  ])('%s: %s and %i months give %s', (_, start, months, end) => {
    expect(addMonths(new Date(start), months)).toEqual(new Date(end))
  })

  test('that ends as it did by days in UTC comes back to its day', () => {
    // Bought on 1 March, 0:30: it ended on 29 March at 1:30, and on 29 February 2028.
    expect(addMonths(new Date('2027-03-28T23:30:00Z'), 1, 1)).toEqual(new Date('2027-04-30T23:30:00Z'))
    expect(addMonths(new Date('2028-02-28T23:30:00Z'), 12, 1)).toEqual(new Date('2029-02-28T23:30:00Z'))
  })

  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2033-01-01'), noInvalidDate: true })
  const SKIPPED = 2 * 3_600_000

  test('has the same German time and day at its end as at its beginning, however often it is renewed', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 1, max: 6 }),
        (start, months, renewals) => {
          const anchorDay = findAnchorDay(start)
          let end = start
          for (let count = 0; count < renewals; count += 1) end = addMonths(end, months, anchorDay)
          const [year = 0, month = 0, day = 0] = germanDayOf(end).split('-').map(Number)
          const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
          expect(day).toBe(Math.min(anchorDay, lastDay))
          const passed = renewals * months
          const [startYear = 0, startMonth = 0] = germanDayOf(start).split('-').map(Number)
          expect((year - startYear) * 12 + month - startMonth).toBe(passed)
          // Only a time of the night in March that is skipped moves, by an hour.
          const time = readGermanTime(start)
          if (time < SKIPPED || time >= SKIPPED + 3_600_000) expect(readGermanTime(end)).toBe(time)
          else expect([time, time + 3_600_000]).toContain(readGermanTime(end))
        },
      ),
    )
  })
})
