import { CONTENT_SIZE, mmOfPx, pxOfMm, type Size } from '../kernel/page-geometry.ts'
import type { Grid } from './document-content.ts'

/** Specification 2, sections 5 and 9. */
export const CELLS_PER_LINE_MIN = 1
export const CELLS_PER_LINE_MAX = 15

/** Either the cells' number is given and their size follows, or the other way round. */
export const GRID_MODES = ['columns-and-rows', 'width-and-height'] as const
export type GridMode = (typeof GRID_MODES)[number]
export const GRID_MODE_LABELS: Readonly<Record<GridMode, string>> = {
  'columns-and-rows': 'Spalten & Zeilen',
  'width-and-height': 'Breite & Höhe',
}

/** The fields of the settings panel. Those that the mode works out are not looked at. */
export type GridSettings = {
  readonly mode: GridMode
  readonly columns: number
  readonly rows: number
  readonly widthMm: number
  readonly heightMm: number
  readonly columnGapMm: number
  readonly rowGapMm: number
}
export type GridField = Exclude<keyof GridSettings, 'mode'>

export type GridRefusalReason =
  | 'count-out-of-range'
  | 'length-out-of-range'
  | 'no-size'
  | 'too-large'
  | 'gaps-too-large'
export type GridRefusal = { readonly ok: false; readonly reason: GridRefusalReason; readonly field: GridField }
export type FittedGrid = { readonly ok: true; readonly grid: Grid } | GridRefusal

export const GRID_REFUSAL_MESSAGES: Readonly<Record<GridRefusalReason, string>> = {
  'count-out-of-range': `Bitte gib eine ganze Zahl von ${CELLS_PER_LINE_MIN} bis ${CELLS_PER_LINE_MAX} ein.`,
  'length-out-of-range': 'Bitte gib eine Länge von mindestens 0 mm ein.',
  'no-size': 'Bitte gib eine Größe über 0 mm ein.',
  'too-large': 'So groß passt kein Element auf die Seite.',
  'gaps-too-large': 'Mit so vielen Elementen und diesem Abstand reicht der Platz nicht. Bitte verkleinere eines davon.',
}

/** The grid of these settings on the content area; in `columns-and-rows` with elements of whole millimetres. */
export const fitGrid = (settings: GridSettings, area: Size = CONTENT_SIZE): FittedGrid => {
  const fit = FIT[settings.mode]
  const across = fit({
    area: area.width,
    count: { field: 'columns', value: settings.columns },
    length: { field: 'widthMm', value: settings.widthMm },
    gap: { field: 'columnGapMm', value: settings.columnGapMm },
  })
  if ('reason' in across) return across
  const down = fit({
    area: area.height,
    count: { field: 'rows', value: settings.rows },
    length: { field: 'heightMm', value: settings.heightMm },
    gap: { field: 'rowGapMm', value: settings.rowGapMm },
  })
  if ('reason' in down) return down
  const grid: Grid = {
    columns: across.count,
    rows: down.count,
    elementSize: { width: across.length, height: down.length },
    columnGap: across.gap,
    rowGap: down.gap,
  }
  return { ok: true, grid }
}

/** The settings of a grid, as the panel shows them. */
export const toGridSettings = (grid: Grid, mode: GridMode): GridSettings => ({
  mode,
  columns: grid.columns,
  rows: grid.rows,
  widthMm: mmOfPx(grid.elementSize.width),
  heightMm: mmOfPx(grid.elementSize.height),
  columnGapMm: mmOfPx(grid.columnGap),
  rowGapMm: mmOfPx(grid.rowGap),
})

export const gridSize = ({ columns, rows, elementSize, columnGap, rowGap }: Grid): Size => ({
  width: columns * elementSize.width + (columns - 1) * columnGap,
  height: rows * elementSize.height + (rows - 1) * rowGap,
})

export const isSameGrid = (one: Grid, other: Grid): boolean =>
  one.columns === other.columns &&
  one.rows === other.rows &&
  one.elementSize.width === other.elementSize.width &&
  one.elementSize.height === other.elementSize.height &&
  one.columnGap === other.columnGap &&
  one.rowGap === other.rowGap

/** Whether a given grid fits on a page. */
export const isFittingGrid = (grid: Grid, area: Size = CONTENT_SIZE): boolean => {
  const { width, height } = gridSize(grid)
  return (
    isCount(grid.columns) &&
    isCount(grid.rows) &&
    grid.elementSize.width > 0 &&
    grid.elementSize.height > 0 &&
    isLength(grid.columnGap) &&
    isLength(grid.rowGap) &&
    width <= area.width + TOLERANCE_PX &&
    height <= area.height + TOLERANCE_PX
  )
}

/** One direction of the grid: `area` in pixels, the fields as entered. */
type Line = {
  readonly area: number
  readonly count: { readonly field: GridField; readonly value: number }
  readonly length: { readonly field: GridField; readonly value: number }
  readonly gap: { readonly field: GridField; readonly value: number }
}
type FittedLine = { readonly count: number; readonly length: number; readonly gap: number }

const refuse = (reason: GridRefusalReason, { field }: { readonly field: GridField }): GridRefusal => ({
  ok: false,
  reason,
  field,
})

/** Sums of hundredths are not exact in floating point. */
const TOLERANCE_PX = 0.001

const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= CELLS_PER_LINE_MIN && value <= CELLS_PER_LINE_MAX
const isLength = (value: number): boolean => Number.isFinite(value) && value >= 0

const FIT: Readonly<Record<GridMode, (line: Line) => FittedLine | GridRefusal>> = {
  'columns-and-rows': ({ area, count, gap }) => {
    if (!isCount(count.value)) return refuse('count-out-of-range', count)
    if (!isLength(gap.value)) return refuse('length-out-of-range', gap)
    const gapPx = pxOfMm(gap.value)
    const free = (area - (count.value - 1) * gapPx) / count.value
    const lengthMm = Math.floor(mmOfPx(free))
    // Rounding to hundredths may have lifted it over what is free.
    const length = pxOfMm(pxOfMm(lengthMm) > free ? lengthMm - 1 : lengthMm)
    return length > 0 ? { count: count.value, length, gap: gapPx } : refuse('gaps-too-large', count)
  },
  'width-and-height': ({ area, length, gap }) => {
    if (!isLength(length.value)) return refuse('length-out-of-range', length)
    if (!isLength(gap.value)) return refuse('length-out-of-range', gap)
    const [lengthPx, gapPx] = [pxOfMm(length.value), pxOfMm(gap.value)]
    if (lengthPx === 0) return refuse('no-size', length)
    const count = Math.floor((area + gapPx + TOLERANCE_PX) / (lengthPx + gapPx))
    if (count < 1) return refuse('too-large', length)
    return { count: Math.min(count, CELLS_PER_LINE_MAX), length: lengthPx, gap: gapPx }
  },
}
