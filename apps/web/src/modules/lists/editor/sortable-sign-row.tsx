import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { ActionIcon, Menu } from '@mantine/core'
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
import { quoteName } from '../../../ui/quote-name.ts'
import { SignRowContent } from './sign-row-content.tsx'
import classes from './sign-rows.module.css'

type Props = {
  readonly isLearned: boolean
  readonly onOpen: (sign: ListSign) => void
} & ActionProps

/** While a row is dragged every row renders: what is in them must not. */
export const SortableSignRow = memo(function SortableSignRow({ sign, isLearned, onOpen, ...actions }: Props) {
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
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        title="Ziehen zum Verschieben"
        aria-roledescription="verschiebbar"
        aria-label={`${quoteName(sign.name)} verschieben`}
      >
        <IconGripVertical size={22} aria-hidden />
      </button>
      <SignRowContent sign={sign} isLearned={isLearned} onOpen={onOpen} canOpenCustom />
      <RowActions {...actions} sign={sign} />
    </li>
  )
})

type ActionProps = {
  readonly sign: ListSign
  readonly isOnly: boolean
  /** Current position of a sign, from 0. */
  readonly placeOf: (sign: string) => { readonly index: number; readonly count: number }
  readonly onMove: (sign: ListSign, index: number) => void
  readonly onRemove: (sign: ListSign) => void
}

const RowActions = memo(function RowActions({ onRemove, ...menu }: ActionProps) {
  const { sign } = menu
  return (
    <div className={classes.actions}>
      <MoveMenu {...menu} />
      <ActionIcon
        color="gray"
        title="Entfernen"
        aria-label={`${quoteName(sign.name)} entfernen`}
        data-remove
        onClick={() => onRemove(sign)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
})

type MoveProps = Omit<ActionProps, 'onRemove'>

/** The way to move a sign without dragging. */
const MoveMenu = (props: MoveProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon color="gray" aria-label={`Stelle von ${quoteName(props.sign.name)} ändern`} disabled={props.isOnly}>
        <IconArrowsSort size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <MoveWays {...props} />
    </Menu.Dropdown>
  </Menu>
)

/** Created when the menu opens, with the current position of the sign. */
const MoveWays = ({ sign, placeOf, onMove }: MoveProps) => {
  const { index, count } = placeOf(sign._id)
  const isLast = index === count - 1
  const ways = [
    { label: 'Nach oben', Icon: IconArrowUp, to: index - 1, isOff: index === 0 },
    { label: 'Nach unten', Icon: IconArrowDown, to: index + 1, isOff: isLast },
    { label: 'An den Anfang', Icon: IconArrowBarToUp, to: 0, isOff: index === 0 },
    { label: 'Ans Ende', Icon: IconArrowBarToDown, to: Number.POSITIVE_INFINITY, isOff: isLast },
  ]
  return ways.map(({ label, Icon, to, isOff }) => (
    <Menu.Item
      key={label}
      leftSection={<Icon size={18} aria-hidden />}
      disabled={isOff}
      onClick={() => onMove(sign, to)}
    >
      {label}
    </Menu.Item>
  ))
}
