import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { Modal } from '@mantine/core'
import { useCloseOnNavigation } from '../../../ui/use-close-on-navigation.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import type { FileDialogRequest } from './file-dialog-request.ts'

type Props = { readonly request: FileDialogRequest; readonly onClose: (node: FileNode | null) => void }

export const FileDialogModal = ({ request, onClose }: Props) => {
  const giveUp = () => onClose(null)
  useCloseOnNavigation(giveUp)
  useReturnFocus()
  return (
    <Modal.Root opened onClose={giveUp} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>{request.mode}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
