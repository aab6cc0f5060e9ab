import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** A row that gets the focus or is shown once it is rendered. */
type Waiting = { readonly kind: 'show' | 'focus'; readonly sign: string }

/** Brings rows into sight that were just added, and keeps the focus near a row that was removed. */
export const useRowFocus = (
  rows: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  signIds: readonly string[],
) => {
  const waiting = useRef<Waiting | null>(null)
  const latest = useRef(signIds)
  useEffect(() => {
    latest.current = signIds
    const { current } = waiting
    const row = current && rowOf(rows.current, current.sign)
    if (!row) return
    waiting.current = null
    if (current.kind === 'show') show(row)
    else row.querySelector<HTMLElement>('[data-remove]')?.focus()
  }, [signIds, rows])

  /** At once where the row is rendered, else as soon as it is. */
  const showRow = useCallback(
    (sign: string) => {
      const row = rowOf(rows.current, sign)
      if (row) show(row)
      else waiting.current = { kind: 'show', sign }
    },
    [rows],
  )
  /** `removed` are all signs that go with it. */
  const focusNeighbour = useCallback(
    (sign: string, removed: readonly string[] = [sign]) => {
      const ids = latest.current
      const index = ids.indexOf(sign)
      const isLeft = (id: string): boolean => !removed.includes(id)
      const neighbour = ids.slice(index + 1).find(isLeft) ?? ids.slice(0, Math.max(0, index)).findLast(isLeft)
      if (neighbour === undefined) field.current?.focus()
      else waiting.current = { kind: 'focus', sign: neighbour }
    },
    [field],
  )
  return { showRow, focusNeighbour }
}

const rowOf = (rows: HTMLElement | null, sign: string): HTMLElement | null =>
  rows?.querySelector<HTMLElement>(`[data-sign="${CSS.escape(sign)}"]`) ?? null

/** The tint of the row fades by itself; removed and set again it starts over. */
const show = (row: HTMLElement): void => {
  row.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  row.removeAttribute('data-new')
  requestAnimationFrame(() => row.setAttribute('data-new', ''))
}
