import { useCallback, useEffect, useRef, useState } from 'react'
import { wordsOfAddress } from './browser-address.ts'
import { chooseThese, keepExisting, type Selection } from './selection.ts'
import type { BrowserNavigation } from './use-browser-address.ts'

/** The address follows the selection with this delay: arrow keys that are held down would write it at every row. */
const ADDRESS_DELAY_MS = 200

type Facts = {
  readonly folder: string
  /** Ids as they are shown; null while they are loading. */
  readonly order: readonly string[] | null
  readonly navigation: BrowserNavigation
}

/** What is chosen in the open folder. It begins with what the address says, and the address follows it. */
export const useSelection = ({ folder, order, navigation }: Facts) => {
  const { address, change } = navigation
  const inAddress = address.chosen.join(',')
  const [state, setState] = useState(() => ({ folder, order, inAddress, selection: chooseThese(address.chosen) }))
  const written = useRef<string | null>(null)

  let { selection } = state
  // Somebody went back, or followed a link: the address speaks. What was written into it here says nothing new.
  const isFollowing = state.inAddress !== inAddress && inAddress !== written.current && inAddress !== wordOf(selection)
  if (state.folder !== folder || isFollowing) selection = chooseThese(address.chosen)
  if (order !== null && (state.order !== order || state.folder !== folder || isFollowing)) {
    selection = keepExisting(selection, state.folder === folder ? (state.order ?? []) : [], order)
  }
  if (
    state.folder !== folder ||
    state.order !== order ||
    state.inAddress !== inAddress ||
    state.selection !== selection
  ) {
    setState({ folder, order, inAddress, selection })
  }

  const setSelection = useCallback(
    (next: (selection: Selection) => Selection) => setState((now) => ({ ...now, selection: next(now.selection) })),
    [],
  )
  const word = wordOf(selection)
  useEffect(() => {
    if (word === inAddress) return
    const timer = setTimeout(() => {
      written.current = word
      void change({ chosen: word === '' ? [] : word.split(',') }, { replace: true })
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [word, inAddress, change])

  return [selection, setSelection] as const
}

/** The selection as the address has it; a large one has no place there. */
const wordOf = ({ chosen }: Selection): string =>
  wordsOfAddress({ folder: null, fileType: null, search: '', page: 1, chosen: [...chosen] }).s ?? ''
