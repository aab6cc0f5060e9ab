/**
 * Something set in rows like text. `isBreak` is a space between words and takes no room at the end of a row;
 * `startsSyllable` says that a row may begin here inside a word.
 */
export type Cell = {
  readonly width: number
  readonly height: number
  readonly isBreak: boolean
  readonly startsSyllable: boolean
}
export type Row = {
  readonly from: number
  readonly to: number
  readonly width: number
  readonly height: number
}
export type Arrangement = { readonly rows: readonly Row[]; readonly scale: number }

/**
 * Sets the cells in as many rows as make them largest in a room of `width` × `height`. Words stay whole, or else
 * syllables, unless dividing them makes everything clearly larger. Gaps scale with the cells.
 */
export const arrangeRows = (cells: readonly Cell[], room: Room): Arrangement => {
  const isPhrase = cells.some(({ isBreak }) => isBreak)
  const words = best(cells, room, (index) => cells[index]?.isBreak ?? false)
  const syllables = best(cells, room, (index) => cells[index]?.isBreak || (cells[index]?.startsSyllable ?? false))
  const letters = best(cells, room, () => true)
  const largest = letters.scale
  if (words.scale >= largest * (isPhrase ? 0.8 : 0.65)) {
    const isDivided = !isPhrase && room.syllableGain !== undefined && syllables.scale >= words.scale * room.syllableGain
    return isDivided ? syllables : words
  }
  return syllables.scale >= largest * 0.75 ? syllables : letters
}

export type Room = {
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly rowGap: number
  readonly largestScale: number
  /** How much larger all must become for a single word to be divided between syllables; unless given, clearly larger. */
  readonly syllableGain?: number
}

type MayBreak = (index: number) => boolean

const best = (cells: readonly Cell[], room: Room, mayBreak: MayBreak): Arrangement => {
  let found: Arrangement = { rows: [], scale: 0 }
  const widthOf = widths(cells, room)
  for (let count = 1; count <= cells.length; count += 1) {
    const rows = rowsOf(cells, count, mayBreak, widthOf).map(([from, to]) => row(cells, from, to, room))
    const arrangement = scaled(rows, room)
    // More rows only get flatter once the height is what limits.
    if (arrangement.scale > found.scale * 1.0001) found = arrangement
    else if (count > found.rows.length + 2) break
  }
  return found
}

const scaled = (rows: readonly Row[], { width, height, rowGap, largestScale }: Room): Arrangement => {
  const widest = Math.max(...rows.map((row) => row.width))
  const total = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * rowGap
  return { rows, scale: Math.min(largestScale, width / widest, height / total) }
}

/** A row before its size is of interest. */
type Span = readonly [from: number, to: number]

/** In units of the cells: no two arrangements of letters differ by less. */
const EXACTNESS = 0.002

/** At most `count` rows with the least possible width of the widest one, found by trying widths. */
const rowsOf = (cells: readonly Cell[], count: number, mayBreak: MayBreak, widthOf: WidthOf): readonly Span[] => {
  let [narrow, wide] = [0, widthOf(0, cells.length)]
  let rows: readonly Span[] = [[0, cells.length]]
  while (wide - narrow > EXACTNESS) {
    const middle = (narrow + wide) / 2
    const tried = filled(cells, middle, count, mayBreak, widthOf)
    if (!tried) narrow = middle
    else {
      rows = tried
      wide = Math.max(...tried.map(([from, to]) => widthOf(from, to)))
    }
  }
  return rows
}

type WidthOf = (from: number, to: number) => number

/** The widths of all rows there could be, from the sums up to each cell. */
const widths = (cells: readonly Cell[], { gap }: Room): WidthOf => {
  const sums = [0]
  for (const { width } of cells) sums.push((sums.at(-1) ?? 0) + width + gap)
  return (from, to) => {
    const last = cells[to - 1]?.isBreak ? to - 1 : to
    return last > from ? (sums[last] ?? 0) - (sums[from] ?? 0) - gap : 0
  }
}

/** Rows as full as they go; null where they are more than `count` or one is too wide: very many are tried. */
const filled = (
  cells: readonly Cell[],
  limit: number,
  count: number,
  mayBreak: MayBreak,
  widthOf: WidthOf,
): readonly Span[] | null => {
  const rows: Span[] = []
  let from = 0
  let lastBreak = 0
  for (let index = 0; index < cells.length; index += 1) {
    if (index > from && mayBreak(index)) lastBreak = index
    if (widthOf(from, index + 1) > limit && lastBreak > from) {
      if (widthOf(from, lastBreak) > limit || rows.length + 1 >= count) return null
      rows.push([from, lastBreak])
      from = cells[lastBreak]?.isBreak ? lastBreak + 1 : lastBreak
      lastBreak = from
    }
  }
  if (from >= cells.length) return rows
  return widthOf(from, cells.length) > limit ? null : [...rows, [from, cells.length]]
}

const row = (cells: readonly Cell[], from: number, to: number, { gap }: Room): Row => {
  const last = cells[to - 1]?.isBreak ? to - 1 : to
  const shown = cells.slice(from, last)
  return {
    from,
    to: last,
    width: shown.reduce((sum, { width }) => sum + width, 0) + Math.max(0, shown.length - 1) * gap,
    height: Math.max(0, ...shown.map(({ height }) => height)),
  }
}
