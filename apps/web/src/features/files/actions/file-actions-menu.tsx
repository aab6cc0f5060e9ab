import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ActionEntry, actionEntries } from './action-entries.ts'
import { useRunFileAction } from './use-run-file-action.ts'
import { WITHIN_WINDOW } from './within-window.ts'

type Props = {
  readonly node: FileNode
  /** Outside of Organisieren: offers to show the file there. */
  readonly hasReveal?: boolean
  /** Called once the node was deleted, and this menu with it: the focus needs another place. */
  readonly onDeleted?: () => void
}

/** The button with everything that can be done with a node. */
export const FileActionsMenu = ({ node, hasReveal = false, onDeleted }: Props) => {
  const run = useRunFileAction()
  const act = async (entry: ActionEntry) => {
    const isDone = await run(entry, [node])
    if (isDone && entry.id === 'delete') onDeleted?.()
  }
  const entries = actionEntries([node], { hasReveal })
  if (entries.length === 0) return null
  return (
    <Menu
      {...WITHIN_WINDOW}
      position="bottom-end"
      shadow="md"
      width="max-content"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon color="gray" aria-label={`Aktionen für „${node.name}“`}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => {
          const { id, label, Icon, address } = entry
          const look = { leftSection: <Icon size={18} aria-hidden />, ...(id === 'delete' && { c: 'var(--danger)' }) }
          return address ? (
            <Menu.Item key={id} {...look} renderRoot={(props) => <Link {...props} {...address} />}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={id} {...look} onClick={() => void act(entry)}>
              {label}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
