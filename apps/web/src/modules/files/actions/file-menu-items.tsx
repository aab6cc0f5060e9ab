import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ActionEntry } from './action-entries.ts'

type Props = {
  readonly entries: readonly ActionEntry[]
  /** Called with an entry that leads to no other page. */
  readonly onRun: (entry: ActionEntry) => void
}

/** Actions on a file as entries of a menu. */
export const FileMenuItems = ({ entries, onRun }: Props) =>
  entries.map((entry) => {
    const { id, label, Icon, address } = entry
    const look = { leftSection: <Icon size={18} aria-hidden />, ...(id === 'delete' && { c: 'var(--danger)' }) }
    return address ? (
      <Menu.Item key={id} {...look} renderRoot={(props) => <Link {...props} {...address} />}>
        {label}
      </Menu.Item>
    ) : (
      <Menu.Item key={id} {...look} onClick={() => onRun(entry)}>
        {label}
      </Menu.Item>
    )
  })
