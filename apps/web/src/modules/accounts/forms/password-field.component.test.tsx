import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { PasswordField } from './password-field.tsx'

const field = page.getByLabelText('Passwort', { exact: true })
const WARNING = 'Die Feststelltaste ist eingeschaltet.'

beforeEach(async () => {
  await renderWithApi(<PasswordField label="Passwort" autoComplete="current-password" />)
})

test('is shown and hidden by keyboard', async () => {
  await field.fill('geheim12')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Passwort anzeigen' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveAttribute('type', 'text')
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('is known to password managers', async () => {
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password')
})

test('warns of a locked shift key as long as it is locked', async () => {
  const press = (modifierCapsLock: boolean) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }))
  press(true)
  await expect.element(field).toHaveAccessibleDescription(WARNING)
  await expect.element(page.getByRole('status').getByText(WARNING)).toBeInTheDocument()
  press(false)
  await expect.element(field).not.toHaveAccessibleDescription(WARNING)
})
