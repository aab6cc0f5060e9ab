import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers } from '../../../testing/answer-calls.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { SetPassword } from './set-password.tsx'

const LINK = { verificationId: '1', token: 'abc' }
const VALID = { _id: '1', action: 'passwordReset', isUsed: false, isExpired: false } as const
const LABEL = 'Neues Passwort'
const REPEAT = 'Passwort-Wiederholung'
const field = (label: string) => page.getByLabelText(label, { exact: true })
const error = page.getByRole('alert', { name: 'Ups, da ist etwas schiefgelaufen..' })

const show = (answers: NonNullable<Answers['verifications']>) =>
  renderWithApi(<SetPassword link={LINK} action="passwordReset" />, { answers: { verifications: answers } })
const refuse = (code: number) => () => {
  throw new ApiError({ name: 'GeneralError', code, message: 'Der Server sagt etwas.' })
}
const fillIn = async (password: string, repeat = password) => {
  await field(LABEL).fill(password)
  await field(REPEAT).fill(repeat)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

test.each([
  ['', '', LABEL, 'Neues Passwort ist erforderlich'],
  ['', '', REPEAT, 'Passwort-Wiederholung ist erforderlich'],
  ['kurz1', 'kurz1', LABEL, 'Neues Passwort muss mindestens 8 Zeichen lang sein'],
  ['ohnezahlen', 'ohnezahlen', LABEL, 'Neues Passwort muss mindestens eine Zahl enthalten'],
  ['gebaerden2', 'gebaerden3', REPEAT, 'Passwort-Wiederholung stimmt nicht überein'],
])('refuses "%s" and "%s" at the field %s', async (password, repeat, label, text) => {
  const { calls } = await show({ get: () => VALID })
  await fillIn(password, repeat)
  await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text))
  expect(calls).toEqual([{ call: 'GET verifications/1' }])
})

test('sends the new password with the token of the link', async () => {
  const { calls, address } = await show({ get: () => VALID, patch: () => VALID })
  await fillIn('gebaerden2')
  await expect.element(page.getByRole('heading', { name: 'Passwort gespeichert' })).toBeVisible()
  expect(calls.at(-1)).toEqual({ call: 'PATCH verifications/1', body: { token: 'abc', password: 'gebaerden2' } })
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect.poll(address).toBe('/login')
})

const MANGLED = 'Der Wiederherstellungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'
const EXPIRED = 'Der Wiederherstellungs-Link ist nicht mehr gültig. Bitte fordere einen neuen an.'

test.each([
  [404, MANGLED],
  [401, MANGLED],
  [410, EXPIRED],
  [418, 'Ein unbekannter Fehler ist aufgetreten (418): Der Server sagt etwas.'],
])('tells before anything is typed what the answer %i means', async (code, text) => {
  await show({ get: refuse(code) })
  await expect.element(error.getByText(text)).toBeVisible()
  await expect.element(field(LABEL)).not.toBeInTheDocument()
})

test.each([
  [{ isUsed: true, isExpired: false }, 'Diesen Wiederherstellungs-Link hast du bereits verwendet.'],
  [{ isUsed: false, isExpired: true }, EXPIRED],
])('tells of a link with %o', async (state, text) => {
  await show({ get: () => ({ ...VALID, ...state }) })
  await expect.element(error.getByText(text)).toBeVisible()
})

test.each([
  [400, MANGLED],
  [410, EXPIRED],
])('tells what the answer %i to the new password means, and leads to a new link', async (code, text) => {
  const { address } = await show({ get: () => VALID, patch: refuse(code) })
  await fillIn('gebaerden2')
  await expect.element(error.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect.poll(address).toBe('/passwort-zuruecksetzen')
})
