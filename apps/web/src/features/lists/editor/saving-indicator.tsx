import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '../../../editing/saving-indicator.module.css'
import { UNSTORED } from '../../../editing/saving-indicator.tsx'
import { useUnstoredWork } from '../../../storage/use-unstored-work.ts'
import type { SavingState } from './list-store.ts'

type Props = { readonly saving: SavingState; readonly isNew: boolean; readonly onRetry: () => void }

/** Always says whether the server has what is on the screen (texts of specification 2, section 4). */
export const SavingIndicator = ({ saving, isNew, onRetry }: Props) => {
  const isUnstored = useUnstoredWork()
  const { text, icon } = describe(saving, { isNew, isUnstored })
  return (
    <div className={classes.indicator} data-state={saving}>
      <span role="status" className={classes.text}>
        {icon}
        {text}
      </span>
      {saving === 'waiting' && (
        <Button variant="default" size="compact-md" className={classes.retry!} onClick={onRetry}>
          Jetzt versuchen
        </Button>
      )}
    </div>
  )
}

const describe = (saving: SavingState, { isNew, isUnstored }: { isNew: boolean; isUnstored: boolean }) => {
  if (isNew && saving === 'saved') return NOTHING_YET
  return saving === 'waiting' && isUnstored ? UNSTORED : STATES[saving]
}

const NOTHING_YET = { text: 'Noch nicht angelegt', icon: <IconPencil size={20} aria-hidden /> }

const STATES: Readonly<Record<SavingState, { readonly text: string; readonly icon: ReactNode }>> = {
  saved: { text: 'Gespeichert', icon: <IconCloudCheck size={20} aria-hidden /> },
  edited: { text: 'Bearbeitet', icon: <IconPencil size={20} aria-hidden /> },
  saving: { text: 'Speichern..', icon: <Loader size={18} aria-hidden /> },
  waiting: {
    text: 'Keine Verbindung. Deine Änderungen bleiben erhalten.',
    icon: <IconCloudOff size={20} aria-hidden />,
  },
  refused: { text: 'Nicht gespeichert', icon: <IconAlertTriangle size={20} aria-hidden /> },
}
