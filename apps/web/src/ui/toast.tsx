import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { newId } from '../api/new-id.ts'
import { announce } from './announcer.tsx'
import classes from './toast.module.css'

/** Specification 1, section 9. */
const STANDARD_TOAST_MS = 5000

export type Toast = {
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  readonly text: string
  readonly durationMs?: number
  /** One thing to do about it, such as undoing. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Shows a sentence at the lower edge for a while and tells it to screen readers. Returns the toast's id. */
export const showToast = ({ tone, text, durationMs = STANDARD_TOAST_MS, action }: Toast): string => {
  announce(text)
  const { Icon, color } = TONES[tone]
  const id = newId()
  const runAction = () => {
    notifications.hide(id)
    action?.run()
  }
  return notifications.show({
    id,
    autoClose: durationMs,
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
