import type { Figure } from './figure.ts'

/** The figures as a Markdown table whose columns stand below each other on a console too. */
export const figureTable = (figures: readonly Figure[]): string => {
  const rows = [HEAD, ...figures.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => lineOf(row.map((cell, column) => padded(cell, column, widths[column] ?? 0))))
  const rule = lineOf(
    widths.map((width, column) => (isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))),
  )
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

const HEAD = ['figure', 'unit', 'median', 'p99', 'limit', 'median', 'p99', 'RATIO', 'p99']
const TEXT_COLUMNS: ReadonlySet<number> = new Set([0, 1, 4])
const isNumber = (column: number): boolean => !TEXT_COLUMNS.has(column)

const rowOf = ({ name, unit, measured, limit, ratio }: Figure): readonly string[] => [
  name,
  unit,
  amount(measured.median),
  amount(measured.p99),
  limit.what,
  amount(limit.median),
  amount(limit.p99),
  share(ratio.median),
  share(ratio.p99),
]

const amount = (value: number | undefined): string => {
  if (value === undefined) return ''
  return value.toFixed(value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0)
}

/** `∞` where nothing was measured that could be divided by. */
const share = (ratio: number | undefined): string =>
  ratio === Number.POSITIVE_INFINITY ? '∞' : (ratio?.toFixed(ratio < 0.1 ? 3 : 2) ?? '')

const padded = (cell: string, column: number, width: number): string =>
  isNumber(column) ? cell.padStart(width) : cell.padEnd(width)

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
