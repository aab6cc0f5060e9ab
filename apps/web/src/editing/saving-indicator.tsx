import { Button, Loader, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useUnstoredWork } from '../storage/use-unstored-work.ts'
import { germanMoment } from '../ui/german-dates.ts'
import type { SavingState } from './file-view.ts'
import classes from './saving-indicator.module.css'

type Props = {
  readonly saving: SavingState
  /** In milliseconds; null where it was not saved in this visit. */
  readonly savedAt: number | null
  readonly onRetry: () => void
}

/** Always says whether the server has what is on the screen (texts of specification 2, section 4). */
export const SavingIndicator = ({ saving, savedAt, onRetry }: Props) => {
  const isUnstored = useUnstoredWork()
  const { text, icon } = saving === 'waiting' && isUnstored ? UNSTORED : STATES[saving]
  const isSavedNow = saving === 'saved' && savedAt !== null
  const savedText = isSavedNow ? `Gespeichert: ${germanMoment(new Date(savedAt).toISOString())}` : ''
  return (
    <div className={classes.indicator} data-state={saving}>
      <Tooltip label={savedText} disabled={!isSavedNow}>
        <span role="status" className={classes.text}>
          {icon}
          <span className={classes.words}>{text}</span>
        </span>
      </Tooltip>
      {(saving === 'waiting' || saving === 'refused') && (
        <Button variant="default" size="compact-md" className={classes.retry ?? ''} onClick={onRetry}>
          {saving === 'waiting' ? 'Jetzt versuchen' : 'Noch einmal versuchen'}
        </Button>
      )}
    </div>
  )
}

/** Neither the server nor the browser has it. */
export const UNSTORED = {
  text: 'Keine Verbindung. Lass diesen Tab offen, sonst gehen deine Änderungen verloren.',
  icon: <IconAlertTriangle size={20} aria-hidden />,
}

const STATES: Readonly<Record<SavingState, { readonly text: string; readonly icon: ReactNode }>> = {
  new: { text: 'Noch nicht angelegt', icon: <IconPencil size={20} aria-hidden /> },
  saved: { text: 'Gespeichert', icon: <IconCloudCheck size={20} aria-hidden /> },
  edited: { text: 'Bearbeitet', icon: <IconPencil size={20} aria-hidden /> },
  saving: { text: 'Speichern..', icon: <Loader size={18} aria-hidden /> },
  waiting: {
    text: 'Keine Verbindung. Deine Änderungen bleiben erhalten.',
    icon: <IconCloudOff size={20} aria-hidden />,
  },
  refused: { text: 'Nicht gespeichert', icon: <IconAlertTriangle size={20} aria-hidden /> },
  conflict: { text: 'Nicht gespeichert', icon: <IconAlertTriangle size={20} aria-hidden /> },
}
