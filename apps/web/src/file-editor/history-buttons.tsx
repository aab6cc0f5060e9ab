import { type Action, isAvailable } from '@gebaerdenraum/editing/action-table'
import { ActionIcon } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './history-buttons.module.css'
import { ariaShortcut, labelWithShortcut } from './shortcut-texts.ts'

type Props<Context> = {
  /** The table with the actions `undo` and `redo`. */
  readonly actions: readonly Action<Context, TablerIcon>[]
  readonly context: Context
  /** Calls the listener whenever one of them may have become available, or unavailable. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Undo and redo. They keep the focus when they have nothing more to do. */
export const HistoryButtons = <Context,>({ actions, ...props }: Props<Context>) =>
  ['undo', 'redo'].map((wanted) => {
    const action = actions.find(({ id }) => id === wanted)
    return action && <HistoryButton key={wanted} {...props} action={action} />
  })

type ButtonProps<Context> = Omit<Props<Context>, 'actions'> & { readonly action: Action<Context, TablerIcon> }

const HistoryButton = <Context,>({ action, context, subscribe }: ButtonProps<Context>) => {
  const isOn = useSyncExternalStore(subscribe, () => isAvailable(action, context))
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
        if (isOn) action.run(context)
      }}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
