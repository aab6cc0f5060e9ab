import { Button } from '@mantine/core'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { keepPlaceOnce } from '../../../ui/navigation.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useRememberFile } from '../../files/index.ts'
import { LoadingEditor } from './loading-editor.tsx'
import { SignEditor } from './sign-editor.tsx'
import type { SignStore } from './store/open-signs.ts'
import { type SignAddress, useSignStore } from './store/use-sign-store.ts'

/** Loads a custom sign, or begins a new one, and shows its editor. */
export const SignEditorPage = ({ address }: { readonly address: SignAddress }) => {
  const { store, error, refetch } = useSignStore(address)
  if (store) return <OpenedSign key={store.uid} store={store} isNew={'type' in address} />
  if (isMissing(error)) return <Missing />
  if (!error) return <LoadingEditor />
  return (
    <>
      <PageHeading isHidden>Eigene Gebärde</PageHeading>
      <LoadError title="Die Gebärde konnte nicht geladen werden" error={error} onRetry={() => void refetch()}>
        <Button component={Link} to="/app/eigene-gebaerden" variant="subtle">
          Zu deinen eigenen Gebärden
        </Button>
      </LoadError>
    </>
  )
}

const OpenedSign = ({ store, isNew }: { readonly store: SignStore; readonly isNew: boolean }) => {
  const { file } = useSyncExternalStore(store.subscribe, store.view)
  const navigate = useNavigate()
  const id = file?._id
  useRememberFile('custom-signs', id)
  useEffect(() => {
    if (!isNew || id === undefined) return
    // The sign is the same and somebody is drawing it: only its address is another one.
    keepPlaceOnce()
    void navigate({ to: '/app/eigene-gebaerden/$id', params: { id }, search: {}, replace: true, resetScroll: false })
  }, [isNew, id, navigate])
  return <SignEditor store={store} />
}

/** A broken id is as good as one that nothing has. */
const isMissing = (error: Error | null): boolean => error instanceof ApiError && [400, 404].includes(error.code)

const Missing = () => {
  useEffect(() => {
    showToast({ tone: 'warning', text: 'Diese Gebärde gibt es nicht mehr, oder du hast keinen Zugriff darauf.' })
  }, [])
  return <Navigate to="/app/eigene-gebaerden" replace />
}
