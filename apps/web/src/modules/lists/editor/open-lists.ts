import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { request } from '../../../api/request.ts'
import { createOpenStores } from '../../../file-editor/open-stores.ts'
import { showToast } from '../../../ui/toast.tsx'
import { renameFile } from '../../files/index.ts'
import { findSignsById, listQuery } from '../queries.ts'
import { openListDraft, takeListDrafts } from './list-drafts.ts'
import { createListStore, type ListPorts, type ListStore } from './list-store.ts'

const createOpenLists = (client: QueryClient) => {
  const stores = createOpenStores<ListStore>({ takesLateEdits: true })
  const createStore = (list: List | null): ListStore => {
    const uid = newId()
    const draft = openListDraft(uid)
    const storeEdits: ListPorts['storeEdits'] = (listId, edits) =>
      draft.store(listId, edits.length > 0 ? { edits } : null)
    return stores.add(createListStore({ ...portsFor(client), storeEdits }, list, [], uid), draft)
  }
  const opened = (id: string): ListStore | null => stores.find((store) => store.view().list?._id === id)
  return {
    /** The list as it is edited in this tab; otherwise as the server returned it. */
    open: (list: List): ListStore => opened(list._id) ?? createStore(list),
    opened,
    /** A list that is created with its first sign or its name. */
    openNew: (): ListStore => createStore(null),
    /** As `createOpenStores`; restores what earlier visits could not save, too. */
    attach: (store: ListStore): (() => void) => {
      void restoreDrafts(store)
      return stores.attach(store)
    },
  }
}

/** The lists that are edited in this tab. */
export const openLists = (client: QueryClient): ReturnType<typeof createOpenLists> => {
  created ??= createOpenLists(client)
  return created
}

let created: ReturnType<typeof createOpenLists> | null = null

const portsFor = (client: QueryClient): Omit<ListPorts, 'storeEdits'> => ({
  // Outlives the page: closing the tab right after an edit still saves it.
  save: (id, body) => request<List>({ method: 'PATCH', path: `lists/${id}`, body, keepalive: true }),
  create: ({ signs, ...data }) => api.lists.create({ ...data, signs: [...signs] }),
  load: (id) => api.lists.get(id),
  rename: async ({ node }, name) => {
    if (!node) throw new Error('A list without a node has no name of its own')
    return (await renameFile(client, node, name)).name
  },
  findSigns: findSignsById,
  onSaved: (list) => {
    client.setQueryData(listQuery(list._id).queryKey, list)
    for (const key of [['files'], ['file-nodes'], ['lists', 'page']]) void client.invalidateQueries({ queryKey: key })
  },
})

const restoreDrafts = async (store: ListStore): Promise<void> => {
  const { edits, opening } = await takeListDrafts(store.view().list?._id ?? null)
  if (edits.length === 0) return
  store.adopt(edits, opening)
  showToast({ tone: 'info', text: 'Deine Änderungen, die noch nicht gespeichert waren, sind wieder da.' })
}
