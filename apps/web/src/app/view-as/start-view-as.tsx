import { createRoot } from 'react-dom/client'
import { storeAccessToken } from '../../api/access-token.ts'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { readViewTab, type ViewTab } from '../../api/view-hand-over.ts'
import { onSessionChange } from '../../modules/accounts/index.ts'
import { memoryStorage } from './memory-storage.ts'
import { keepTabsInView } from './tabs-of-view.ts'
import { tellRefusals } from './tell-refusals.ts'
import { ViewAsBanner } from './view-as-banner.tsx'

/**
 * Begins a tab that shows the app as somebody sees it, before anything else of the app runs. From here on the stores of
 * the browser are the tab's own memory: no token, draft or preference of that person reaches the browser, and nothing of
 * the administrator's is read.
 */
export const startViewAs = (): void => {
  const view = readViewTab()
  if (!view) return
  const kept = window.sessionStorage
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() })
  }
  storeAccessToken(view.accessToken)
  tellRefusals()
  keepTabsInView(view)
  const end = endOf(view, kept)
  // Signed out, or no longer accepted by the server: now, or since the page was loaded before.
  onSessionChange((session) => {
    if (!session) void end()
  })
  request({ method: 'GET', path: 'session', token: view.accessToken, isSessionless: true }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 401) void end()
  })
  const element = document.createElement('aside')
  element.setAttribute('aria-label', 'Ansicht als andere Person')
  document.body.append(element)
  createRoot(element).render(<ViewAsBanner name={view.name} expiresAt={view.expiresAt} onEnd={() => void end()} />)
}

/** The tab closes; one that the browser does not let close goes back to the person, with the administrator's own sign-in. */
const endOf = (view: ViewTab, kept: Storage): (() => Promise<void>) => {
  let ending: Promise<void> | null = null
  const end = async () => {
    kept.clear()
    await request({ method: 'DELETE', path: 'view-as', token: view.accessToken, isSessionless: true }).catch(() => null)
    window.close()
    location.replace(`/app/verwaltung/personen/${view.userId}`)
  }
  return () => {
    ending ??= end()
    return ending
  }
}
