import { currentSession, onSessionChange } from '../api/session.ts'
import type { OpenDraft } from './drafts.ts'

/** Something that is edited and saves itself. */
export type SavingStore = {
  readonly subscribe: (listener: () => void) => () => void
  /** Nothing is being saved and nothing waits to be saved. */
  readonly isIdle: () => boolean
  /** Saves now. */
  readonly flush: () => Promise<unknown>
  /** Tries again at once what could not be saved. */
  readonly retry: () => void
  /** Nothing more is sent; the draft stays in storage. */
  readonly stop: () => void
}

type Options = {
  /**
   * Edits may come after the page was left and everything was saved: an undo in a message, a sign that was still looked up.
   * Only for edits that merge: others would be in conflict with what the next page shows.
   */
  readonly takesLateEdits?: boolean
}

/**
 * The stores of one kind of file in this tab. A store with unsaved edits stays open after its page was left, and is found
 * unchanged when the page opens again.
 */
export const createOpenStores = <Store extends SavingStore>({ takesLateEdits = false }: Options = {}) => {
  type Entry = { pages: number; readonly draft: Pick<OpenDraft<never>, 'flush' | 'release'> }
  const entries = new Map<Store, Entry>()

  /** Left and saved, for late edits; the newest last. */
  const resting = new Set<Store>()

  const close = (store: Store): void => {
    store.stop()
    entries.get(store)?.draft.release()
    entries.delete(store)
  }
  const rest = (store: Store, entry: Entry): void => {
    entry.draft.release()
    entries.delete(store)
    resting.add(store)
    const unsubscribe = store.subscribe(() => {
      if (store.isIdle() || !resting.delete(store)) return
      unsubscribe()
      entries.set(store, entry)
      closeWhenSaved(store, entry)
    })
    const [oldest] = resting
    if (oldest && resting.size > RESTING_MAX) {
      resting.delete(oldest)
      oldest.stop()
    }
  }
  const closeWhenSaved = (store: Store, entry: Entry): void => {
    const finish = (): void => {
      if (!store.isIdle()) return
      unsubscribe()
      // Effects that React runs twice leave a page and show it again at once.
      queueMicrotask(() => {
        if (entry.pages > 0 || !entries.has(store)) return
        if (takesLateEdits) rest(store, entry)
        else close(store)
      })
    }
    const unsubscribe = store.subscribe(finish)
    void store.flush()
    finish()
  }

  let owner = currentSession()?.user._id
  // Another account must neither see nor save them. Their drafts stay in storage for their own account.
  onSessionChange((session) => {
    if (session?.user._id === owner) return
    owner = session?.user._id
    for (const store of [...entries.keys()]) close(store)
    for (const store of resting) store.stop()
    resting.clear()
  })
  window.addEventListener('online', () => {
    for (const store of entries.keys()) store.retry()
  })
  window.addEventListener('pagehide', () => {
    for (const [store, { draft }] of entries) {
      void store.flush()
      draft.flush()
    }
  })

  return {
    add: (store: Store, draft: Entry['draft']): Store => {
      entries.set(store, { pages: 0, draft })
      return store
    },
    find: (isWanted: (store: Store) => boolean): Store | null => [...entries.keys()].find(isWanted) ?? null,
    close,
    /**
     * Called by a page that shows the store. Call the returned function when the page is left; saving continues until
     * everything is saved.
     */
    attach: (store: Store): (() => void) => {
      const entry = entries.get(store)
      if (!entry) return () => undefined
      entry.pages += 1
      return () => {
        entry.pages -= 1
        closeWhenSaved(store, entry)
      }
    },
  }
}

const RESTING_MAX = 20
