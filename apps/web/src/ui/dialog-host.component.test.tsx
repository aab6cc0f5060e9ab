import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { openDialog } from './dialog-host.tsx'

test('a dialog whose code cannot be loaded says so, and the page stays as it is', async () => {
  await renderWithApi(<p>Hallo</p>)
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(openDialog({ load }, {})).resolves.toBeNull()
  const toast = page.getByRole('group', { name: 'Meldung' })
  const text = 'Das geht gerade nicht. Lade die Seite neu, sobald du wieder eine Verbindung hast.'
  await expect.element(toast.getByText(text)).toBeVisible()
  await expect.element(toast.getByRole('button', { name: 'Neu laden' })).toBeVisible()
  await expect.element(page.getByText('Hallo')).toBeVisible()
})
