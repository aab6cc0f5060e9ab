import { Button, Loader, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useUnstoredWork } from '../storage/use-unstored-work.ts'
import { germanMoment } from '../ui/german-dates.ts'
import type { SavingState } from './file-view.ts'
import { saveErrorText } from './save-problem.ts'
import classes from './saving-indicator.module.css'

type Props = {
  readonly saving: SavingState
  /** In milliseconds; null where it was not saved in this visit. */
  readonly savedAt: number | null
  /** What the last save was answered with. */
  readonly error: unknown
  /** Null where the page offers it elsewhere. */
  readonly onRetry: (() => void) | null
}

/** Always says whether the server has what is on the screen (texts of specification 2, section 4). */
export const SavingIndicator = ({ saving, savedAt, error, onRetry }: Props) => {
  const isUnstored = useUnstoredWork()
  const isRetried = saving === 'waiting' || saving === 'failed'
  const { text, icon } = isRetried ? describeRetried(saving, { error, isUnstored }) : STATES[saving]
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
      {onRetry && (isRetried || saving === 'refused') && (
        <Button variant="default" size="compact-md" className={classes.retry ?? ''} onClick={onRetry}>
          Jetzt versuchen
        </Button>
      )}
    </div>
  )
}

type Facts = {
  readonly error: unknown
  /** The browser could not keep the changes either. */
  readonly isUnstored: boolean
}

/** A save that did not come through and is tried again: why, and whether the changes are safe meanwhile. */
const describeRetried = (saving: 'waiting' | 'failed', { error, isUnstored }: Facts) => {
  const reason = saving === 'waiting' ? 'Keine Verbindung.' : saveErrorText(error)
  const outlook = isUnstored
    ? 'Lass diesen Tab offen, sonst gehen deine Änderungen verloren.'
    : 'Deine Änderungen bleiben erhalten.'
  const Icon = saving === 'failed' || isUnstored ? IconAlertTriangle : IconCloudOff
  return { text: `${reason} ${outlook}`, icon: <Icon size={20} aria-hidden /> }
}

const STATES: Readonly<
  Record<Exclude<SavingState, 'waiting' | 'failed'>, { readonly text: string; readonly icon: ReactNode }>
> = {
  new: { text: 'Noch nicht angelegt', icon: <IconPencil size={20} aria-hidden /> },
  saved: { text: 'Gespeichert', icon: <IconCloudCheck size={20} aria-hidden /> },
  edited: { text: 'Bearbeitet', icon: <IconPencil size={20} aria-hidden /> },
  saving: { text: 'Speichern..', icon: <Loader size={18} aria-hidden /> },
  refused: { text: 'Nicht gespeichert', icon: <IconAlertTriangle size={20} aria-hidden /> },
  conflict: { text: 'Nicht gespeichert', icon: <IconAlertTriangle size={20} aria-hidden /> },
}
