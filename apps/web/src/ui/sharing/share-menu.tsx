import { Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './share-menu.module.css'

type Props = {
  /** What is shared, for screen readers: 'Lernliste teilen'. */
  readonly title: string
  readonly renderButton: (toggle: () => void) => ReactNode
  /** Its parts; `close` closes the menu before a dialog opens. */
  readonly children: (close: () => void) => ReactNode
}

/** The menu behind a button 'Teilen'. */
export const ShareMenu = ({ title, renderButton, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(28rem, calc(100vw - 2rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>{renderButton(() => setIsOpen(!isOpen))}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={title}>
        {children(() => setIsOpen(false))}
      </Popover.Dropdown>
    </Popover>
  )
}
