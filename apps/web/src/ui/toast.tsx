import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { newId } from '../api/new-id.ts'
import { announce } from './announcer.tsx'
import classes from './toast.module.css'
import { TOAST_TIMES } from './toast-time.ts'

type Sentence = { readonly tone: 'success' | 'info' | 'warning' | 'danger'; readonly text: string }

/** Only one with something to do about it, such as undoing, may be shown for longer than the specification says. */
export type Toast = Sentence &
  (
    | { readonly action?: never; readonly time?: 'standard' | 'gridHint' }
    | {
        readonly action: { readonly label: string; readonly run: () => void }
        readonly time?: 'standard' | 'action' | 'finishedPdf'
      }
  )

/** Shows a sentence at the lower edge for a while and tells it to screen readers. Returns the toast's id. */
export const showToast = ({ tone, text, time = 'standard', action }: Toast): string => {
  announce(text)
  const { Icon, color } = TONES[tone]
  const id = newId()
  const runAction = () => {
    notifications.hide(id)
    action?.run()
  }
  return notifications.show({
    id,
    autoClose: TOAST_TIMES[time],
    color,
    icon: <Icon size={20} aria-hidden />,
    // The announcer has told the text; an alert would tell it twice.
    role: 'group',
    'aria-label': 'Meldung',
    'data-tone': tone,
    closeButtonProps: { 'aria-label': 'Meldung schließen', size: 44 },
    message: (
      <div className={classes.content}>
        <span>{text}</span>
        {action && (
          <Button size="compact-md" variant="light" onClick={runAction}>
            {action.label}
          </Button>
        )}
      </div>
    ),
  })
}

const TONES = {
  success: { Icon: IconCheck, color: 'teal' },
  info: { Icon: IconInfoCircle, color: 'teal' },
  warning: { Icon: IconAlertTriangle, color: 'yellow' },
  danger: { Icon: IconAlertTriangle, color: 'red' },
} as const
