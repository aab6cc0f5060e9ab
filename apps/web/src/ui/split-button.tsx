import { Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './split-button.module.css'

type Props = Pick<ButtonProps, 'color' | 'variant' | 'disabled'> & {
  /** The main part, a button: does it at once. */
  readonly children: ReactNode
  /** What the arrow beside it opens. */
  readonly optionsLabel: string
  readonly onOptions: () => void
}

/** A button that acts at once, and an arrow beside it that opens a dialog with its options first. */
export const SplitButton = ({ children, optionsLabel, onOptions, ...look }: Props) => (
  <Button.Group className={classes.split}>
    {children}
    <Button
      {...look}
      className={classes.arrow!}
      aria-label={optionsLabel}
      title={optionsLabel}
      aria-haspopup="dialog"
      onClick={onOptions}
    >
      <IconChevronDown size={20} aria-hidden />
    </Button>
  </Button.Group>
)
