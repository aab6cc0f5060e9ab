import { Button } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import classes from './compact-button.module.css'

type Props = {
  readonly label: string
  readonly Icon: TablerIcon
  /** Without a frame on phones, beside others of that kind. */
  readonly isFrameless?: boolean
  readonly onClick: () => void
}

/** A button with its name where there is room for it, on phones with its icon alone. */
export const CompactButton = ({ label, Icon, isFrameless = false, onClick }: Props) => (
  <Button
    variant="default"
    className={classes.button!}
    data-frameless={isFrameless || undefined}
    leftSection={<Icon size={20} aria-hidden />}
    onClick={onClick}
  >
    <span className={classes.text}>{label}</span>
  </Button>
)
