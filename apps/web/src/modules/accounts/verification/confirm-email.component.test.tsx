import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers } from '../../../testing/answer-calls.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { ConfirmEmail } from './confirm-email.tsx'

const DONE = { _id: '1', action: 'signupEmail', isUsed: true, isExpired: false } as const
const error = page.getByRole('alert', { name: 'Ups, da ist etwas schiefgelaufen..' })

const show = (patch: NonNullable<Answers['verifications']>['patch'] & {}) =>
  renderWithApi(<ConfirmEmail link={{ verificationId: '1', token: 'abc' }} />, {
    answers: { verifications: { patch } },
  })

const MANGLED = 'Der Bestätigungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'

describe('confirming an address', () => {
  test.each([
    [400, MANGLED],
    [401, MANGLED],
    [403, 'Diesen Bestätigungs-Link hast du bereits verwendet.'],
    [410, 'Der Bestätigungs-Link ist nicht mehr gültig. Bitte fordere einen neuen an.'],
    [500, 'Ein unbekannter Fehler ist aufgetreten (500): Der Server sagt etwas.'],
  ])('tells what the answer %i means', async (code, text) => {
    await show(() => {
      throw new ApiError({ name: 'GeneralError', code, message: 'Der Server sagt etwas.' })
    })
    await expect.element(error.getByText(text)).toBeVisible()
  })

  test('shows that it takes time, and can be tried again when the server was away', async () => {
    let goAway = () => {}
    const away = new Promise<typeof DONE>((_, reject) => {
      goAway = () => reject(new TypeError('Failed to fetch'))
    })
    const attempts = [away]
    const { calls } = await show(() => attempts.shift() ?? DONE)
    await expect.element(page.getByRole('status').getByText('Deine E-Mail-Adresse wird bestätigt …')).toBeVisible()
    goAway()
    await expect.element(error).toBeVisible()
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect.element(page.getByRole('heading', { name: 'E-Mail bestätigt' })).toBeVisible()
    const call = { call: 'PATCH verifications/1', body: { token: 'abc' } }
    expect(calls).toEqual([call, call])
  })

  test('leads to the sign-in', async () => {
    const { address } = await show(() => DONE)
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await expect.poll(address).toBe('/login')
  })
})
