import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findGermanMoment, germanDayOf, readGermanTime } from './german-days.ts'

const HOUR_MS = 3_600_000

describe('the moment at which a German clock shows a time', () => {
  test.each([
    ['in winter', '2027-01-15', 12.5, '2027-01-15T11:30:00.000Z'],
    ['in summer', '2027-07-15', 12.5, '2027-07-15T10:30:00.000Z'],
    ['at midnight', '2027-07-15', 0, '2027-07-14T22:00:00.000Z'],
    ['before clocks go forward', '2027-03-28', 1.75, '2027-03-28T00:45:00.000Z'],
    ['that is skipped: an hour later', '2027-03-28', 2.5, '2027-03-28T01:30:00.000Z'],
    ['after clocks went forward', '2027-03-28', 3, '2027-03-28T01:00:00.000Z'],
    ['that occurs twice: the first', '2027-10-31', 2.5, '2027-10-31T00:30:00.000Z'],
    ['after clocks went back', '2027-10-31', 3, '2027-10-31T02:00:00.000Z'],
  ])('%s: %s, %f o’clock is %s', (_, day, hours, moment) => {
    expect(findGermanMoment(day, hours * HOUR_MS).toISOString()).toBe(moment)
  })

  test('is that moment again, but for the hour that occurs twice', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        const again = findGermanMoment(germanDayOf(moment), readGermanTime(moment))
        expect([0, HOUR_MS]).toContain(moment.getTime() - again.getTime())
        expect([germanDayOf(again), readGermanTime(again)]).toEqual([germanDayOf(moment), readGermanTime(moment)])
      }),
    )
  })
})
