import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import { memo } from 'react'
import { SignRowContent } from './sign-row-content.tsx'
import classes from './sign-rows.module.css'

type Props = {
  readonly sign: Sign
  /** From 0. */
  readonly index: number
  readonly count: number
  readonly isLearned: boolean
  readonly onMove: (sign: Sign, index: number) => void
  readonly onRemove: (sign: Sign) => void
  readonly onOpen: (sign: Sign) => void
}

export const SortableSignRow = memo(function SortableSignRow({ sign, index, isLearned, ...props }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: sign._id,
  })
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-sign={sign._id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Tooltip label="Ziehen zum Verschieben">
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={classes.handle}
          aria-roledescription="verschiebbar"
          aria-label={`„${sign.name}“ verschieben`}
        >
          <IconGripVertical size={22} aria-hidden />
        </button>
      </Tooltip>
      <SignRowContent sign={sign} index={index} isLearned={isLearned} onOpen={props.onOpen} />
      <div className={classes.actions}>
        <MoveMenu {...props} sign={sign} index={index} />
        <Tooltip label="Entfernen">
          <ActionIcon
            color="gray"
            aria-label={`„${sign.name}“ entfernen`}
            data-remove
            onClick={() => props.onRemove(sign)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  )
})

/** The way to move a sign without dragging. */
const MoveMenu = ({ sign, index, count, onMove }: Pick<Props, 'sign' | 'index' | 'count' | 'onMove'>) => {
  const last = count - 1
  const ways = [
    { label: 'Nach oben', Icon: IconArrowUp, to: index - 1, isOff: index === 0 },
    { label: 'Nach unten', Icon: IconArrowDown, to: index + 1, isOff: index === last },
    { label: 'An den Anfang', Icon: IconArrowBarToUp, to: 0, isOff: index === 0 },
    { label: 'Ans Ende', Icon: IconArrowBarToDown, to: last, isOff: index === last },
  ]
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width="max-content"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon color="gray" aria-label={`Stelle von „${sign.name}“ ändern`} disabled={count < 2}>
          <IconArrowsSort size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map(({ label, Icon, to, isOff }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} aria-hidden />}
            disabled={isOff}
            onClick={() => onMove(sign, to)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
