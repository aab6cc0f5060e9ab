import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '../../../file-editor/saving-indicator.module.css'
import { describeRetried } from '../../../file-editor/saving-indicator.tsx'
import { useUnstoredWork } from '../../../storage/use-unstored-work.ts'
import type { SavingState } from './list-store.ts'

type Props = {
  readonly saving: SavingState
  /** What the last save was answered with. */
  readonly error: unknown
  readonly isNew: boolean
  readonly onRetry: () => void
}

/** Always says whether the server has what is on the screen (texts of specification 2, section 4). */
export const SavingIndicator = ({ saving, error, isNew, onRetry }: Props) => {
  const isUnstored = useUnstoredWork()
  const { text, icon } = describe(saving, { error, isNew, isUnstored })
  return (
    <div className={classes.indicator} data-state={saving}>
      <span role="status" className={classes.text}>
        {icon}
        {text}
      </span>
      {(saving === 'waiting' || saving === 'failed') && (
        <Button variant="default" size="compact-md" className={classes.retry!} onClick={onRetry}>
          Jetzt versuchen
        </Button>
      )}
    </div>
  )
}

type Facts = { readonly error: unknown; readonly isNew: boolean; readonly isUnstored: boolean }

const describe = (saving: SavingState, { isNew, ...facts }: Facts) => {
  if (isNew && saving === 'saved') return NOTHING_YET
  return saving === 'waiting' || saving === 'failed' ? describeRetried(saving, facts) : STATES[saving]
}

const NOTHING_YET = { text: 'Noch nicht angelegt', icon: <IconPencil size={20} aria-hidden /> }

const STATES: Readonly<
  Record<Exclude<SavingState, 'waiting' | 'failed'>, { readonly text: string; readonly icon: ReactNode }>
> = {
  saved: { text: 'Gespeichert', icon: <IconCloudCheck size={20} aria-hidden /> },
  edited: { text: 'Bearbeitet', icon: <IconPencil size={20} aria-hidden /> },
  saving: { text: 'Speichern..', icon: <Loader size={18} aria-hidden /> },
  refused: { text: 'Nicht gespeichert', icon: <IconAlertTriangle size={20} aria-hidden /> },
}
