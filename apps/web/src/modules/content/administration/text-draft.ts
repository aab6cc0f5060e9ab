import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { readEntry, writeEntry } from '../../../file-editor/browser-entries.ts'
import { DRAFT_PREFIX } from '../../../file-editor/remove-drafts.ts'

/** An unpublished text, stored in this browser until it is published, discarded, or the account signs out. */
export type TextDraft = {
  readonly at: number
  /** The published one it began with. */
  readonly revision: number
  readonly markdown: string
}

export const readTextDraft = (userId: string, slug: PageSlug): TextDraft | null =>
  readEntry(keyOf(userId, slug), isDraft)

export const writeTextDraft = (userId: string, slug: PageSlug, draft: TextDraft | null): void =>
  writeEntry(keyOf(userId, slug), draft)

const keyOf = (userId: string, slug: PageSlug): string => [DRAFT_PREFIX, userId, 'page-text', slug].join('/')

const isDraft = (value: unknown): value is TextDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as TextDraft).at === 'number' &&
  typeof (value as TextDraft).revision === 'number' &&
  typeof (value as TextDraft).markdown === 'string'
