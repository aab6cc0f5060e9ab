import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { useWords } from '../../ui/address-parts.ts'
import { useSession } from '../accounts/index.ts'

/** The word of the address that says which sign lies open over a grid: `?gebaerde=hallo`. */
const OPEN_SIGN = 'gebaerde'
/** `?quiz=1` covers name, film and drawing until they are uncovered. */
const QUIZ = 'quiz'

/** The open sign, stored in the address: reloading keeps it open, going back closes it. */
export const useOpenSign = () => {
  const words = useWords()
  const navigate = useNavigate()
  const { history } = useRouter()
  const wasOpenedHere = useRef(false)
  /** What had the focus when it was opened. */
  const opener = useRef<Element | null>(null)

  const show = useCallback(
    (slug: string | undefined, replace: boolean) =>
      navigate({
        to: '.',
        search: (previous: Readonly<Record<string, string>>) => ({
          ...previous,
          [OPEN_SIGN]: slug,
          ...(slug === undefined && { [QUIZ]: undefined }),
        }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const open = useCallback(
    (slug: string) => {
      wasOpenedHere.current = true
      opener.current = document.activeElement
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
  return { slug: words[OPEN_SIGN], open, close, change, opener }
}

export type Quiz = { readonly isOn: boolean; readonly toggle: () => void }

/**
 * The quiz mode of this page, stored in the address: it survives a reload and continues with the next sign. Null without
 * a licence (specification 1, section 4 "Sign reveal").
 */
export const useQuiz = (): Quiz | null => {
  const words = useWords()
  const navigate = useNavigate()
  const { isLicensed } = useSession()
  if (!isLicensed) return null
  const isOn = words[QUIZ] === '1'
  const toggle = () =>
    void navigate({
      to: '.',
      search: (previous: Readonly<Record<string, string>>) => ({ ...previous, [QUIZ]: isOn ? undefined : '1' }),
      replace: true,
      resetScroll: false,
    })
  return { isOn, toggle }
}
