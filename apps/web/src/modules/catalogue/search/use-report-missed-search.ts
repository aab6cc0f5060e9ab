import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { useEffect } from 'react'
import { hasLocalSearch } from '../local-search/local-search.ts'
import type { SignSearch } from './search-words.ts'
import { findOnServer } from './signs-query.ts'

/** Results come at every key stroke: only where typing rested so long does the text count. */
const REST_MS = 3_000

/**
 * Sends a search to the server that found nothing on this device: the server counts what people miss. It does so by itself
 * for searches that it answers.
 */
export const useReportMissedSearch = (search: SignSearch, result: Page<Sign> | undefined): void => {
  const text = search.search.trim()
  const isWhole = search.category === null && search.wordClass === null && search.page === 1
  const isMissed = result !== undefined && text !== '' && !result.data.some(({ match }) => match === 'exact')
  useEffect(() => {
    if (!isWhole || !isMissed || !hasLocalSearch()) return
    const timer = setTimeout(() => {
      findOnServer({ search: text, category: null, wordClass: null, page: 1 }).catch(() => undefined)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [text, isWhole, isMissed])
}
