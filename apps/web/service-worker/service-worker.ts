import entries from 'virtual:precache'
import { createPartialResponse, NavigationRoute, NetworkOnly, Serwist } from 'serwist'
import { findOrFetchMedium, hasStoredMedia, isStorableMedium } from '../src/storage/offline-media.ts'
import { ACTIVATE_IF_ALONE, MEDIA_STORED } from '../src/storage/service-worker-messages.ts'

/**
 * Lets the app start without a connection (decision 0060): its files come from the device, pages from the server as long as it
 * answers. The API is never answered from here: what a person has loaded is stored by the app itself.
 */
declare const self: ServiceWorkerGlobalScope

const serwist = new Serwist({
  precacheEntries: entries,
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 4 },
  // The page that has installed it works without a connection from then on.
  clientsClaim: true,
  // A new version waits until the old pages are closed, or until a person asks for it (`src/app/offline/service-worker.ts`).
  skipWaiting: false,
})

/** A person waits no longer for a page before the stored app is shown; a working connection is faster by far. */
const PATIENCE_SECONDS = 6

const openPage = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ handlerDidError: () => serwist.matchPrecache('/app-shell') }],
})

serwist.registerRoute(
  new NavigationRoute(openPage, { denylist: [/^\/(api|assets|media|icons)\//, /^\/[^?]*\.\w+(\?|$)/] }),
)

/**
 * Without stored media they do not pass through here, which would delay each of a hundred pictures. The service worker is started
 * again every few minutes: then it looks once.
 */
let mayHaveMedia = true

serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && mayHaveMedia && isStorableMedium(url),
  async ({ request }) => {
    mayHaveMedia = await hasStoredMedia()
    const medium = await findOrFetchMedium(request.url, request.destination, () => fetch(request))
    // The server answers the range that was asked for; what is stored has no address.
    const isStored = medium.url === ''
    return isStored && request.headers.has('range') ? createPartialResponse(request, medium) : medium
  },
)

/** A new version takes over at once where no other page could miss the files of the old one. */
const activateIfAlone = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

self.addEventListener('message', (event) => {
  if (event.data === MEDIA_STORED) mayHaveMedia = true
  if (event.data === ACTIVATE_IF_ALONE) event.waitUntil(activateIfAlone())
})

serwist.addEventListeners()
