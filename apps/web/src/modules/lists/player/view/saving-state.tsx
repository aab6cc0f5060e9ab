import { IconCheck, IconCloudCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useUnstoredWork } from '../../../../storage/use-unstored-work.ts'
import { type Saving, useSaving } from '../outbox/outbox.ts'
import classes from './saving-state.module.css'

/** Whether what was answered has arrived. Always seen, and always true. */
export const SavingState = ({ isLoaded }: { readonly isLoaded: boolean }) => {
  const saving = useSaving()
  const isUnstored = useUnstoredWork()
  const { Icon, text } = describe(saving, { isLoaded, isUnstored })
  return (
    <p className={classes.state} role="status" data-saving={saving} title={text}>
      <Icon size={20} aria-hidden />
      <span className={classes.text}>{text}</span>
    </p>
  )
}

type Facts = { readonly isLoaded: boolean; readonly isUnstored: boolean }

const describe = (saving: Saving, { isLoaded, isUnstored }: Facts) => {
  if (saving === 'saved' && isLoaded) return READY
  return saving === 'offline' && isUnstored ? UNSTORED : STATES[saving]
}

const STATES: Readonly<Record<Saving, { readonly Icon: typeof IconCheck; readonly text: string }>> = {
  saved: { Icon: IconCheck, text: 'Gespeichert' },
  saving: { Icon: IconRefresh, text: 'Wird gespeichert …' },
  offline: { Icon: IconCloudOff, text: 'Offline – wird gespeichert, sobald du wieder verbunden bist' },
}
const UNSTORED = {
  Icon: IconCloudOff,
  text: 'Offline – lass diesen Tab offen, sonst gehen deine Antworten verloren',
}
const READY = { Icon: IconCloudCheck, text: 'Gespeichert, geht auch offline' }
