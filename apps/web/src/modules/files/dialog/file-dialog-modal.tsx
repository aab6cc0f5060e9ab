import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { dialogTitle } from './dialog-texts.ts'
import { FileDialogForm } from './file-dialog-form.tsx'
import classes from './file-dialog-modal.module.css'
import type { FileDialogRequest } from './file-dialog-request.ts'
import { useStartFolder } from './location/use-start-folder.ts'

type Props = { readonly request: FileDialogRequest; readonly onClose: (node: FileNode | null) => void }

/** The one dialog for creating, renaming, moving and duplicating (specification 2, "File dialog"). */
export const FileDialogModal = ({ request, onClose }: Props) => {
  const { folder, error, refetch } = useStartFolder(startFolder(request))
  // A question lies over the dialog then; Escape answers that one only.
  const [isAsking, setIsAsking] = useState(false)
  const giveUp = () => onClose(null)
  return (
    <TitledModal
      title={dialogTitle(request)}
      onClose={giveUp}
      size="lg"
      isFullScreenOnPhones
      closeOnEscape={!isAsking}
      closeOnClickOutside={false}
      classNames={{ content: classes.content!, body: classes.body! }}
    >
      {folder && (
        <FileDialogForm request={request} start={folder} onDone={onClose} onCancel={giveUp} onAsking={setIsAsking} />
      )}
      {!folder && error && (
        <LoadError title="Deine Ordner konnten nicht geladen werden" error={error} onRetry={refetch} />
      )}
      {!folder && !error && (
        <div className={classes.form} role="status" aria-label="Ordner werden geladen">
          <Skeleton height="4rem" />
          <Skeleton height="12rem" />
        </div>
      )}
    </TitledModal>
  )
}

/** Id of the folder it begins in; null for the caller's own root. */
const startFolder = (request: FileDialogRequest): string | null => {
  switch (request.mode) {
    case 'create':
      return request.folder ?? null
    case 'rename':
      return request.node.parent
    case 'move':
    case 'duplicate':
      return request.nodes[0]?.parent ?? null
  }
}
