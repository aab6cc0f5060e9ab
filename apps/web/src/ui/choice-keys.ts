import type { KeyboardEvent } from 'react'

/** Which choice an arrow key leads to; null where the key is none of the grid's. How many stand in a row is measured. */
export const keyTarget = (event: KeyboardEvent<HTMLElement>): number | null => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  const items = [...event.currentTarget.children].filter((item) => item instanceof HTMLElement)
  const index = items.findIndex((item) => event.target instanceof Node && item.contains(event.target))
  const columns = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length
  return index < 0 ? null : indexAfter(event.key, { index, columns, count: items.length })
}

type Place = { readonly index: number; readonly columns: number; readonly count: number }

/** At the edges one stays where one is. */
export const indexAfter = (key: string, { index, columns, count }: Place): number | null => {
  const last = count - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, last)
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'ArrowDown':
      return index + columns <= last ? index + columns : index
    case 'ArrowUp':
      return index >= columns ? index - columns : index
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
