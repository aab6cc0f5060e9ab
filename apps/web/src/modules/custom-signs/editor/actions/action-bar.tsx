import { isAvailable } from '@gebaerdenraum/editing/action-table'
import { ActionIcon, Tooltip } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { ariaShortcut, labelWithShortcut } from '../../../../file-editor/shortcut-texts.ts'
import { useSignEditing } from '../editing-context.ts'
import classes from './action-bar.module.css'
import { focusCanvas } from './focus-canvas.ts'
import { SIGN_ACTIONS } from './sign-actions.ts'
import { tellAction } from './tell.ts'

/** What can be done with the canvas and with what is selected. */
export const ActionBar = () => {
  const editing = useSignEditing()
  // Every change of scene, history or selection may change what can be done.
  useSyncExternalStore(editing.store.editor.subscribe, editing.store.editor.state)
  const run = (action: (typeof SIGN_ACTIONS)[number]) => {
    action.run(editing)
    tellAction(action.id, editing)
    // A button that can no longer be pressed would take the focus with it.
    if (!isAvailable(action, editing)) focusCanvas()
  }
  const isIdle = !SIGN_ACTIONS.some((action) => SHOWN.flat().includes(action.id) && isAvailable(action, editing))
  return (
    // On phones the bar scrolls: while no button takes the focus, the keyboard reaches it this way.
    <div className={classes.bar} role="toolbar" aria-label="Bearbeiten" {...(isIdle && { tabIndex: 0 })}>
      {SHOWN.map((group) => (
        <div key={group.join()} className={classes.group}>
          {SIGN_ACTIONS.filter(({ id }) => group.includes(id)).map((action) => {
            const Icon = action.icon
            return (
              <Tooltip key={action.id} label={labelWithShortcut(action)}>
                <ActionIcon
                  color="gray"
                  aria-label={action.label}
                  aria-keyshortcuts={ariaShortcut(action)}
                  disabled={!isAvailable(action, editing)}
                  onClick={() => run(action)}
                >
                  <Icon size={22} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Copying and choosing have their keys; a bar with all of it would be searched, not read. */
const SHOWN: readonly (readonly string[])[] = [
  ['undo', 'redo'],
  ['duplicate', 'delete'],
  ['flip-x', 'flip-y', 'turn-back', 'turn'],
  ['shrink', 'grow'],
  ['backward', 'forward', 'back', 'front'],
]
