import { hasUnstoredWork } from '../../storage/browser-storage.ts'
import { ACTIVATE_IF_ALONE } from '../../storage/service-worker-messages.ts'
import { showToast } from '../../ui/toast.tsx'
import { isEditingPage } from './is-editing-page.ts'

const HOUR_MS = 3_600_000

/** Registers the service worker, which stores the app on this device, and says when a new version of the app is there. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const options = { updateViaCache: 'none' } as const
  // A browser may refuse it, in private windows for example: the app then works with a connection only.
  const registration = await navigator.serviceWorker.register('/service-worker.js', options).catch(() => undefined)
  if (!registration) return
  // Of an earlier visit. The page itself is new: pages come from the server.
  registration.waiting?.postMessage(ACTIVATE_IF_ALONE)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one, and nothing has changed.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker)
    })
  })
  // A tab may stay open for days.
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS)
}

/** Waits until nothing is being edited. Who does not want it now gets it with the next visit. */
const offerUpdate = (worker: ServiceWorker): void => {
  // Another tab has accepted it, or there is a newer one.
  if (worker.state !== 'installed') return
  if (isEditingPage() || hasUnstoredWork()) {
    setTimeout(() => offerUpdate(worker), RETRY_MS)
    return
  }
  const action = { label: 'Neu laden', run: () => activate(worker) }
  showToast({ tone: 'info', text: 'Es gibt eine neue Version der App.', action, time: 'action' })
}

const RETRY_MS = 10_000

/** Only this tab reloads. */
const activate = (worker: ServiceWorker): void => {
  if (worker.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}
