import { useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { keepPlaceOnce } from '../../../ui/navigation.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useRememberFile } from '../../files/index.ts'
import { LoadingList } from '../components/loading-list.tsx'
import { MissingList } from '../components/missing-list.tsx'
import { ListView } from '../shared/list-view.tsx'
import { EditableList } from './editable-list.tsx'
import type { ListStore } from './list-store.ts'
import { useListStore } from './use-list-store.ts'

/** Loads a list, or begins a new one, and shows it as the viewer may have it. */
export const ListEditor = ({ id }: { readonly id: string | undefined }) => {
  const { store, error, refetch } = useListStore(id)
  if (store) return <OpenedList key={store.uid} store={store} isNew={id === undefined} />
  if (isMissing(error)) return <MissingList />
  if (error) {
    return (
      <>
        <PageHeading isHidden>Lernliste</PageHeading>
        <LoadError title="Die Lernliste konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  return <LoadingList />
}

const OpenedList = ({ store, isNew }: { readonly store: ListStore; readonly isNew: boolean }) => {
  const view = useSyncExternalStore(store.subscribe, store.view)
  const navigate = useNavigate()
  const id = view.list?._id
  useBreadcrumbName(view.name)
  useRememberFile('lists', id)
  useEffect(() => {
    if (!isNew || id === undefined) return
    // The list is the same and somebody is typing in it: only its address is another one.
    keepPlaceOnce()
    void navigate({ to: '/app/lernliste-bearbeiten/{-$id}', params: { id }, replace: true, resetScroll: false })
  }, [isNew, id, navigate])
  if (view.list && !view.list.canWrite) return <ListView list={view.list} />
  return <EditableList store={store} view={view} />
}

/** A broken id is as good as one that nothing has. */
const isMissing = (error: Error | null): boolean => error instanceof ApiError && [400, 404].includes(error.code)
