import { MANUAL_ALPHABET_PATH } from '@gebaerdenraum/domain/media/manual-alphabet-path'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
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
  await Promise.all([router.load(), loadLaterCode()])
  const { resolvedLocation, matches } = router.state
  return resolvedLocation?.href === href && matches.every(({ status }) => status === 'success')
}

/**
 * Parts of a page whose code comes later would be replaced by placeholders as soon as the page renders again: the page waits
 * until it is there. If it does not arrive, the page itself says so.
 */
const loadLaterCode = async (): Promise<void> => {
  if (router.latestLocation.pathname !== MANUAL_ALPHABET_PATH) return
  const { loadLetterDrawings } = await import('../../features/manual-alphabet/index.ts')
  await loadLetterDrawings().catch(() => undefined)
}
