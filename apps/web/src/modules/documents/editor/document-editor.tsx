import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { Button, Skeleton } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { EditorPage } from '../../../file-editor/editor-page.tsx'
import { useEditedFile } from '../../../file-editor/use-edited-file.ts'
import { useOwnAddress } from '../../../file-editor/use-own-address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useRememberFile } from '../../files/index.ts'
import { documentQuery } from '../queries.ts'
import './andika.css'
import classes from './document-editor.module.css'
import { EditableDocument } from './editable-document.tsx'
import { type DocumentStore, EDITED_DOCUMENTS } from './store/open-documents.ts'

type Props = { readonly id: string | undefined; readonly type: DocumentType }

/** Loads a document, or begins a new one, and shows its pages. */
export const DocumentEditor = ({ id, type }: Props) => {
  const query = useQuery({ ...documentQuery(id ?? ''), enabled: id !== undefined, refetchOnWindowFocus: 'always' })
  const opened = useEditedFile(EDITED_DOCUMENTS, id, type, query)
  return (
    <EditorPage
      opened={opened}
      heading="Druckvorlage"
      loading={<LoadingDocument />}
      missing={<MissingDocument />}
      failedTitle="Die Druckvorlage konnte nicht geladen werden"
      failedClass={classes.message}
    >
      {(store) => <OpenedDocument store={store} isNew={id === undefined} />}
    </EditorPage>
  )
}

const OpenedDocument = ({ store, isNew }: { readonly store: DocumentStore; readonly isNew: boolean }) => {
  const id = useSyncExternalStore(store.subscribe, () => store.view().file?._id)
  useRememberFile('documents', id)
  useOwnAddress(isNew, id, (own) => ({ to: '/app/dokument/{-$id}', params: { id: own } }))
  return <EditableDocument store={store} />
}

const LoadingDocument = () => (
  <div className={classes.loading} aria-busy>
    <PageHeading isHidden>Druckvorlage wird geladen</PageHeading>
    <Skeleton className={classes.loadingBar ?? ''} radius={0} />
    <Skeleton className={classes.loadingPage ?? ''} radius={0} />
  </div>
)

const MissingDocument = () => (
  <div className={classes.message}>
    <PageHeading isHidden>Druckvorlage</PageHeading>
    <EmptyState icon={IconFileOff} title="Diese Druckvorlage gibt es nicht (mehr), oder du hast keinen Zugriff darauf.">
      <Button component={Link} to="/app/dokumente" variant="default">
        Zu deinen Druckvorlagen
      </Button>
    </EmptyState>
  </div>
)
