import { useCallback, useMemo } from 'react'
import { useWords } from '../../../ui/address-parts.ts'
import { useChangeSearch } from '../../../ui/use-change-search.ts'
import { addressOfWords, type BrowserAddress, wordsOfAddress } from './browser-address.ts'

/** What the address says, and ways to change it. Going somewhere is a step of the history, all else is not. */
export const useBrowserAddress = () => {
  const words = useWords()
  const changeSearch = useChangeSearch()
  const { c, t, s, q, seite } = words
  const address = useMemo(() => addressOfWords({ c, t, s, q, seite }), [c, t, s, q, seite])

  const change = useCallback(
    (patch: Partial<BrowserAddress>, { replace = false }: { readonly replace?: boolean } = {}) =>
      changeSearch((previous) => wordsOfAddress({ ...addressOfWords(previous), ...patch }), {
        replace,
        resetScroll: 'folder' in patch || 'page' in patch,
      }),
    [changeSearch],
  )
  /** Opens a folder and keeps the filter; selection and search end. */
  const goToFolder = useCallback(
    (folder: string | null, { replace = false, chosen = [] as readonly string[] } = {}) =>
      change({ folder, chosen, search: '', page: 1 }, { replace }),
    [change],
  )
  return { address, change, goToFolder }
}

export type BrowserNavigation = ReturnType<typeof useBrowserAddress>
