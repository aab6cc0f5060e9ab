import { useMatch, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

type SearchWords = Readonly<Record<string, string | undefined>>
type Options = { readonly replace?: boolean; readonly resetScroll?: boolean }

/**
 * Changes the query of the page's own address. Nothing happens once another page is opening: a page stays on the screen
 * until the next one has loaded, and what it writes late (after a delay, from a timer) must not get into the other address.
 */
export const useChangeSearch = () => {
  const router = useRouter()
  const ownPath = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return useCallback(
    async (change: (previous: SearchWords) => SearchWords, options: Options = {}): Promise<void> => {
      if (withoutSlash(router.latestLocation.pathname) !== withoutSlash(ownPath)) return
      await router.navigate({ to: '.', search: change as never, ...options })
    },
    [router, ownPath],
  )
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '')
