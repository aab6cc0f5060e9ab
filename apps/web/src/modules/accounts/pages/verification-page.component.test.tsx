import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './verification-page.tsx'

const ROUTE = '/bestaetigung/$verificationId/$action/$token'
const error = page.getByRole('alert', { name: 'Ups, da ist etwas schiefgelaufen..' })
const expired = () => {
  throw new ApiError({ name: 'Gone', code: 410 })
}

test('a link that says nothing known is refused, and nobody is asked', async () => {
  const { calls } = await renderWithApi(<Page />, { route: ROUTE, address: '/bestaetigung/1/unsinn/abc' })
  const text = 'Der Bestätigungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'
  await expect.element(error.getByText(text)).toBeVisible()
  expect(calls).toEqual([])
})

test('who is signed in and unconfirmed is led to a new link', async () => {
  const { address } = await renderWithApi(<Page />, {
    route: ROUTE,
    address: '/bestaetigung/1/signupEmail/abc',
    session: givenSession({ isEmailVerified: false }),
    answers: { verifications: { patch: expired } },
  })
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect.poll(address).toBe('/anmeldung/neues-konto')
})
