import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { request } from '../../../api/request.ts'
import { showToast } from '../../../ui/toast.tsx'
import { currentSession, onSessionChange } from '../../accounts/index.ts'
import { findSignsById, listQuery } from '../queries.ts'
import { openKeptEdits, takeKeptEdits } from './kept-edits.ts'
import { createListStore, type ListPorts, type ListStore } from './list-store.ts'

/**
 * Lists that are edited in this tab, with how many pages show them. One that still has edits to save stays here after
 * its page was left.
 */
const stores = new Map<ListStore, number>()

/** The list as it is being edited or saved in this tab, if it is. */
export const openedList = (id: string): ListStore | null =>
  [...stores.keys()].find((store) => store.view().list?._id === id) ?? null

/** The store of a list that the server has just told of. */
export const openList = (client: QueryClient, list: List): ListStore => openedList(list._id) ?? storeOf(client, list)

/** A list that does not exist before its first sign or its name. Once it does it is found by its id. */
export const openNewList = (client: QueryClient): ListStore => storeOf(client, null)

/**
 * For the page that shows it: takes up what an earlier visit could not save. The returned call says that the page was
 * left; what is not saved yet goes on being saved.
 */
export const attachList = (store: ListStore): (() => void) => {
  stores.set(store, pagesOf(store) + 1)
  void adoptKept(store)
  return () => {
    stores.set(store, pagesOf(store) - 1)
    const finish = (): void => {
      if (!store.isIdle()) return
      unsubscribe()
      if (pagesOf(store) > 0) return
      store.close()
      stores.delete(store)
    }
    const unsubscribe = store.subscribe(finish)
    void store.flush()
    finish()
  }
}

const pagesOf = (store: ListStore): number => stores.get(store) ?? 0

/** What is kept of it stands under the id that a new list gets. */
const storeOf = (client: QueryClient, list: List | null): ListStore => {
  const uid = newId()
  return createListStore(portsOf(client, uid), list, [], uid)
}

const portsOf = (client: QueryClient, uid: string): ListPorts => {
  const kept = openKeptEdits(currentSession()?.user._id ?? '', uid)
  return {
    // Outlives the page: closing the tab right after an edit still saves it.
    save: (id, body) => request<List>({ method: 'PATCH', path: `lists/${id}`, body, keepalive: true }),
    create: ({ signs, ...data }) => api.lists.create({ ...data, signs: [...signs] }),
    load: (id) => api.lists.get(id),
    findSigns: findSignsById,
    keep: kept.keep,
    release: kept.release,
    onSaved: (list) => {
      client.setQueryData(listQuery(list._id).queryKey, list)
      for (const key of [['files'], ['file-nodes'], ['lists', 'page']]) void client.invalidateQueries({ queryKey: key })
    },
  }
}

const adoptKept = async (store: ListStore): Promise<void> => {
  const userId = currentSession()?.user._id
  const entries = userId ? await takeKeptEdits(userId, store.view().list?._id ?? null) : []
  if (entries.length === 0) return
  store.adopt(
    entries.flatMap(({ edits }) => edits),
    entries[0]?.opening,
  )
  showToast({ tone: 'info', text: 'Deine Änderungen, die noch nicht gespeichert waren, sind wieder da.' })
}

let owner = currentSession()?.user._id

// Another account must neither see nor save them; they stay kept for the one they belong to.
onSessionChange((session) => {
  if (session?.user._id === owner) return
  owner = session?.user._id
  for (const store of stores.keys()) store.abandon()
  stores.clear()
})

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    for (const store of stores.keys()) store.retry()
  })
  window.addEventListener('pagehide', () => {
    for (const store of stores.keys()) void store.flush()
  })
}
