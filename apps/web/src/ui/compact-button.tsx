import { Button, type ButtonProps, type ElementProps } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import classes from './compact-button.module.css'

type Props = Omit<ElementProps<'button', keyof ButtonProps>, 'children'> & {
  readonly label: string
  readonly Icon: TablerIcon
  /** Without a frame on phones, beside others of that kind. */
  readonly isFrameless?: boolean
  /** As high as a search field, which it stands beside. */
  readonly isLarge?: boolean
  /** Behind the name, on phones too. */
  readonly rightSection?: ReactNode
  /** With its name on phones too. */
  readonly isNamed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button with its name where there is room for it, on phones with its icon alone. */
export const CompactButton = ({
  label,
  Icon,
  isFrameless = false,
  isNamed = false,
  isLarge = false,
  ...button
}: Props) => (
  <Button
    {...button}
    variant="default"
    {...(isLarge && { size: 'lg' })}
    className={classes.button!}
    data-named={isNamed || undefined}
    data-frameless={isFrameless || undefined}
    leftSection={<Icon size={isLarge ? 22 : 20} aria-hidden />}
  >
    <span className={classes.text}>{label}</span>
  </Button>
)
