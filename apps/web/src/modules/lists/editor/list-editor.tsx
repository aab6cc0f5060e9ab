import { useSyncExternalStore } from 'react'
import { EditorPage } from '../../../file-editor/editor-page.tsx'
import { useOwnAddress } from '../../../file-editor/use-own-address.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { useRememberFile } from '../../files/index.ts'
import { LoadingList } from '../components/loading-list.tsx'
import { MissingList } from '../components/missing-list.tsx'
import { ListView } from '../shared/list-view.tsx'
import { EditableList } from './editable-list.tsx'
import type { ListStore } from './list-store.ts'
import { useListStore } from './use-list-store.ts'

/** Loads a list, or begins a new one, and shows it as the viewer may have it. */
export const ListEditor = ({ id }: { readonly id: string | undefined }) => (
  <EditorPage
    opened={useListStore(id)}
    heading="Lernliste"
    loading={<LoadingList />}
    missing={<MissingList />}
    failedTitle="Die Lernliste konnte nicht geladen werden"
  >
    {(store) => <OpenedList store={store} isNew={id === undefined} />}
  </EditorPage>
)

const OpenedList = ({ store, isNew }: { readonly store: ListStore; readonly isNew: boolean }) => {
  const view = useSyncExternalStore(store.subscribe, store.view)
  const id = view.list?._id
  useBreadcrumbName(view.name)
  useRememberFile('lists', id)
  useOwnAddress(isNew, id, (own) => ({ to: '/app/lernliste-bearbeiten/{-$id}', params: { id: own } }))
  if (view.list && !view.list.canWrite) return <ListView list={view.list} />
  return <EditableList store={store} view={view} />
}
