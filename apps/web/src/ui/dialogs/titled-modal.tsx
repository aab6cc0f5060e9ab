import { Modal, type ModalRootProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useCloseOnNavigation, useReturnFocus } from './dialog-behaviour.ts'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly size?: ModalRootProps['size']
  readonly isFullScreenOnPhones?: boolean
  /** False while Escape must not close it. */
  readonly closeOnEscape?: boolean
  readonly closeOnClickOutside?: boolean
  readonly classNames?: Partial<Record<'root' | 'overlay' | 'content' | 'header' | 'body', string>>
  /** Called when another page opens; `onClose` when absent. */
  readonly onNavigation?: () => void
}

/** A dialog with a title and a close button; it exists only while it is open. */
export const TitledModal = ({
  title,
  onClose,
  children,
  size = 'md',
  isFullScreenOnPhones = false,
  closeOnEscape = true,
  closeOnClickOutside = true,
  classNames = {},
  onNavigation = onClose,
}: Props) => {
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false
  useReturnFocus()
  useCloseOnNavigation(onNavigation)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      size={size}
      fullScreen={isFullScreenOnPhones && isPhone}
      closeOnEscape={closeOnEscape}
      closeOnClickOutside={closeOnClickOutside}
      classNames={classNames}
    >
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
