export type RowWindow = {
  /** The first row to draw. */
  readonly first: number
  /** The one behind the last. */
  readonly end: number
}

/** Rows drawn beyond each edge, so that a quick scroll shows no gap. */
const OVERSCAN = 12

/** Which of many rows of one height are worth drawing. `topPx`: how far the first row lies above the upper edge. */
export const rowWindow = (facts: {
  readonly topPx: number
  readonly heightPx: number
  readonly rowPx: number
  readonly count: number
}): RowWindow => {
  const { topPx, heightPx, rowPx, count } = facts
  const first = Math.floor(topPx / rowPx) - OVERSCAN
  const end = Math.ceil((topPx + heightPx) / rowPx) + OVERSCAN
  return { first: clamp(first, count), end: clamp(end, count) }
}

const clamp = (index: number, count: number): number => Math.min(Math.max(index, 0), count)

/** The rows to draw, and the one that has the focus, which must not vanish under the keyboard. */
export const drawnRows = ({ first, end }: RowWindow, focused: number): readonly number[] => {
  const rows = Array.from({ length: end - first }, (_, offset) => first + offset)
  if (focused < 0 || (focused >= first && focused < end)) return rows
  return focused < first ? [focused, ...rows] : [...rows, focused]
}
