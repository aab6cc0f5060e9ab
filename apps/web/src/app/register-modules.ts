import { currentSession } from '../api/session.ts'

const loadModules = async (): Promise<void> => (await import('./modules.ts')).registerModules()

/** Loads and registers once. Rejects when the code does not arrive; then the next call asks again. */
export const createRegistration = (load: () => Promise<void>): (() => Promise<void>) => {
  let registering: Promise<void> | undefined
  return () => {
    registering ??= load().catch((error: unknown) => {
      registering = undefined
      throw error
    })
    return registering
  }
}

const registerOnce = createRegistration(loadModules)

/** Pages and dialogs wait for what features register, where somebody is signed in. Visitors see nothing of it. */
export const registerForAccounts = async (register = registerOnce): Promise<void> => {
  if (currentSession() !== null) await register()
}
