import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { SignShareMenu } from './sign-share-menu.tsx'

const menu = page.getByRole('button', { name: 'Teilen' })
const copy = page.getByRole('button', { name: 'Link kopieren' })
const toast = page.getByRole('group', { name: 'Meldung' })
const LINK = `${window.location.origin}/gebaerden/zu-fuss`

beforeEach(async () => {
  await renderWithApi(<SignShareMenu sign={{ name: 'zu Fuß', slug: 'zu-fuss' }} />)
  await menu.click()
})

test('shows the public link, and begins at the button that copies it', async () => {
  await expect.element(page.getByLabelText('Öffentlicher Link')).toHaveValue(LINK)
  await expect.element(copy).toHaveFocus()
})

test('copies the link and says so', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await copy.click()
  await expect.element(toast.getByText('Teilen-Link in die Zwischenablage kopiert')).toBeVisible()
  expect(writeText.mock.calls).toEqual([[LINK]])
})

test('says so when the clipboard refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await copy.click()
  await expect.element(toast.getByText('Fehler beim Kopieren in die Zwischenablage')).toBeVisible()
})

test('closes with Escape and gives the focus back', async () => {
  await userEvent.keyboard('{Escape}')
  await expect.element(copy).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
})
