import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { Button, Skeleton } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { keepPlaceOnce } from '../../../ui/navigation.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useRememberFile } from '../../files/index.ts'
import './andika.css'
import classes from './document-editor.module.css'
import { EditableDocument } from './editable-document.tsx'
import type { DocumentStore } from './store/open-documents.ts'
import { type OpenedDocument, useDocumentStore } from './store/use-document-store.ts'

type Props = { readonly id: string | undefined; readonly type: DocumentType }

/** Loads a document, or begins a new one, and shows its pages. */
export const DocumentEditor = ({ id, type }: Props) => {
  const opened = useDocumentStore(id, type)
  const { store, error, refetch } = opened
  if (store) return <Opened key={store.uid} store={store} opened={opened} isNew={id === undefined} />
  if (!error) return <LoadingDocument />
  return (
    <div className={classes.message}>
      <PageHeading isHidden>Druckvorlage</PageHeading>
      {isMissing(error) ? (
        <EmptyState
          icon={IconFileOff}
          title="Diese Druckvorlage gibt es nicht (mehr), oder du hast keinen Zugriff darauf."
        >
          <Button component={Link} to="/app/dokumente" variant="default">
            Zu deinen Druckvorlagen
          </Button>
        </EmptyState>
      ) : (
        <LoadError title="Die Druckvorlage konnte nicht geladen werden" error={error} onRetry={refetch} />
      )}
    </div>
  )
}

type OpenedProps = { readonly store: DocumentStore; readonly opened: OpenedDocument; readonly isNew: boolean }

const Opened = ({ store, opened, isNew }: OpenedProps) => {
  const id = useSyncExternalStore(store.subscribe, () => store.view().file?._id)
  const navigate = useNavigate()
  useRememberFile('documents', id)
  useEffect(() => {
    if (!isNew || id === undefined) return
    // Only the address changed; the document stays open.
    keepPlaceOnce()
    void navigate({ to: '/app/dokument/{-$id}', params: { id }, replace: true, resetScroll: false })
  }, [isNew, id, navigate])
  return <EditableDocument store={store} hasDraft={opened.hasDraft} onDraftDecided={opened.hideDraftNotice} />
}

const LoadingDocument = () => (
  <div className={classes.loading} aria-busy>
    <PageHeading isHidden>Druckvorlage wird geladen</PageHeading>
    <Skeleton className={classes.loadingBar ?? ''} radius={0} />
    <Skeleton className={classes.loadingPage ?? ''} radius={0} />
  </div>
)

/** A broken id is as good as one that nothing has. */
const isMissing = (error: Error): boolean => error instanceof ApiError && [400, 403, 404].includes(error.code)
