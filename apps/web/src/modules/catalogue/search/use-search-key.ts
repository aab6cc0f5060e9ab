import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * `/` focuses the search field on every page. A page marks its own field with `data-search-field`; if none is visible, the
 * key opens the search page.
 */
export const useSearchKey = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      const field = visibleSearchField()
      if (field) field.focus()
      else void navigate({ to: '/app/suche' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
}

const visibleSearchField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-search-field]')].find((field) => field.offsetParent !== null)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
