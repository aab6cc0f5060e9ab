import { RANK } from './rank.ts'

export type Page = { readonly skip: number; readonly limit: number }
export type RankedPage = { readonly total: number; readonly documents: readonly number[] }

/**
 * The documents of one page by rank, inside a rank by number (documents are numbered in the order of their titles).
 * Ranks are few, so counting replaces sorting: one run counts, one picks.
 */
export const countPage = (ranks: Uint8Array, isVisible: (document: number) => boolean, page: Page): RankedPage => {
  const counts = new Uint32Array(RANK.none + 1)
  for (let document = 0; document < ranks.length; document++) {
    const rank = ranks[document]!
    if (rank === RANK.none) continue
    if (isVisible(document)) counts[rank]!++
    else ranks[document] = RANK.none
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const first = Math.max(0, Math.trunc(page.skip))
  const size = Math.max(0, Math.min(Math.trunc(page.limit), total - first))
  return { total, documents: pick(ranks, placesOf(counts), first, size) }
}

/** The place at which each rank begins. */
const placesOf = (counts: Uint32Array): Uint32Array => {
  const places = new Uint32Array(counts.length)
  for (let rank = 1; rank < counts.length; rank++) places[rank] = places[rank - 1]! + counts[rank - 1]!
  return places
}

const pick = (ranks: Uint8Array, places: Uint32Array, first: number, size: number): readonly number[] => {
  const documents = new Array<number>(size).fill(0)
  let missing = size
  for (let document = 0; document < ranks.length && missing > 0; document++) {
    const rank = ranks[document]!
    if (rank === RANK.none) continue
    const place = places[rank]!++ - first
    if (place < 0 || place >= size) continue
    documents[place] = document
    missing--
  }
  return documents
}
