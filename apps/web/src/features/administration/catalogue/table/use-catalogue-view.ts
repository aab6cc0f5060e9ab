import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWords } from '../../../../ui/address-parts.ts'
import { type CatalogueView, viewOfWords, wordsOfView } from './catalogue-view.ts'

/** The address follows the typing with this delay, and the table the address. */
const DELAY_MS = 250

/** What the table shows, from the address, and how to change it. Typing runs ahead. */
export const useCatalogueView = () => {
  const view = viewOfWords(useWords())
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)

  const change = (next: Partial<CatalogueView>, replace = false): void => {
    void navigate({ to: '.', search: wordsOfView({ ...view, page: 1, ...next }), replace, resetScroll: false })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing moves the address
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      setTyped(null)
      if (typed !== view.search) change({ search: typed }, view.search !== '')
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { view, text: typed ?? view.search, type: setTyped, change }
}
