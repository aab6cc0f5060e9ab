import { listStored } from '../storage/browser-storage.ts'
import { readEntry, writeEntry } from './browser-entries.ts'
import { DRAFT_PREFIX } from './remove-drafts.ts'
import { holdLock, ifUnlocked } from './tab-locks.ts'

/**
 * Work that the server does not have yet, stored in this browser so that a closed tab loses nothing. Each open editor has
 * its own entry and holds a lock on it, so that no other tab takes the draft. Signing out removes it.
 *
 * The account of the drafts, and the kind of file.
 */
export type DraftPlace = { readonly userId: string; readonly scope: string }

export type OpenDraft<Work> = {
  /** Null removes the draft. `fileId` is null for a new file; with its id the draft moves to the file. */
  readonly store: (fileId: string | null, work: Work | null) => void
  /** Writes at once what waits to be written: the tab is closing. */
  readonly flush: () => void
  /** Releases the draft: another visit may restore it. */
  readonly release: () => void
}

/** The draft of one editor. `opening` identifies its visit. What is stored within `gatherMs` is written together. */
export const openDraft = <Work extends object>(
  place: DraftPlace,
  opening: string,
  gatherMs = GATHER_MS,
): OpenDraft<Work> => {
  let key: string | null = null
  let release: (() => void) | null = null
  let waiting: Work | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (waiting && key !== null) writeEntry(key, { at: Date.now(), ...waiting })
    waiting = null
  }
  return {
    store: (fileId, work) => {
      const next = work && keyFor(place, fileId, opening)
      // A new file got its id, or everything is saved.
      if (key !== null && key !== next) writeEntry(key, null)
      key = next
      waiting = work
      if (!work) return
      release ??= holdLock(lockFor(place, opening))
      if (gatherMs === 0) flush()
      else timer ??= setTimeout(flush, gatherMs)
    },
    flush,
    release: () => {
      flush()
      release?.()
      release = null
    },
  }
}

/** A large file takes a moment to write: letters typed one after another are written together. */
const GATHER_MS = 200

/** What one visit of an editor left. */
export type LeftWork<Work> = { readonly opening: string; readonly work: Work }

/**
 * Takes over what earlier visits left for a file (null: for a new one), the newest first, at most `most` of it. What
 * `isWork` refuses stays: it may be for another page, such as a new file of another type.
 */
export const takeDrafts = async <Work extends object>(
  place: DraftPlace,
  fileId: string | null,
  isWork: (value: object) => value is Work,
  most: number = Number.POSITIVE_INFINITY,
): Promise<readonly LeftWork<Work>[]> => {
  const isEntry = (value: unknown): value is Work & Dated => isDated(value) && isWork(value)
  const prefix = keyFor(place, fileId, '')
  const found = listStored(prefix)
    .map((key) => ({ key, opening: key.slice(prefix.length), at: readEntry(key, isEntry)?.at }))
    .filter(({ at }) => at !== undefined)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
  const taken: LeftWork<Work>[] = []
  for (const { key, opening } of found) {
    if (taken.length >= most) break
    const entry = await ifUnlocked(lockFor(place, opening), () => {
      // Of two tabs that open at once one takes it.
      const left = readEntry(key, isEntry)
      writeEntry(key, null)
      return left
    })
    if (entry) taken.push({ opening, work: entry })
  }
  return taken
}

type Dated = { readonly at: number }

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'

const keyFor = ({ userId, scope }: DraftPlace, fileId: string | null, opening: string): string =>
  [DRAFT_PREFIX, userId, scope, fileId ?? 'new', opening].join('/')

const lockFor = ({ userId, scope }: DraftPlace, opening: string): string =>
  [DRAFT_PREFIX, userId, scope, opening].join('/')
