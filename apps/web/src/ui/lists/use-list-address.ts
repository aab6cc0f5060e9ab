import { useCallback } from 'react'
import { useWords } from '../address-parts.ts'
import { useChangeSearch } from '../use-change-search.ts'

/** Filters of a list, as search parameters of the address. */
export type ListWords = Readonly<Record<string, string>>

/**
 * Changes words of the address; undefined removes one. Unless the page is among them, the list begins at its first page.
 * With `isStep` the back button leads to the words as they were.
 */
export type ChangeListWords = (
  next: Readonly<Record<string, string | undefined>>,
  options?: { readonly isStep?: boolean },
) => void

/** Filters, sorting and page of a list, stored in the address: a link or the back button restores them. */
export const useListAddress = () => {
  const { seite, ...words } = useWords()
  const changeSearch = useChangeSearch()
  const change: ChangeListWords = useCallback(
    (next, { isStep = false } = {}) =>
      void changeSearch((previous) => ({ ...previous, seite: undefined, ...next }), {
        replace: !isStep,
        resetScroll: 'seite' in next,
      }),
    [changeSearch],
  )
  const turnTo = useCallback((page: number) => change({ seite: String(page) }), [change])
  return { words: words as ListWords, page: readPage(seite), change, turnTo }
}

/** Anything but a whole number above 0 counts as the first page. */
export const readPage = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}
