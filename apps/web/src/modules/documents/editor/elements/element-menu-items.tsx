import { Menu, Text } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconScissors,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { shortcutText } from '../../../../file-editor/shortcut-texts.ts'
import { useElementActions } from '../actions/use-element-actions.ts'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import classes from './placed-element.module.css'

type Props = { readonly elementId: string; readonly index: number; readonly count: number }

/** What can be done with an element, or with all that are selected when it is one of them. */
export const ElementMenuItems = ({ elementId, index, count }: Props) => {
  const { editor } = useDocumentEditing()
  const actions = useElementActions()
  const hasPages = useContent(({ pageIds }) => pageIds.length > 1)
  const { selectedIds } = editor.state().session
  const ids = selectedIds.includes(elementId) ? selectedIds : [elementId]
  return (
    <>
      <Entry
        label="Nach vorn"
        Icon={IconArrowUp}
        shortcut="Alt+ArrowUp"
        isOff={ids.length > 1 || (index === 0 && !hasPages)}
        run={() => actions.move(elementId, -1)}
      />
      <Entry
        label="Nach hinten"
        Icon={IconArrowDown}
        shortcut="Alt+ArrowDown"
        isOff={ids.length > 1 || (index === count - 1 && !hasPages)}
        run={() => actions.move(elementId, 1)}
      />
      <Menu.Divider />
      <Entry label="Kopieren" Icon={IconCopy} shortcut="Mod+C" run={() => void actions.copyToClipboard(ids)} />
      <Entry label="Ausschneiden" Icon={IconScissors} shortcut="Mod+X" run={() => void actions.cutToClipboard(ids)} />
      <Entry label="Einfügen" Icon={IconClipboard} shortcut="Mod+V" run={() => void actions.pasteFromClipboard()} />
      <Entry label="Duplizieren" Icon={IconCopyPlus} shortcut="Mod+D" run={() => actions.duplicate(ids)} />
      <Menu.Divider />
      <Entry label="Löschen" Icon={IconTrash} shortcut="Delete" run={() => actions.remove(ids)} />
    </>
  )
}

type EntryProps = {
  readonly label: string
  readonly Icon: TablerIcon
  readonly shortcut: string
  readonly isOff?: boolean
  readonly run: () => void
}

const Entry = ({ label, Icon, shortcut, isOff = false, run }: EntryProps) => (
  <Menu.Item
    leftSection={<Icon size={18} aria-hidden />}
    rightSection={
      <Text span size="xs" c="dimmed" className={classes.shortcut ?? ''} aria-hidden>
        {shortcutText(shortcut)}
      </Text>
    }
    disabled={isOff}
    onClick={run}
  >
    {label}
  </Menu.Item>
)
