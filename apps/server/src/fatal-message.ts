import { DirectoryLockedError } from './platform/database/embedded/directory-lock.ts'
import { UnfitDatabaseError } from './platform/database/migrate.ts'
import { DatabaseStartError } from './platform/database/retry-start.ts'
import { isDatabaseUnavailable } from './platform/database/unavailable.ts'
import { diskFaultOf } from './platform/disk/disk-fault.ts'
import { SettingsError } from './platform/settings/settings-error.ts'

const LISTEN_CODES = ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES']

/** One line without a stack for what a person at the console can mend; undefined for what is a fault of ours. */
export const fatalMessageOf = (error: unknown): string | undefined => {
  if (
    error instanceof SettingsError ||
    error instanceof DirectoryLockedError ||
    error instanceof UnfitDatabaseError ||
    error instanceof DatabaseStartError
  ) {
    return error.message
  }
  const { code, syscall, message = '' } = (error ?? {}) as { code?: string; syscall?: string; message?: string }
  if (syscall === 'listen' && LISTEN_CODES.includes(code ?? '')) return message
  if (diskFaultOf(error)) return `In DATA_DIR lässt sich nicht schreiben (${message}). Prüfe Rechte und freien Platz.`
  if (isDatabaseUnavailable(error)) return `Die Verbindung zur Datenbank ist abgebrochen (${message}).`
  return undefined
}
