import type { CatalogueFilter } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { WORD_CLASS_IDS, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { SIGN_MEDIA_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { readPage } from '../../../../ui/lists/use-list-address.ts'

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

/** Reads a view from the words of the address. They are German, as people read them there. */
export const readView = (words: Words): CatalogueView => ({
  search: words['q'] ?? '',
  category: words['kategorie'] ?? '',
  wordClass: findValue(WORD_CLASS_IDS, words['wortart']) ?? '',
  missing: findValue(MISSING, words['fehlt']) ?? '',
  shown: findValue(SHOWN, words['zeige']) ?? 'offered',
  sort: findValue(SORTS, words['nach']) ?? 'title',
  isDescending: words['absteigend'] === '1',
  page: readPage(words['seite']),
})

/** The words of the address for all of a view, or for a part of it that changes; undefined removes one. */
export const writeView = (view: Partial<CatalogueView>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(view).map(([name, value]) => WORDS[name as keyof CatalogueView](value as never)))

type Word = readonly [word: string, text: string | undefined]

const WORDS: { readonly [Name in keyof CatalogueView]: (value: CatalogueView[Name]) => Word } = {
  search: (text) => ['q', text || undefined],
  category: (id) => ['kategorie', id || undefined],
  wordClass: (id) => ['wortart', id || undefined],
  missing: (type) => ['fehlt', type || undefined],
  shown: (shown) => ['zeige', shown === 'offered' ? undefined : shown],
  sort: (sort) => ['nach', sort === 'title' ? undefined : sort],
  isDescending: (isDescending) => ['absteigend', isDescending ? '1' : undefined],
  page: (page) => ['seite', page === 1 ? undefined : String(page)],
}

const RECENT_DAYS = 7

/** The same filter for the table and for a bulk change of all it shows. */
export const buildFilter = (view: CatalogueView, now: Date = new Date()): CatalogueFilter => ({
  retired: view.shown === 'retired' ? 'yes' : view.shown === 'recent' ? 'all' : 'no',
  ...(view.search.trim() && { search: view.search.trim() }),
  ...(view.missing && { missing: view.missing }),
  ...(view.shown === 'preview' && { preview: 'yes' as const }),
  ...(view.shown === 'spelled' && { spelled: 'yes' as const }),
  ...(view.shown === 'recent' && { updatedSince: daysBefore(now, RECENT_DAYS) }),
  ...(view.category && { category: [view.category] }),
  ...(view.wordClass && { wordClass: [view.wordClass] }),
})

export const buildSort = ({ sort, isDescending }: CatalogueView) => ({
  [sort]: isDescending ? (-1 as const) : (1 as const),
})

/** From the beginning of a day, so that asking again asks the same. */
const daysBefore = (now: Date, days: number): string => {
  const day = new Date(now)
  day.setUTCHours(0, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString()
}

const findValue = <const Value extends string>(values: readonly Value[], word: string | undefined): Value | undefined =>
  values.find((value) => value === word)
