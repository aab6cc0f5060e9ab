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

/**
 * The stores of one kind of file in this tab. A store with unsaved edits stays open after its page was left, and is found
 * unchanged when the page opens again.
 */
export const createOpenStores = <Store extends SavingStore>() => {
  type Entry = { pages: number; readonly draft: Pick<OpenDraft<never>, 'flush' | 'release'> }
  const entries = new Map<Store, Entry>()

  const close = (store: Store): void => {
    store.stop()
    entries.get(store)?.draft.release()
    entries.delete(store)
  }

  let owner = currentSession()?.user._id
  // Another account must neither see nor save them. Their drafts stay in storage for their own account.
  onSessionChange((session) => {
    if (session?.user._id === owner) return
    owner = session?.user._id
    for (const store of [...entries.keys()]) close(store)
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
        const finish = (): void => {
          if (!store.isIdle()) return
          unsubscribe()
          // Effects that React runs twice leave a page and show it again at once.
          queueMicrotask(() => {
            if (entry.pages === 0) close(store)
          })
        }
        const unsubscribe = store.subscribe(finish)
        void store.flush()
        finish()
      }
    },
  }
}
