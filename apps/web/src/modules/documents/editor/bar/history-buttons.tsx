import { isAvailable, shortcutsOf } from '@gebaerdenraum/editing/action-table'
import { ariaKeyShortcut, shortcutLabel } from '@gebaerdenraum/editing/shortcut-label'
import { ActionIcon } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { type ActionContext, DOCUMENT_ACTIONS } from '../actions/document-actions.ts'
import { platform } from '../actions/platform.ts'
import classes from './history-buttons.module.css'

/** Undo and redo. They keep the focus when they have nothing more to do. */
export const HistoryButtons = ({ context }: { readonly context: ActionContext }) => (
  <>
    <HistoryButton id="undo" context={context} />
    <HistoryButton id="redo" context={context} />
  </>
)

type Props = { readonly id: 'undo' | 'redo'; readonly context: ActionContext }

const HistoryButton = ({ id, context }: Props) => {
  const action = DOCUMENT_ACTIONS.find((each) => each.id === id)
  const isOn = useSyncExternalStore(context.editor.subscribe, () => !!action && isAvailable(action, context))
  if (!action) return null
  const [shortcut = ''] = shortcutsOf(action)
  const Icon = action.icon
  return (
    <ActionIcon
      color="gray"
      title={`${action.label} (${shortcutLabel(shortcut, platform())})`}
      aria-label={action.label}
      aria-keyshortcuts={ariaKeyShortcut(shortcut, platform())}
      aria-disabled={!isOn}
      className={classes.button ?? ''}
      onClick={() => {
        if (!isOn) return
        action.run(context)
        announce(id === 'undo' ? 'Rückgängig gemacht' : 'Wiederholt')
      }}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
