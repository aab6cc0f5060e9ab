import './app/replacements.ts'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import './app/styles.ts'
import { sentryDsn, styleNonce } from './api/page-settings.ts'
import { isViewTab } from './api/view-tab.ts'
import { App } from './app/app.tsx'
import { startErrorReporting } from './app/error-reporting.ts'
import { StartError } from './app/errors/start-error.tsx'
import { Providers } from './app/providers.tsx'
import { prepareHydration } from './app/rendering/hydrate-page.ts'
import { removeContentWithoutLicence } from './app/session-effects.ts'
import { loadToasts } from './app/toasts.tsx'
import { currentSession, restoreSession } from './modules/accounts/index.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
let root: Root | undefined

/** The guards need the session: no page is shown before it is known. */
const start = async (): Promise<void> => {
  const state = await restoreSession()
  // Without it the app starts too, with nothing in it.
  if (state === 'unconfirmed') await openOffline().catch(() => undefined)
  if (state === 'over') await removeContentWithoutLicence(null)
  const screen = (
    <StrictMode>
      <Providers>
        {state === 'ready' || state === 'unconfirmed' ? (
          <App />
        ) : (
          <StartError reason={state} onRetry={() => void start()} />
        )}
      </Providers>
    </StrictMode>
  )
  // The server renders pages as visitors see them.
  const isVisitor = state === 'ready' && currentSession() === null
  if (root) root.render(screen)
  else if (isVisitor && (await prepareHydration())) root = hydrateRoot(element, screen)
  else {
    root = createRoot(element)
    root.render(screen)
  }
}

const openOffline = async (): Promise<void> => (await import('./app/offline/start-offline.ts')).openOffline()

/** Nothing is waited for at the top: what is loaded here needs parts of this very file, which would wait for it in turn. */
const begin = async (): Promise<void> => {
  // Dialogs stop the page from scrolling with an inline style, which the policy allows by the same nonce.
  setNonce(styleNonce())
  if (isViewTab()) (await import('./app/view-as/start-view-as.tsx')).startViewAs()
  startErrorReporting(sentryDsn())
  // While the session is asked for. A page that needs it tries again.
  loadToasts().catch(() => undefined)
  await start()
}

void begin()
