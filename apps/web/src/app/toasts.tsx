import { createObservable } from '@gebaerdenraum/editing/observable'
import { type ComponentType, useSyncExternalStore } from 'react'
import { loadOnce } from './load-once.ts'

const host = createObservable<ComponentType | null>(null)

/** Loads what shows toasts, once. Every page waits for it. Rejects when it does not arrive; then the next call tries again. */
export const loadToasts = loadOnce(async () => host.set((await import('./toast-host.tsx')).ToastHost))

/** Pages are rendered on the server without toasts. */
const getNoHost = () => null

/** The place of toasts. One that is shown before their code is there appears with it. */
export const Toasts = () => {
  const Host = useSyncExternalStore(host.subscribe, host.get, getNoHost)
  return <section aria-label="Meldungen">{Host && <Host />}</section>
}
