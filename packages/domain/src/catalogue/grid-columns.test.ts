import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLUMNS_MAX, COLUMNS_MIN } from '../accounts/preferences.ts'
import {
  effectiveColumns,
  FEWEST_COLUMNS,
  limitedColumnsNotice,
  MOST_COLUMNS,
  type ScreenClass,
  screenClassOf,
} from './grid-columns.ts'

describe('columns of a grid of signs', () => {
  test.each<[number, ScreenClass, number]>([
    [360, 'mobile', 2],
    [767, 'mobile', 2],
    [768, 'tablet', 5],
    [1023, 'tablet', 5],
    [1024, 'desktop', 7],
    [1215, 'desktop', 7],
    [1216, 'widescreen', 10],
    [3840, 'widescreen', 10],
  ])('a window of %i px is %s and has room for %i columns', (width, screen, limit) => {
    expect(screenClassOf(width)).toBe(screen)
    expect(effectiveColumns(10, width)).toEqual({ columns: limit, isLimited: limit < 10 })
  })

  test('leaves a wish that fits as it is, and says nothing', () => {
    expect(effectiveColumns(2, 360)).toEqual({ columns: 2, isLimited: false })
    expect(effectiveColumns(1, 360)).toEqual({ columns: 1, isLimited: false })
    expect(effectiveColumns(7, 1024)).toEqual({ columns: 7, isLimited: false })
  })

  test('never gives fewer than one column nor more than ten, whatever was stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 8000 }), (wanted, width) => {
        const { columns } = effectiveColumns(wanted, width)
        expect(columns).toBeGreaterThanOrEqual(1)
        expect(columns).toBeLessThanOrEqual(10)
      }),
    )
  })

  test('says how many columns are left in the words of the specification', () => {
    expect(limitedColumnsNotice(2)).toBe('Aufgrund von Platzmangel wurde die Anzahl der Spalten auf 2 beschränkt')
  })

  test('has the same bounds as the stored preference', () => {
    expect([FEWEST_COLUMNS, MOST_COLUMNS]).toEqual([COLUMNS_MIN, COLUMNS_MAX])
  })
})
