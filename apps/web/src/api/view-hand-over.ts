import { VIEW_KEY } from './view-tab.ts'

/**
 * A tab in which an administrator looks at the app as somebody sees it. It has a token of its own, which stands in the
 * tab's own store alone: the sign-in of the browser's other tabs is untouched.
 */
export type ViewTab = {
  readonly accessToken: string
  readonly userId: string
  readonly name: string
  readonly expiresAt: string
}

export const readViewTab = (): ViewTab | null => JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? 'null')

/** Nothing of the tab that opened it goes along. */
export const handOverView = (tab: Window, view: ViewTab, address = '/app/suche'): void => {
  tab.sessionStorage.clear()
  tab.sessionStorage.setItem(VIEW_KEY, JSON.stringify(view))
  tab.opener = null
  tab.location.replace(address)
}
