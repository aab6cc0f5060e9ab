import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { memo, useCallback } from 'react'
import { quoteName } from '../../../../ui/quote-name.ts'
import { nodeIcon, typeLabel } from '../../kinds/file-kinds.ts'
import { useDragSource } from '../dragging/use-drag-source.ts'
import { useDropTarget } from '../dragging/use-drop-target.ts'
import classes from './node-table.module.css'
import type { RowEvents } from './use-row-events.ts'

type Props = {
  readonly node: FileNode
  readonly index: number
  readonly rowPx: number
  readonly isChosen: boolean
  readonly isCut: boolean
  readonly isTabStop: boolean
  readonly events: RowEvents
}

/** One folder or file of the table: something to drag, and a folder a place to drop on too. */
export const NodeRow = memo(function NodeRow({ node, index, rowPx, isChosen, isCut, isTabStop, events }: Props) {
  const { setNodeRef: setSource, listeners, isDragged } = useDragSource(node)
  const { setNodeRef: setTarget, state } = useDropTarget(node, 'table')
  const setRow = useCallback(
    (row: HTMLElement | null) => {
      setSource(row)
      setTarget(row)
    },
    [setSource, setTarget],
  )
  const Icon = nodeIcon(node)
  const type = typeLabel(node)
  return (
    <tr
      ref={setRow}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      className={classes.row}
      style={{ height: rowPx, transform: `translateY(${index * rowPx}px)` }}
      data-node={node._id}
      data-kind={node.fileType ?? 'folder'}
      data-faded={isCut || isDragged || undefined}
      data-drop={state}
      {...listeners}
    >
      <td className={classes.tick}>
        <Checkbox
          classNames={{ input: classes.box! }}
          aria-label={`${quoteName(node.name)} auswählen`}
          checked={isChosen}
          tabIndex={-1}
          onChange={() => events.toggle(node)}
        />
      </td>
      <td className={classes.name}>
        <Icon className={classes.icon} aria-hidden />
        <span className={classes.texts}>
          <span className={classes.title} title={node.name} translate="no">
            {node.name}
          </span>
          <span className={classes.subtitle} aria-hidden>
            {type}
          </span>
        </span>
      </td>
      <td className={classes.type}>{type}</td>
      <td className={classes.actions}>
        <ActionIcon
          color="gray"
          aria-label={`Aktionen für ${quoteName(node.name)}`}
          aria-haspopup="menu"
          tabIndex={isTabStop ? 0 : -1}
          onClick={(event) => events.menuBelow(node, event.currentTarget)}
        >
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
})
