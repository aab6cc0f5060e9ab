import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'

/** The word of the address that says which sign lies open over a grid: `?gebaerde=hallo`. */
const OPEN_SIGN = 'gebaerde'

/** The sign that is open over the page, kept in the address: reload keeps it open, back closes it. */
export const useOpenSign = () => {
  const words: Readonly<Record<string, string>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const wasOpenedHere = useRef(false)

  const show = useCallback(
    (slug: string | undefined, replace: boolean) =>
      navigate({
        to: '.',
        search: (previous: Readonly<Record<string, string>>) => ({ ...previous, [OPEN_SIGN]: slug }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const open = useCallback(
    (slug: string) => {
      wasOpenedHere.current = true
      void show(slug, false)
    },
    [show],
  )
  const close = useCallback(() => {
    // Back, so that a later “back” does not open the sign again; only a shared link has nothing to go back to.
    if (wasOpenedHere.current) history.back()
    else void show(undefined, true)
    wasOpenedHere.current = false
  }, [history, show])
  const change = useCallback((slug: string) => void show(slug, true), [show])
  return { slug: words[OPEN_SIGN], open, close, change }
}
