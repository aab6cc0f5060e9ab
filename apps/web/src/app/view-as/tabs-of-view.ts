import { handOverView, type ViewTab } from '../../api/view-hand-over.ts'

/** A tab that a link opens is part of the view: without it, it would show the administrator's own app and not say so. */
export const keepTabsInView = (view: ViewTab): void => {
  const open = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !asksForTab(event, link) || !isPageOfApp(link)) return
    event.preventDefault()
    const tab = window.open('', '_blank')
    if (tab) handOverView(tab, view, link.href)
    else location.assign(link.href)
  }
  document.addEventListener('click', open, { capture: true })
  document.addEventListener('auxclick', open, { capture: true })
}

const asksForTab = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 1 ||
  (event.button === 0 && (link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey))

const isPageOfApp = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname.startsWith('/app/')
