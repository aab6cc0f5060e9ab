import type { z } from 'zod'
import type { WordClassId } from '../word-classes.ts'
import { WORD_CLASSES } from '../word-classes.ts'
import { KEYWORDS_MAX, type keywordsSchema } from './sign-fields.ts'
import type { SignState } from './sign-state.ts'

type Keywords = z.output<typeof keywordsSchema>

/** What is done to many signs at once. What is absent stays. */
export type BulkChange = {
  readonly addKeywords?: Keywords | undefined
  readonly removeKeywords?: Keywords | undefined
  readonly category?: string | undefined
  readonly wordClass?: WordClassId | undefined
  readonly isPreview?: boolean | undefined
  readonly isRetired?: boolean | undefined
}

export type BulkChanged =
  | { readonly ok: true; readonly state: SignState }
  | { readonly ok: false; readonly reason: 'too-many-keywords' }

export const applyBulkChange = (state: SignState, change: BulkChange): BulkChanged => {
  const { addKeywords = [], removeKeywords = [], ...fields } = change
  const removed = new Set(removeKeywords.map(folded))
  const kept = state.keywords.filter((keyword) => !removed.has(folded(keyword)))
  const present = new Set(kept.map(folded))
  const keywords = [...kept, ...addKeywords.filter((keyword) => !present.has(folded(keyword)))]
  // A sign that had more from elsewhere may still lose some.
  if (keywords.length > KEYWORDS_MAX && keywords.length > state.keywords.length) {
    return { ok: false, reason: 'too-many-keywords' }
  }
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ok: true, state: { ...state, ...set, keywords } }
}

const folded = (keyword: string): string => keyword.toLowerCase()

/** One line for the list of changes: `Stichwort „Hof“ dazu, Wortart Verb`. */
export const bulkSummary = (change: BulkChange, categoryName: string | undefined): string => {
  const named = (words: Keywords) =>
    `${words.length === 1 ? 'Stichwort' : 'Stichwörter'} ${words.map((word) => `„${word}“`).join(', ')}`
  const parts = [
    ...(change.addKeywords?.length ? [`${named(change.addKeywords)} dazu`] : []),
    ...(change.removeKeywords?.length ? [`${named(change.removeKeywords)} weg`] : []),
    ...(change.category === undefined ? [] : [`Kategorie „${categoryName ?? ''}“`]),
    ...(change.wordClass === undefined ? [] : [`Wortart ${WORD_CLASSES[change.wordClass].title}`]),
    ...(change.isPreview === undefined ? [] : [change.isPreview ? 'zur Vorschau' : 'aus der Vorschau']),
    ...(change.isRetired === undefined ? [] : [change.isRetired ? 'zurückgezogen' : 'wieder angeboten']),
  ]
  return parts.join(', ')
}
