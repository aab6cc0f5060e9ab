import { isAvailable } from '@gebaerdenraum/editing/action-table'
import { ActionIcon } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { ariaShortcut, labelWithShortcut } from '../../../../file-editor/shortcut-texts.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { type ActionContext, DOCUMENT_ACTIONS } from '../actions/document-actions.ts'
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
  const Icon = action.icon
  return (
    <ActionIcon
      color="gray"
      title={labelWithShortcut(action)}
      aria-label={action.label}
      aria-keyshortcuts={ariaShortcut(action)}
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
