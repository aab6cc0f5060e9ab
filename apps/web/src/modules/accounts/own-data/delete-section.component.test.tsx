import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { DeleteSection } from './delete-section.tsx'

const field = page.getByLabelText('Passwort', { exact: true })
const remove = page.getByRole('button', { name: 'Konto löschen …' })
const dialog = page.getByRole('dialog', { name: 'Konto eva@schule.example endgültig löschen?' })
const session = givenSession()

test('nothing is deleted without a password', async () => {
  const { calls } = await renderWithApi(<DeleteSection session={session} />, { session })
  await remove.click()
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('Passwort ist erforderlich'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('nothing is deleted when the dialog is cancelled', async () => {
  const { calls } = await renderWithApi(<DeleteSection session={session} />, { session })
  await field.fill('gebaerden1')
  await remove.click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('gebaerden1')
  expect(calls).toEqual([])
})

test('what the server says of a wrong password stands at the field', async () => {
  const refuse = () => {
    const message = 'Passwort ist falsch'
    throw new ApiError({ name: 'BadRequest', code: 400, message, errors: { password: message } })
  }
  await renderWithApi(<DeleteSection session={session} />, { session, answers: { users: { remove: refuse } } })
  await field.fill('falsch123')
  await remove.click()
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('Passwort ist falsch'))
})

test('the owner of a team reads why the account cannot be deleted', async () => {
  const owner = givenSession({}, { team: SESSION_TEAM, teamRole: 'owner' })
  await renderWithApi(<DeleteSection session={owner} />, { session: owner })
  await expect.element(page.getByText(/^Du bist Inhaber des Teams „Kita Sonnenhügel“\./)).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()
})
