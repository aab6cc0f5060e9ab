import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/styles.ts'
import { App } from './app/app.tsx'
import { restoreSession } from './features/accounts/index.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The guards need the session: nothing is shown before it is known.
await restoreSession()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
