import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import { findMatchedRoute } from '../current-route.ts'
import { router } from '../router.ts'

/** The element in which the server sends what it has rendered a page from. */
const DATA_ID = 'page-data'

/**
 * Prepares the browser to take over a page that the server has rendered: the same data, the same code. Returns whether
 * the page can be taken over; otherwise it is rendered here. To be called once, before the first rendering.
 */
export const prepareHydration = async (): Promise<boolean> => {
  const element = document.getElementById(DATA_ID)
  if (!element) return false
  hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState)
  // Its code has to be there before React compares: with `ssr` set the page stands in no boundary that could wait.
  const { href } = router.latestLocation
  router.ssr = { manifest: undefined }
  await router.load()
  const { resolvedLocation, matches } = router.state
  // If it does not arrive, the page itself says so.
  await findMatchedRoute(matches)
    .loadLaterCode?.()
    .catch(() => undefined)
  const isSamePage = resolvedLocation?.href === href && matches.every(({ status }) => status === 'success')
  if (isSamePage) keepScrollPosition()
  return isSamePage && !isTranslated()
}

/** By Chrome, Edge or Safari: then other elements are in the page than the server has sent. */
const isTranslated = (): boolean => document.querySelector('html[class*="translated-"], #root font') !== null

/** Visitors scroll before the app is there: the page stays where it is, and the router takes care of the next ones. */
const keepScrollPosition = (): void => {
  router.options.scrollRestoration = () => false
  const stop = router.subscribe('onRendered', () => {
    router.options.scrollRestoration = true
    stop()
  })
}
