import { type RefObject, useEffect, useRef } from 'react'
import { useSharedBrowser } from '../browser-context.ts'

/** Keeps the row of the keyboard in sight and in focus, in the next folder too when the focus came from a row. */
export const useTableFocus = (table: RefObject<HTMLElement | null>): void => {
  const { selection, folderId, order, isLoading, shownFolder, focusRequest } = useSharedBrowser()
  const id = selection.current ?? order[0]

  useEffect(() => {
    if (isLoading) return
    const isOther = shownFolder.current !== folderId
    const isFirst = shownFolder.current === null
    shownFolder.current = folderId
    const row = id === undefined ? null : rowOf(table.current, id)
    const hasFocus = table.current?.contains(document.activeElement) ?? false
    // The row that had it went with its folder, and the focus has fallen to the page.
    const isLost = isOther && !isFirst && document.activeElement === document.body
    if (row && (isOther || hasFocus) && selection.current !== null) row.scrollIntoView({ block: 'nearest' })
    const isElsewhere = document.activeElement?.closest('[data-node]') !== row
    if (isLost || (hasFocus && isElsewhere)) (row ?? table.current)?.focus({ preventScroll: true })
  }, [id, selection.current, folderId, isLoading, table, shownFolder])

  const latestId = useRef(id)
  useEffect(() => {
    latestId.current = id
  }, [id])
  useEffect(() => {
    if (focusRequest === 0) return
    // The dialog that was open gives the focus back when it has faded out, to nothing when its row is gone.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const row = latestId.current === undefined ? null : rowOf(table.current, latestId.current)
      ;(row ?? table.current)?.focus()
    }, FADE_MS)
    return () => clearTimeout(timer)
  }, [focusRequest, table])
}

/** Longer than a dialog takes to vanish. */
const FADE_MS = 400

const rowOf = (table: HTMLElement | null, id: string): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`) ?? null
