import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_SIZE, mmOfPx } from '../kernel/page-geometry.ts'
import {
  fitGrid,
  type GridRefusalReason,
  type GridSettings,
  gridSize,
  isFittingGrid,
  isSameGrid,
  toGridSettings,
} from './fit-grid.ts'
import { GRID_TEMPLATES } from './grid-templates.ts'

const settings = (changes: Partial<GridSettings>): GridSettings => ({
  mode: 'columns-and-rows',
  columns: 2,
  rows: 2,
  widthMm: 80,
  heightMm: 120,
  columnGapMm: 0,
  rowGapMm: 0,
  ...changes,
})
const shown = (changes: Partial<GridSettings>) => {
  const fitted = fitGrid(settings(changes))
  return fitted.ok ? toGridSettings(fitted.grid, 'columns-and-rows') : fitted
}

describe('the templates', () => {
  test.each([
    ['SIGNbox Karten', { columns: 2, rows: 2, widthMm: 80, heightMm: 120, columnGapMm: 30, rowGapMm: 10 }],
    ['SIGNmap Karten', { columns: 3, rows: 4, widthMm: 50, heightMm: 50, columnGapMm: 20, rowGapMm: 16 }],
  ])('%s are what both modes make of their measures', (name, measures) => {
    const template = GRID_TEMPLATES.find((each) => each.name === name)
    expect(template?.settings).toMatchObject(measures)
    expect(shown(measures)).toMatchObject(measures)
    expect(shown({ ...measures, mode: 'width-and-height', columns: 1, rows: 1 })).toMatchObject(measures)
  })
})

describe('with columns and rows given', () => {
  test.each([
    [
      { columns: 1, rows: 1 },
      { widthMm: 190, heightMm: 251 },
    ],
    [
      { columns: 3, rows: 4 },
      { widthMm: 63, heightMm: 62 },
    ],
    [
      { columns: 15, rows: 15 },
      { widthMm: 12, heightMm: 16 },
    ],
    [
      { columns: 3, columnGapMm: 0.5 },
      { widthMm: 63, columnGapMm: 0.5 },
    ],
  ])('%j gives elements of whole millimetres: %j', (given, wanted) => {
    expect(shown(given)).toMatchObject(wanted)
  })
})

describe('with width and height given', () => {
  test.each([
    [
      { widthMm: 60, heightMm: 60 },
      { columns: 3, rows: 4 },
    ],
    [
      { widthMm: 190.23, heightMm: 251.35 },
      { columns: 1, rows: 1 },
    ],
    [
      { widthMm: 0.01, heightMm: 5 },
      { columns: 15, rows: 15 },
    ],
    [
      { widthMm: 90, heightMm: 100, columnGapMm: 300 },
      { columns: 1, rows: 2 },
    ],
  ])('%j gives as many as fit: %j', (given, wanted) => {
    expect(shown({ mode: 'width-and-height', ...given })).toMatchObject({ ...given, ...wanted })
  })
})

test.each<[Partial<GridSettings>, GridRefusalReason, keyof GridSettings]>([
  [{ columns: 0 }, 'count-out-of-range', 'columns'],
  [{ columns: 16 }, 'count-out-of-range', 'columns'],
  [{ rows: 1.5 }, 'count-out-of-range', 'rows'],
  [{ columnGapMm: -0.01 }, 'length-out-of-range', 'columnGapMm'],
  [{ rowGapMm: Number.NaN }, 'length-out-of-range', 'rowGapMm'],
  [{ columns: 15, columnGapMm: 13 }, 'gaps-too-large', 'columns'],
  [{ mode: 'width-and-height', widthMm: 0 }, 'no-size', 'widthMm'],
  [{ mode: 'width-and-height', widthMm: -1 }, 'length-out-of-range', 'widthMm'],
  [{ mode: 'width-and-height', widthMm: 190.24 }, 'too-large', 'widthMm'],
  [{ mode: 'width-and-height', heightMm: 252 }, 'too-large', 'heightMm'],
])('%j is refused: %s (%s)', (given, reason, field) => {
  expect(fitGrid(settings(given))).toEqual({ ok: false, reason, field })
})

const anySettings: fc.Arbitrary<GridSettings> = fc.record({
  mode: fc.constantFrom('columns-and-rows', 'width-and-height'),
  columns: fc.integer({ min: 1, max: 15 }),
  rows: fc.integer({ min: 1, max: 15 }),
  widthMm: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  heightMm: fc.integer({ min: 0, max: 26_000 }).map((hundredths) => hundredths / 100),
  columnGapMm: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  rowGapMm: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
})

describe('with any input', () => {
  test('a fitted grid fits, and what the panel then shows gives it again', () => {
    fc.assert(
      fc.property(anySettings, (entered) => {
        const fitted = fitGrid(entered)
        fc.pre(fitted.ok)
        expect(isFittingGrid(fitted.grid)).toBe(true)
        const again = fitGrid(toGridSettings(fitted.grid, entered.mode))
        expect(again.ok && isSameGrid(again.grid, fitted.grid)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('one element more in a line would not fit', () => {
    fc.assert(
      fc.property(anySettings, (entered) => {
        const fitted = fitGrid({ ...entered, mode: 'width-and-height' })
        fc.pre(fitted.ok && fitted.grid.columns < 15)
        expect(gridSize({ ...fitted.grid, columns: fitted.grid.columns + 1 }).width).toBeGreaterThan(CONTENT_SIZE.width)
      }),
    )
  })

  test('elements a millimetre larger would not fit', () => {
    fc.assert(
      fc.property(anySettings, (entered) => {
        const fitted = fitGrid({ ...entered, mode: 'columns-and-rows' })
        fc.pre(fitted.ok)
        const { width } = gridSize(fitted.grid)
        expect(mmOfPx(CONTENT_SIZE.width) - mmOfPx(width)).toBeLessThan(fitted.grid.columns * 1.01)
      }),
    )
  })
})
