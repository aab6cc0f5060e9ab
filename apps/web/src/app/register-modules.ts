import { readAccessToken } from '../api/access-token.ts'

let registering: Promise<void> | undefined

/** Loads `modules.ts` and registers what is in it, once. Rejects when it does not arrive; the next call asks again. */
const registerOnce = (): Promise<void> => {
  if (registering) return registering
  const started = import('./modules.ts').then(({ registerModules }) => registerModules())
  started.catch(() => {
    registering = undefined
  })
  registering = started
  return started
}

/** Pages and dialogs wait for what features register, where somebody has an account here. Visitors see nothing of it. */
export const registerForAccounts = async (register = registerOnce): Promise<void> => {
  // The session may still be on its way.
  if (readAccessToken() !== null) await register()
}
