import { listStored } from '../storage/browser-storage.ts'
import { readEntry, writeEntry } from './browser-entries.ts'
import type { FileDraft } from './file-model.ts'
import { DRAFT_PREFIX } from './remove-drafts.ts'
import { holdLock, ifUnlocked } from './tab-locks.ts'

/**
 * Content that the server does not have yet, stored in this browser so that a closed tab loses nothing. Each open editor has
 * its own entry and holds a lock on it, so that no other tab takes the draft over.
 *
 * The account of the drafts, and their kind: `scope` names the kind of file, for new files also what is created.
 */
export type DraftPlace = { readonly userId: string; readonly scope: string }

export type KeptDraft<Content> = {
  readonly keep: (draft: FileDraft<Content> | null) => void
  /** Releases the draft: another visit may restore it. */
  readonly release: () => void
}

/** The place for one editor's draft. */
export const openKeptDraft = <Content>(place: DraftPlace, opening: string): KeptDraft<Content> => {
  let key: string | null = null
  let release: (() => void) | null = null
  let waiting: FileDraft<Content> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const writeWaiting = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (waiting && key !== null) {
      const { revision, content, sent } = waiting
      writeEntry(key, { at: Date.now(), revision, content, ...(sent && { sent }) })
    }
    waiting = null
  }
  window.addEventListener('pagehide', writeWaiting)
  return {
    keep: (draft) => {
      const next = draft && keyOf(place, draft.fileId, opening)
      // A new file got its id, or everything is saved.
      if (key !== null && key !== next) writeEntry(key, null)
      key = next
      waiting = draft
      if (!draft) return
      timer ??= setTimeout(writeWaiting, GATHER_MS)
      release ??= holdLock(lockOf(place, opening))
    },
    release: () => {
      writeWaiting()
      window.removeEventListener('pagehide', writeWaiting)
      release?.()
      release = null
    },
  }
}

/** A large file takes a moment to write: letters typed one after another are written together. */
const GATHER_MS = 200

/** What one opening of an editor left behind. */
export type LeftDraft<Content> = { readonly opening: string; readonly draft: FileDraft<Content> }

/** Takes over the newest that earlier visits left behind for a file (null: for a new one). */
export const takeKeptDraft = async <Content>(
  place: DraftPlace,
  fileId: string | null,
  isContent: (value: unknown) => value is Content,
): Promise<LeftDraft<Content> | null> => {
  const prefix = keyOf(place, fileId, '')
  const openings = listStored(prefix)
    .map((key) => ({ key, opening: key.slice(prefix.length), entry: readEntry(key, isEntry) }))
    .toSorted((one, other) => (other.entry?.at ?? 0) - (one.entry?.at ?? 0))
  for (const { key, opening, entry } of openings) {
    // What is not wanted here may be for another page, such as a new file of another type.
    if (!entry || !isContent(entry.content)) continue
    const taken = await ifUnlocked(lockOf(place, opening), () => {
      // Of two tabs that open at once one takes it.
      const held = readEntry(key, isEntry)
      writeEntry(key, null)
      return held
    })
    if (taken && isContent(taken.content)) {
      const { revision, content, sent } = taken
      return { opening, draft: { fileId, revision, content, sent: isContent(sent) ? sent : null } }
    }
  }
  return null
}

type Entry = {
  readonly at: number
  readonly revision: number | null
  readonly content: unknown
  readonly sent?: unknown
}

const keyOf = ({ userId, scope }: DraftPlace, fileId: string | null, opening: string): string =>
  [DRAFT_PREFIX, userId, scope, fileId ?? 'new', opening].join('/')

const lockOf = ({ userId, scope }: DraftPlace, opening: string): string =>
  [DRAFT_PREFIX, userId, scope, opening].join('/')

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'revision' in value &&
  (value.revision === null || typeof value.revision === 'number') &&
  'content' in value
