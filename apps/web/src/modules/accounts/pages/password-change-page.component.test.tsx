import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './password-change-page.tsx'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const change = async (old: string, password: string, repeat = password) => {
  await field('Altes Passwort').fill(old)
  await field('Neues Passwort').fill(password)
  await field('Passwort-Wiederholung').fill(repeat)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
}

describe('what the form can tell by itself', () => {
  beforeEach(async () => {
    await renderWithApi(<Page />, { session: givenSession() })
  })

  test.each([
    ['', '', '', 'Altes Passwort', 'Altes Passwort ist erforderlich'],
    ['', '', '', 'Neues Passwort', 'Neues Passwort ist erforderlich'],
    ['', '', '', 'Passwort-Wiederholung', 'Passwort-Wiederholung ist erforderlich'],
    ['gebaerden1', 'kurz1', 'kurz1', 'Neues Passwort', 'Neues Passwort muss mindestens 8 Zeichen lang sein'],
    ['gebaerden1', 'ohnezahlen', 'ohnezahlen', 'Neues Passwort', 'Neues Passwort muss mindestens eine Zahl enthalten'],
    ['gebaerden1', 'neues123', 'neues124', 'Passwort-Wiederholung', 'Passwort-Wiederholung stimmt nicht überein'],
  ])('of "%s", "%s" and "%s" stands at the field %s', async (old, password, repeat, label, text) => {
    await change(old, password, repeat)
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text))
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
  })
})

test('a wrong old password is named in the box and at its field, which has the focus', async () => {
  const refuse = () => {
    const message = 'Altes Passwort ist falsch'
    throw new ApiError({ name: 'BadRequest', code: 400, message, errors: { oldPassword: message } })
  }
  await renderWithApi(<Page />, { session: givenSession(), answers: { users: { patch: refuse } } })
  await change('falsch123', 'gebaerden2')
  const box = page.getByRole('alert', { name: 'Fehler beim Ändern des Passworts' })
  await expect.element(box.getByText('Altes Passwort ist falsch')).toBeVisible()
  await expect
    .element(field('Altes Passwort'))
    .toHaveAccessibleDescription(expect.stringContaining('Altes Passwort ist falsch'))
  await expect.element(field('Altes Passwort')).toHaveFocus()
  await expect.element(field('Neues Passwort')).toHaveValue('gebaerden2')
})

test('a changed password is confirmed, and leads back to the settings', async () => {
  const session = givenSession()
  const { calls, address } = await renderWithApi(<Page />, {
    session,
    answers: { users: { patch: () => session.user } },
  })
  await change('gebaerden1', 'gebaerden2')
  await expect.element(page.getByRole('group', { name: 'Meldung' }).getByText('Passwort geändert')).toBeVisible()
  await expect.poll(address).toBe('/app/einstellungen')
  expect(calls).toEqual([
    { call: `PATCH users/${session.user._id}`, body: { oldPassword: 'gebaerden1', password: 'gebaerden2' } },
  ])
})
