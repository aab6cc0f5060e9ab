import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { IconFiles } from '@tabler/icons-react'
import { namesOf } from '../../changes/names-of.ts'
import { nodeIcon } from '../../kinds/file-kinds.ts'
import classes from './drag-ghost.module.css'

/** What follows the pointer: the one that is dragged, or how many. */
export const DragGhost = ({ nodes }: { readonly nodes: readonly FileNode[] }) => {
  const [node] = nodes
  const Icon = node && nodes.length === 1 ? nodeIcon(node) : IconFiles
  return (
    <div className={classes.ghost} data-drag-ghost>
      <Icon size={20} aria-hidden />
      <span className={classes.name} translate="no">
        {nodes.length === 1 ? node?.name : namesOf(nodes)}
      </span>
    </div>
  )
}
