import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../ui/address-parts.ts'
import { useChangeSearch } from '../../../ui/use-change-search.ts'
import { type SignSearch, searchOfWords, wordsOfSearch } from './search-words.ts'

/** The address follows the typing with this delay; the results do not wait for it. */
const ADDRESS_DELAY_MS = 150

export type SignSearchControl = {
  /** What is searched for now; ahead of the address while the person types. */
  readonly search: SignSearch
  readonly type: (text: string) => void
  /** The search is what was wanted (Enter, a sign opened, the field left): the next letter begins a new one. */
  readonly finish: () => void
  readonly choose: (change: Partial<Omit<SignSearch, 'search'>>) => void
}

/**
 * The search of the page, stored in the address; while the person types, the text is ahead of the address. The first letter
 * after a finished search adds an entry to the history and further letters replace it, so that “back” goes from search to
 * search, not from letter to letter.
 */
export const useSignSearch = (): SignSearchControl => {
  const words = useWords()
  const changeSearch = useChangeSearch()
  const { search: text, category, wordClass, page } = searchOfWords(words)
  const [typed, setTyped] = useState<string | null>(null)
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly text: string } | null>(null)
  const isFinished = useRef(true)

  const write = useCallback(
    (change: Partial<SignSearch>, replace: boolean) =>
      changeSearch(
        (previous) => ({ ...previous, ...wordsOfSearch({ ...searchOfWords(previous), page: 1, ...change }) }),
        { replace, resetScroll: change.page !== undefined },
      ),
    [changeSearch],
  )
  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    void write({ search: pending.current.text }, !isFinished.current)
    pending.current = null
    isFinished.current = false
  }, [write])

  const type = useCallback(
    (next: string) => {
      setTyped(next)
      clearTimeout(pending.current?.timer)
      pending.current = { text: next, timer: setTimeout(flush, ADDRESS_DELAY_MS) }
    },
    [flush],
  )
  const finish = useCallback(() => {
    flush()
    isFinished.current = true
  }, [flush])
  const choose = useCallback(
    (change: Partial<Omit<SignSearch, 'search'>>) => {
      finish()
      void write(change, false)
    },
    [finish, write],
  )

  // The address has caught up, or the person went back: the address applies again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the text in the address is what it reacts to
  useEffect(() => {
    if (!pending.current) setTyped(null)
  }, [text])
  useEffect(() => () => clearTimeout(pending.current?.timer), [])

  const isTyping = typed !== null && typed !== text
  const search: SignSearch = { search: typed ?? text, category, wordClass, page: isTyping ? 1 : page }
  return { search, type, finish, choose }
}
