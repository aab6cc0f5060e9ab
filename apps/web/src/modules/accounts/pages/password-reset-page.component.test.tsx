import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './password-reset-page.tsx'

const field = page.getByRole('textbox', { name: 'E-Mail' })

test('says that a mail was sent, and nothing of whether the address has an account', async () => {
  const { calls } = await renderWithApi(<Page />, {
    answers: { verifications: { create: () => ({ action: 'passwordReset' }) } },
  })
  await field.fill(' eva@schule.example ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'E-Mail gesendet' })).toBeVisible()
  await expect.element(page.getByRole('status').getByText(/^Wenn zu eva@schule.example ein Konto gehört/)).toBeVisible()
  expect(calls).toEqual([
    { call: 'POST verifications', body: { action: 'passwordReset', email: 'eva@schule.example' } },
  ])
})

test.each([
  ['', 'E-Mail ist erforderlich'],
  ['eva@schule', 'Ungültige E-Mail Adresse'],
])('says of the address "%s" what is wrong with it, and asks nobody', async (email, text) => {
  const { calls } = await renderWithApi(<Page />)
  await field.fill(email)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(text)
  await expect.element(field).toHaveFocus()
  expect(calls).toEqual([])
})

test('says that the mail could not be sent, and leaves the address where it is', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'TooManyRequests', code: 429, message: 'Bitte warte einen Moment.' })
  }
  await renderWithApi(<Page />, { answers: { verifications: { create: refuse } } })
  await field.fill('eva@schule.example')
  await userEvent.keyboard('{Enter}')
  const box = page.getByRole('alert', { name: 'Senden der Wiederherstellungs-Mail' })
  await expect.element(box.getByText('Bitte warte einen Moment.')).toBeVisible()
  await expect.element(field).toHaveValue('eva@schule.example')
})
