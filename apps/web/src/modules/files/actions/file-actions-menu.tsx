import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { quoteName } from '../../../ui/quote-name.ts'
import { type ActionEntry, actionEntries } from './action-entries.ts'
import { FileMenuItems } from './file-menu-items.tsx'
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
    <Menu {...WITHIN_WINDOW} position="bottom-end">
      <Menu.Target>
        <ActionIcon color="gray" aria-label={`Aktionen für ${quoteName(node.name)}`}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <FileMenuItems entries={entries} onRun={(entry) => void act(entry)} />
      </Menu.Dropdown>
    </Menu>
  )
}
