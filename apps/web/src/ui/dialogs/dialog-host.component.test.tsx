import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { loadBeforeDialogs, openDialog } from './dialog-host.tsx'

afterEach(() => loadBeforeDialogs(async () => undefined))

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a dialog whose code cannot be loaded says so, and the page stays as it is', async () => {
  await renderWithApi(<p>Hallo</p>)
  await expect(openDialog({ load: failed }, {})).resolves.toBeNull()
  const toast = page.getByRole('group', { name: 'Meldung' })
  const text = 'Das geht gerade nicht. Lade die Seite neu, sobald du wieder eine Verbindung hast.'
  await expect.element(toast.getByText(text)).toBeVisible()
  await expect.element(toast.getByRole('button', { name: 'Neu laden' })).toBeVisible()
  await expect.element(page.getByText('Hallo')).toBeVisible()
})

test('a dialog waits for what the app loads before it, and shows a failure of that', async () => {
  await renderWithApi(<p>Hallo</p>)
  let arrive: () => void = () => undefined
  const before = new Promise<void>((resolve) => {
    arrive = resolve
  })
  loadBeforeDialogs(() => before)
  const opened = openDialog({ load: async () => () => <p role="dialog">Dialog</p> }, {})
  const dialog = page.getByRole('dialog')
  // Time to be shown, if it did not wait.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(dialog).not.toBeInTheDocument()
  arrive()
  await expect.element(dialog).toBeVisible()

  loadBeforeDialogs(failed)
  await expect(openDialog({ load: async () => () => <p role="dialog">Anderer</p> }, {})).resolves.toBeNull()
  await expect(opened).resolves.toBeNull()
  await expect.element(page.getByRole('group', { name: 'Meldung' })).toBeVisible()
})
