import type { Grid } from '@gebaerdenraum/domain/documents/document-content'
import {
  type FittedGrid,
  fitGrid,
  type GridField,
  type GridMode,
  type GridSettings,
  toGridSettings,
} from '@gebaerdenraum/domain/documents/fit-grid'

/** The texts in the fields of the panel. */
export type GridForm = { readonly mode: GridMode; readonly texts: Readonly<Record<GridField, string>> }

export const FIELDS: readonly GridField[] = ['columns', 'rows', 'widthMm', 'heightMm', 'columnGapMm', 'rowGapMm']

/** Specification 2, section 2. */
export const FIELD_LABELS: Readonly<Record<GridField, string>> = {
  columns: 'Spalten',
  rows: 'Reihen',
  widthMm: 'Breite',
  heightMm: 'Höhe',
  columnGapMm: 'Abstand Spalten',
  rowGapMm: 'Abstand Reihen',
}

export const isCount = (field: GridField): boolean => field === 'columns' || field === 'rows'

/** The fields that the mode works out by itself. */
export const isWorkedOut = (mode: GridMode, field: GridField): boolean =>
  mode === 'columns-and-rows' ? field === 'widthMm' || field === 'heightMm' : isCount(field)

export const formOf = (settings: GridSettings): GridForm => ({
  mode: settings.mode,
  texts: {
    columns: germanNumber(settings.columns),
    rows: germanNumber(settings.rows),
    widthMm: germanNumber(settings.widthMm),
    heightMm: germanNumber(settings.heightMm),
    columnGapMm: germanNumber(settings.columnGapMm),
    rowGapMm: germanNumber(settings.rowGapMm),
  },
})

/** What cannot be read as a number fits nowhere. */
export const settingsOfForm = ({ mode, texts }: GridForm): GridSettings => ({
  mode,
  columns: readNumber(texts.columns),
  rows: readNumber(texts.rows),
  widthMm: readNumber(texts.widthMm),
  heightMm: readNumber(texts.heightMm),
  columnGapMm: readNumber(texts.columnGapMm),
  rowGapMm: readNumber(texts.rowGapMm),
})

export const fittedForm = (form: GridForm): FittedGrid => fitGrid(settingsOfForm(form))

/** What is written stays as it is; the fields that are worked out show what comes of it. */
export const withField = (form: GridForm, field: GridField, text: string): GridForm =>
  workedOut({ ...form, texts: { ...form.texts, [field]: text } })

/** The same grid in the other mode, as far as there is one. */
export const withMode = (form: GridForm, mode: GridMode): GridForm => workedOut({ ...form, mode })

/** A template brings its measures and leaves the mode. */
export const withSettings = ({ mode }: GridForm, settings: GridSettings): GridForm =>
  workedOut(formOf({ ...settings, mode }))

/** One step up or down from what is written; null where that leads below zero. */
export const stepped = (form: GridForm, field: GridField, by: number): GridForm => {
  const value = readNumber(form.texts[field])
  const least = isCount(field) ? 1 : 0
  const next = Math.max(least, (Number.isFinite(value) ? value : 0) + by)
  return withField(form, field, germanNumber(Math.round(next * 100) / 100))
}

const workedOut = (form: GridForm): GridForm => {
  const fitted = fittedForm(form)
  if (!fitted.ok) return form
  const shown = formOf(toGridSettings(fitted.grid, form.mode))
  const texts = Object.fromEntries(
    FIELDS.map((field) => [field, (isWorkedOut(form.mode, field) ? shown : form).texts[field]]),
  )
  return { ...form, texts: { ...form.texts, ...texts } }
}

export const gridForm = (grid: Grid): GridForm => formOf(toGridSettings(grid, 'columns-and-rows'))

/** Hundredths with a comma, as they are written in German. */
export const germanNumber = (value: number): string =>
  value.toLocaleString('de-DE', { maximumFractionDigits: 2, useGrouping: false })

/** With a comma or a point; NaN for everything that is no number. */
export const readNumber = (text: string): number => {
  const written = text.trim().replace(/\s*mm$/u, '')
  return /^\d{1,4}(?:[.,]\d*)?$/u.test(written) ? Math.round(Number(written.replace(',', '.')) * 100) / 100 : Number.NaN
}
