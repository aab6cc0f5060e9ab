import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { Loader } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { nodeIcon } from '../../kinds/file-kinds.ts'
import { useDropTarget } from '../dragging/use-drop-target.ts'
import classes from './folder-tree.module.css'
import type { TreeRow } from './tree-rows.ts'

/** How long something must be held over a closed folder until it opens. */
const OPEN_AFTER_MS = 700

type Props = {
  readonly row: TreeRow
  readonly topPx: number
  readonly isShown: boolean
  readonly isTabStop: boolean
  readonly onOpen: (path: string) => void
}

/** One folder of the tree, a place to drop on. */
export const TreeLine = ({ row, topPx, isShown, isTabStop, onOpen }: Props) => {
  const { node, level, position, siblings, isOpen, waiting } = row
  const { setNodeRef, isHeldOver, state } = useDropTarget(node, 'tree')
  const opensSoon = isHeldOver && isOpen === false
  const path = pathInside(node)
  useEffect(() => {
    if (!opensSoon) return
    const timer = setTimeout(() => onOpen(path), OPEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [opensSoon, onOpen, path])
  const Icon = nodeIcon(node)
  return (
    <div
      ref={setNodeRef}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isShown}
      {...(isOpen !== null && { 'aria-expanded': isOpen })}
      aria-label={node.name}
      tabIndex={isTabStop ? 0 : -1}
      className={classes.line}
      style={{ transform: `translateY(${topPx}px)`, paddingInlineStart: `${(level - 1) * 1.125 + 0.25}rem` }}
      data-folder={node._id}
      data-drop={state}
      title={node.name}
    >
      <span className={classes.toggle} data-toggle={isOpen === null ? undefined : ''} aria-hidden>
        {isOpen !== null && <IconChevronRight size={18} data-open={isOpen || undefined} />}
      </span>
      <Icon className={classes.icon} aria-hidden />
      <span className={classes.name} translate="no">
        {node.name}
      </span>
      {waiting === 'loading' && <Loader size={16} aria-hidden />}
      {waiting === 'failed' && <span className={classes.failed}>nicht geladen</span>}
    </div>
  )
}
