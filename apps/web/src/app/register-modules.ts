import { currentSession } from '../api/session.ts'
import { loadOnce } from './load-once.ts'

const loadModules = async (): Promise<void> => (await import('./modules.ts')).registerModules()

const registerOnce = loadOnce(loadModules)

/** Pages and dialogs of accounts wait for what modules register. Visitors do not need it. */
export const registerForAccounts = async (register = registerOnce): Promise<void> => {
  if (currentSession() !== null) await register()
}
