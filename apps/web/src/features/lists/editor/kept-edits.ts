import type { ListEdit } from '@gebaerdenraum/domain/lists/list-edits'

/**
 * Edits that the server does not have yet, kept in this browser so that a closed tab loses nothing. Every opening of
 * an editor has an entry of its own, and holds a lock on it: what another tab is still working on is not taken away
 * from it.
 */
const PREFIX = 'gebaerdenraum-list-edits'

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
      write(key, edits.length > 0 ? { at: Date.now(), edits } : null)
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
  for (const key of keysWith(prefix)) {
    const opening = key.slice(prefix.length)
    await ifUnlocked(lockOf(userId, opening), () => {
      const entry = read(key)
      if (entry) entries.push({ ...entry, opening })
      write(key, null)
    })
  }
  return entries.toSorted((one, other) => one.at - other.at).map(({ opening, edits }) => ({ opening, edits }))
}

const keyOf = (userId: string, listId: string | null, opening: string): string =>
  [PREFIX, userId, listId ?? 'new', opening].join('/')

const lockOf = (userId: string, opening: string): string => [PREFIX, userId, opening].join('/')

const keysWith = (prefix: string): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

const read = (key: string): Entry | null => {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isEntry(entry) ? entry : null
  } catch {
    return null
  }
}

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

/** Private windows may forbid storage, and it may be full: the edits then live as long as the page. */
const write = (key: string, entry: Entry | null): void => {
  try {
    if (entry) localStorage.setItem(key, JSON.stringify(entry))
    else localStorage.removeItem(key)
  } catch {
    // Kept in memory.
  }
}

/** Held until it is released or the tab is gone. */
const holdLock = (name: string): (() => void) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks()?.request(name, () => released)
  return release
}

const ifUnlocked = async (name: string, run: () => void): Promise<void> => {
  const manager = locks()
  if (!manager) return run()
  await manager.request(name, { ifAvailable: true }, (lock) => {
    if (lock) run()
  })
}

/** Absent without a secure connection. */
const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks
