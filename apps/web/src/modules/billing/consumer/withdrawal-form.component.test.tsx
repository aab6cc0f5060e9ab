import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

test('a withdrawal that the server cannot take now says so and keeps what was typed', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'Unavailable', code: 503, message: 'Bitte versuche es gleich noch einmal.' })
  }
  const onDeclared = vi.fn()
  await renderWithApi(<WithdrawalForm onDeclared={onDeclared} />, {
    answers: { 'contract-declarations': { create: refuse } },
  })
  const name = page.getByLabelText('Name', { exact: true })
  await name.fill('Kim Muster')
  await page.getByLabelText('Bezeichnung des Vertrags').fill('Einzellizenz')
  await page.getByLabelText('E-Mail für die Bestätigung').fill('kim@schule.example')
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  const box = page.getByRole('alert', { name: 'Dein Widerruf konnte nicht gesendet werden' })
  await expect.element(box.getByText('Bitte versuche es gleich noch einmal.')).toBeVisible()
  await expect.element(name).toHaveValue('Kim Muster')
  expect(onDeclared).not.toHaveBeenCalled()
})
