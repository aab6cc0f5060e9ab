import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles.ts'
import { showToast } from '../ui/toast.tsx'
import { theme } from './theme.ts'

/** With a query it is a module of its own: the code of toasts may have been loaded by another test of this page. */
const importUnloaded = (): Promise<typeof import('./toasts.tsx')> =>
  import(/* @vite-ignore */ new URL('./toasts.tsx?unloaded', import.meta.url).href)

test('a toast that is shown before the code of toasts is there appears with it', async () => {
  const { loadToasts, Toasts } = await importUnloaded()
  await render(
    <MantineProvider theme={theme}>
      <Toasts />
    </MantineProvider>,
  )
  showToast({ tone: 'info', text: 'Hier gibt es noch nichts zu drucken.' })
  const toast = page.getByRole('region', { name: 'Meldungen' }).getByText('Hier gibt es noch nichts zu drucken.')
  await expect.element(toast).not.toBeInTheDocument()
  await loadToasts()
  await expect.element(toast).toBeVisible()
})
