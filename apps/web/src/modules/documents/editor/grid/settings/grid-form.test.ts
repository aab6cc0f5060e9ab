import { isSameGrid, toGridSettings } from '@gebaerdenraum/domain/documents/fit-grid'
import { firstGrid, GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fittedForm,
  germanNumber,
  gridForm,
  readNumber,
  stepped,
  withField,
  withMode,
  withSettings,
} from './grid-form.ts'

const first = gridForm(firstGrid())

describe('numbers of the fields', () => {
  test.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 12,34 mm', 12.34],
    ['0', 0],
    ['12,', 12],
    ['12,345', 12.35],
    ['', Number.NaN],
    ['-1', Number.NaN],
    ['zwölf', Number.NaN],
    ['1e3', Number.NaN],
    ['12345', Number.NaN],
  ])('“%s” is %d', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  test('come back as they were written', () => {
    const hundredths = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100)
    fc.assert(fc.property(hundredths, (value) => readNumber(germanNumber(value)) === value))
  })
})

describe('the panel', () => {
  test('begins with the grid there is, which is no change', () => {
    const fitted = fittedForm(first)
    expect(first.texts).toMatchObject({ columns: '2', rows: '2', columnGapMm: '30', rowGapMm: '10' })
    expect(fitted.ok && isSameGrid(fitted.grid, firstGrid())).toBe(true)
  })

  test('shows at once what comes of the number of columns', () => {
    const form = withField(first, 'columns', '3')
    const fitted = fittedForm(form)
    expect(fitted.ok && toGridSettings(fitted.grid, form.mode).widthMm).toBe(readNumber(form.texts.widthMm))
    expect(form.texts.columns).toBe('3')
  })

  test('keeps what is written while it is no number, and what was worked out before', () => {
    const form = withField(first, 'columns', '')
    expect(form.texts).toEqual({ ...first.texts, columns: '' })
    expect(fittedForm(form)).toMatchObject({ ok: false, field: 'columns' })
  })

  test('keeps a trailing comma while a number is being typed', () => {
    expect(withField(first, 'columnGapMm', '12,').texts.columnGapMm).toBe('12,')
  })

  test('has the same grid in both modes', () => {
    const fitted = fittedForm(withMode(first, 'width-and-height'))
    expect(fitted.ok && isSameGrid(fitted.grid, firstGrid())).toBe(true)
  })

  test.each(GRID_TEMPLATES.map(({ name, settings }) => [name, settings] as const))(
    'takes the measures of “%s” in either mode',
    (_, settings) => {
      for (const mode of ['columns-and-rows', 'width-and-height'] as const) {
        const form = withSettings(withMode(first, mode), settings)
        expect(form.mode).toBe(mode)
        expect(form.texts).toMatchObject({
          columns: String(settings.columns),
          rows: String(settings.rows),
          columnGapMm: String(settings.columnGapMm),
        })
      }
    },
  )

  test('counts up and down, never below the least', () => {
    expect(stepped(first, 'columns', 1).texts.columns).toBe('3')
    expect(stepped(withField(first, 'columns', '1'), 'columns', -1).texts.columns).toBe('1')
    expect(stepped(withField(first, 'rowGapMm', '0,5'), 'rowGapMm', -1).texts.rowGapMm).toBe('0')
    expect(stepped(withField(first, 'rowGapMm', '0,3'), 'rowGapMm', 0.01).texts.rowGapMm).toBe('0,31')
    expect(stepped(withField(first, 'rows', ''), 'rows', 1).texts.rows).toBe('1')
  })
})
