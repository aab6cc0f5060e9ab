import { Modal, type ModalRootProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly size?: ModalRootProps['size']
}

/** Something over the page that is looked at and closed again; it exists only while it is open. */
export const TitledModal = ({ title, onClose, children, size = 'md' }: Props) => {
  useReturnFocus()
  useCloseOnNavigation(onClose)
  return (
    <Modal.Root opened onClose={onClose} centered size={size}>
      <Modal.Overlay />
      <Modal.Content>
        {/* A second banner landmark would mislead screen readers. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Schließen" size={44} iconSize={20} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
