import { currentSession, onSessionChange } from '../modules/accounts/index.ts'

/** A page that is broken from the start repeats its fault; the first ones tell all. */
const MAX_EARLY_FAULTS = 10

/**
 * Listens for faults from the first moment on. What tells Sentry of them is loaded when the page is there, and only if
 * the server gave an address: without one, not a byte of it.
 */
export const startErrorReporting = (dsn: string | undefined): void => {
  if (dsn === undefined) return
  const early = keepEarlyFaults()
  const load = async () => {
    const { openSentry } = await import('./sentry-client.ts')
    const sentry = openSentry(dsn)
    sentry.setUser(currentSession()?.user._id)
    onSessionChange((session) => sentry.setUser(session?.user._id))
    for (const fault of early.handOver()) sentry.report(fault)
  }
  // Faults that cannot be told must not make new ones.
  const start = () => void load().catch(() => undefined)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

const keepEarlyFaults = () => {
  const faults: unknown[] = []
  const keep = (fault: unknown): void => {
    if (faults.length < MAX_EARLY_FAULTS) faults.push(fault)
  }
  const onError = ({ error, message }: ErrorEvent) => keep(error ?? new Error(message))
  const onRejection = ({ reason }: PromiseRejectionEvent) => keep(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return {
    /** Ends the listening: from now on Sentry's own handlers do it. */
    handOver(): readonly unknown[] {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
      return faults
    },
  }
}
