import type { CatalogueFilter } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { WORD_CLASS_IDS, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { SIGN_MEDIA_TYPES } from '@gebaerdenraum/domain/media/sign-media'

export const SORTS = ['title', 'category', 'wordClass', 'updatedAt'] as const
export type Sort = (typeof SORTS)[number]
export const MISSING = ['any', ...SIGN_MEDIA_TYPES] as const
export const SHOWN = ['offered', 'preview', 'spelled', 'retired', 'recent'] as const

/** What the table shows. It lives in the address. */
export type CatalogueView = {
  readonly search: string
  readonly category: string
  readonly wordClass: WordClassId | ''
  readonly missing: (typeof MISSING)[number] | ''
  readonly shown: (typeof SHOWN)[number]
  readonly sort: Sort
  readonly isDescending: boolean
  /** From 1. */
  readonly page: number
}

type Words = Readonly<Record<string, string | undefined>>

/** As it stands in the address: German words, like everything that people read there. */
export const viewOfWords = (words: Words): CatalogueView => ({
  search: words['q'] ?? '',
  category: words['kategorie'] ?? '',
  wordClass: oneOf(WORD_CLASS_IDS, words['wortart']) ?? '',
  missing: oneOf(MISSING, words['fehlt']) ?? '',
  shown: oneOf(SHOWN, words['zeige']) ?? 'offered',
  sort: oneOf(SORTS, words['nach']) ?? 'title',
  isDescending: words['absteigend'] === '1',
  page: Math.max(1, Math.floor(Number(words['seite'])) || 1),
})

export const wordsOfView = (view: CatalogueView): Record<string, string | undefined> => ({
  q: view.search || undefined,
  kategorie: view.category || undefined,
  wortart: view.wordClass || undefined,
  fehlt: view.missing || undefined,
  zeige: view.shown === 'offered' ? undefined : view.shown,
  nach: view.sort === 'title' ? undefined : view.sort,
  absteigend: view.isDescending ? '1' : undefined,
  seite: view.page === 1 ? undefined : String(view.page),
})

const RECENT_DAYS = 7

/** The same filter for the table and for a bulk change of all it shows. */
export const filterOf = (view: CatalogueView, now: Date = new Date()): CatalogueFilter => ({
  retired: view.shown === 'retired' ? 'yes' : view.shown === 'recent' ? 'all' : 'no',
  ...(view.search.trim() && { search: view.search.trim() }),
  ...(view.missing && { missing: view.missing }),
  ...(view.shown === 'preview' && { preview: 'yes' as const }),
  ...(view.shown === 'spelled' && { spelled: 'yes' as const }),
  ...(view.shown === 'recent' && { updatedSince: daysBefore(now, RECENT_DAYS) }),
  ...(view.category && { category: [view.category] }),
  ...(view.wordClass && { wordClass: [view.wordClass] }),
})

export const sortOf = ({ sort, isDescending }: CatalogueView) => ({
  [sort]: isDescending ? (-1 as const) : (1 as const),
})

/** From the beginning of a day, so that asking again asks the same. */
const daysBefore = (now: Date, days: number): string => {
  const day = new Date(now)
  day.setUTCHours(0, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString()
}

const oneOf = <const Value extends string>(values: readonly Value[], word: string | undefined): Value | undefined =>
  values.find((value) => value === word)
