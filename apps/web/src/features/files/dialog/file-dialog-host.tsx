import { lazy, Suspense } from 'react'
import { useOpenDialog } from './file-dialog.ts'

/** Shows what `useFileDialog` opens. Stands once in the app; the dialog's code comes with its first opening. */
export const FileDialogHost = () => {
  const open = useOpenDialog()
  if (!open) return null
  return (
    <Suspense>
      <FileDialogModal key={open.key} request={open.request} onClose={open.close} />
    </Suspense>
  )
}

const FileDialogModal = lazy(async () => ({ default: (await import('./file-dialog-modal.tsx')).FileDialogModal }))
