import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import { readEntry, writeEntry } from '../../../file-editor/browser-entries.ts'
import { DRAFT_PREFIX } from '../../../file-editor/remove-drafts.ts'
import { holdLock, ifUnlocked } from '../../../file-editor/tab-locks.ts'
import { listStored } from '../../../storage/browser-storage.ts'

/**
 * Edits that the server does not have yet, stored in this browser so that a closed tab loses nothing. Each open editor has
 * its own entry and holds a lock on it, so that no other tab takes the edits over. Signing out removes them, as every
 * draft.
 */
const SCOPE = 'list-edits'

type Entry = { readonly at: number; readonly edits: readonly ListEdit[] }

export type KeptEdits = {
  readonly keep: (listId: string | null, edits: readonly ListEdit[]) => void
  readonly release: () => void
}

/** The place for one editor's edits, of one account. */
export const openKeptEdits = (userId: string, opening: string): KeptEdits => {
  let release: (() => void) | null = null
  return {
    keep: (listId, edits) => {
      const key = keyOf(userId, listId, opening)
      writeEntry(key, edits.length > 0 ? { at: Date.now(), edits } : null)
      if (edits.length > 0) release ??= holdLock(lockOf(userId, opening))
    },
    release: () => {
      release?.()
      release = null
    },
  }
}

/** What one opening of an editor left behind. */
export type LeftEdits = { readonly opening: string; readonly edits: readonly ListEdit[] }

/** Takes over what earlier visits left behind for a list (null: for a new one), the oldest first. */
export const takeKeptEdits = async (userId: string, listId: string | null): Promise<readonly LeftEdits[]> => {
  const prefix = keyOf(userId, listId, '')
  const entries: (Entry & LeftEdits)[] = []
  for (const key of listStored(prefix)) {
    const opening = key.slice(prefix.length)
    await ifUnlocked(lockOf(userId, opening), () => {
      const entry = readEntry(key, isEntry)
      if (entry) entries.push({ ...entry, opening })
      writeEntry(key, null)
    })
  }
  return entries.toSorted((one, other) => one.at - other.at).map(({ opening, edits }) => ({ opening, edits }))
}

const keyOf = (userId: string, listId: string | null, opening: string): string =>
  [DRAFT_PREFIX, userId, SCOPE, listId ?? 'new', opening].join('/')

const lockOf = (userId: string, opening: string): string => [DRAFT_PREFIX, userId, SCOPE, opening].join('/')

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'edits' in value &&
  Array.isArray(value.edits) &&
  value.edits.every(isEdit)

const isEdit = (value: unknown): value is ListEdit => {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('sign' in value)) return false
  if (typeof value.sign !== 'string') return false
  if (value.kind === 'remove') return true
  return (value.kind === 'add' || value.kind === 'move') && 'place' in value && isPlace(value.place)
}

const isPlace = (value: unknown): boolean =>
  value === 'end' || (Array.isArray(value) && value.every((id) => typeof id === 'string'))
