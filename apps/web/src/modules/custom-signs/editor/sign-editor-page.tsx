import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { EditorPage } from '../../../file-editor/editor-page.tsx'
import { useEditedFile } from '../../../file-editor/use-edited-file.ts'
import { useOwnAddress } from '../../../file-editor/use-own-address.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useRememberFile } from '../../files/index.ts'
import { customSignQuery } from '../queries.ts'
import { LoadingEditor } from './loading-editor.tsx'
import { SignEditor } from './sign-editor.tsx'
import { EDITED_SIGNS, type SignStore } from './store/open-signs.ts'

type Props = { readonly id: string | undefined; readonly type: CustomSignType }

/** Loads a custom sign, or begins a new one, and shows its editor. */
export const SignEditorPage = ({ id, type }: Props) => {
  const query = useQuery({ ...customSignQuery(id ?? ''), enabled: id !== undefined, refetchOnWindowFocus: 'always' })
  const opened = useEditedFile(EDITED_SIGNS, id, type, query)
  return (
    <EditorPage
      opened={opened}
      heading="Eigene Gebärde"
      loading={<LoadingEditor />}
      missing={<Missing />}
      failedTitle="Die Gebärde konnte nicht geladen werden"
      failedActions={
        <Button component={Link} to="/app/eigene-gebaerden" variant="subtle">
          Zu deinen eigenen Gebärden
        </Button>
      }
    >
      {(store) => <OpenedSign store={store} isNew={id === undefined} />}
    </EditorPage>
  )
}

const OpenedSign = ({ store, isNew }: { readonly store: SignStore; readonly isNew: boolean }) => {
  const id = useSyncExternalStore(store.subscribe, () => store.view().file?._id)
  useRememberFile('custom-signs', id)
  useOwnAddress(isNew, id, (own) => ({ to: '/app/eigene-gebaerden/$id', params: { id: own }, search: {} }))
  return <SignEditor store={store} />
}

const Missing = () => {
  useEffect(() => {
    showToast({ tone: 'warning', text: 'Diese Gebärde gibt es nicht mehr, oder du hast keinen Zugriff darauf.' })
  }, [])
  return <Navigate to="/app/eigene-gebaerden" replace />
}
