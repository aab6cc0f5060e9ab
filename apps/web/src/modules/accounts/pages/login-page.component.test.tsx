import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers } from '../../../testing/answer-calls.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './login-page.tsx'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const enter = page.getByRole('button', { name: 'Anmelden', exact: true })

const show = (address: string, answers: Answers = {}) => renderWithApi(<Page />, { address, answers })

test('asks for what is missing before it asks the server', async () => {
  const { calls } = await show('/login')
  await enter.click()
  await expect.element(field('E-Mail')).toHaveAccessibleDescription('E-Mail ist erforderlich')
  await expect
    .element(field('Passwort'))
    .toHaveAccessibleDescription(expect.stringContaining('Passwort ist erforderlich'))
  expect(calls).toEqual([])
})

test('lets a password manager fill in the password', async () => {
  await show('/login')
  await expect.element(field('Passwort')).toHaveAttribute('autocomplete', 'current-password')
})

test('says what the server says of a wrong password, and keeps what was typed', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'NotAuthenticated', code: 401, message: 'E-Mail oder Passwort ist falsch.' })
  }
  await show('/login', { authentication: { create: refuse } })
  await field('E-Mail').fill('eva@schule.example')
  await field('Passwort').fill('falsch')
  await enter.click()
  await expect.element(page.getByRole('alert').getByText('E-Mail oder Passwort ist falsch.')).toBeVisible()
  await expect.element(field('E-Mail')).toHaveValue('eva@schule.example')
})

test.each([
  [
    'token-not-allowed',
    'Deine Sitzung ist abgelaufen oder die maximale Anzahl an Anmeldungen mit deinem Konto wurde erreicht. Bitte melde dich erneut an.',
  ],
  ['session-expired', 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.'],
  ['konto-geloescht', 'Dein Konto und alle deine Daten sind gelöscht. Mach’s gut!'],
])('explains why one is here (%s)', async (message, text) => {
  await show(`/login?message=${message}`)
  await expect.element(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()
})
