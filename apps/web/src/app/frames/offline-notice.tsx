import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './offline-notice.module.css'

/** Says so as long as the browser has no network at all. */
export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.notice}>
          <IconWifiOff size={20} aria-hidden />
          <span>
            Du bist offline.
            <span className={classes.more}> Neue Inhalte erscheinen, sobald die Verbindung wieder da ist.</span>
          </span>
        </p>
      )}
    </div>
  )
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
