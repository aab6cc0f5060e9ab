import { describe, expect, test } from 'vitest'
import { chooseSignOfTheDay, listNewSigns } from './highlights.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2027-03-15T09:00:00Z')
const signs = Array.from({ length: 40 }, (_, index) => ({ slug: `sign-${index}` }))

describe('the sign of the day', () => {
  test('is the same in every order, and the whole German day', () => {
    const chosen = chooseSignOfTheDay(signs, NOW)
    expect(chooseSignOfTheDay(signs.toReversed(), NOW)).toBe(chosen)
    // Berlin is an hour ahead in March: the day begins at 23:00 UTC.
    for (const moment of ['2027-03-14T23:00:00Z', '2027-03-15T22:59:59Z']) {
      expect(chooseSignOfTheDay(signs, new Date(moment))).toBe(chosen)
    }
  })

  test('changes from day to day and comes to many signs', () => {
    const days = Array.from({ length: 120 }, (_, day) => new Date(NOW.getTime() + day * DAY_MS))
    const chosen = days.map((day) => chooseSignOfTheDay(signs, day)?.slug)
    expect(new Set(chosen).size).toBeGreaterThan(30)
    expect(chosen.filter((slug, index) => slug === chosen[index - 1]).length).toBeLessThan(12)
  })

  test('stays when another sign is retired', () => {
    const chosen = chooseSignOfTheDay(signs, NOW)
    const others = signs.filter((sign) => sign !== chosen)
    for (const retired of others)
      expect(
        chooseSignOfTheDay(
          signs.filter((sign) => sign !== retired),
          NOW,
        ),
      ).toBe(chosen)
  })

  test('is missing where there are no signs', () => {
    expect(chooseSignOfTheDay([], NOW)).toBeUndefined()
  })
})

describe('new signs', () => {
  const added = (daysAgo: number, slug = `sign-${daysAgo}`) => ({
    slug,
    createdAt: new Date(NOW.getTime() - daysAgo * DAY_MS),
  })
  const old = Array.from({ length: 20 }, (_, index) => added(400 + index))

  test('are those of the last 60 days, the latest first', () => {
    const found = listNewSigns([...old, added(61), added(60), added(3, 'b'), added(3, 'a'), added(10)], NOW, 8)
    expect(found.map(({ slug }) => slug)).toEqual(['a', 'b', 'sign-10', 'sign-60'])
  })

  test('are at most as many as asked for', () => {
    expect(listNewSigns([...old, added(1), added(2), added(3)], NOW, 2).map(({ slug }) => slug)).toEqual([
      'sign-1',
      'sign-2',
    ])
  })

  test('are none after a first import', () => {
    expect(listNewSigns([...old.slice(0, 3), added(1), added(2)], NOW, 8)).toEqual([])
  })
})
