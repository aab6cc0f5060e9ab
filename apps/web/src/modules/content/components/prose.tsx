import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './prose.module.css'

/** Text of the operator, as the server rendered it. Links to pages of the product open without loading it anew. */
export const Prose = ({ html }: { readonly html: string }) => {
  const element = useRef<HTMLDivElement>(null)
  const { history } = useRouter()
  useEffect(() => {
    const text = element.current
    const follow = (event: MouseEvent) => {
      const address = innerAddress(event)
      if (!address) return
      event.preventDefault()
      history.push(address)
    }
    text?.addEventListener('click', follow)
    return () => text?.removeEventListener('click', follow)
  }, [history])
  if (html.trim() === '') return null
  return (
    <div
      ref={element}
      className={classes.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from Markdown with HTML switched off.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Where a plain click on a link of this product leads; null for everything the browser should do itself. */
const innerAddress = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return null
  return link.pathname + link.search + link.hash
}
