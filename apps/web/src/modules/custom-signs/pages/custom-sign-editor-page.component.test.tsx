import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './custom-sign-editor-page.tsx'

const ROUTE = '/app/eigene-gebaerden/$id'
const refuse = () => {
  throw new ApiError({ name: 'NotFound', code: 404, message: 'Diese Gebärde gibt es nicht.' })
}

test('of a sign that is not there leads to the overview, and says so', async () => {
  const { address } = await renderWithApi(<Page />, {
    route: ROUTE,
    address: '/app/eigene-gebaerden/sign-1',
    session: givenSession(),
    answers: { 'custom-signs': { get: refuse } },
  })
  await expect.poll(address).toBe('/app/eigene-gebaerden')
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText(/^Diese Gebärde gibt es nicht mehr/)).toBeVisible()
})

test('of a new sign without a type leads to the overview', async () => {
  const { address, calls } = await renderWithApi(<Page />, {
    route: ROUTE,
    address: '/app/eigene-gebaerden/neu',
    session: givenSession(),
  })
  await expect.poll(address).toBe('/app/eigene-gebaerden')
  expect(calls).toEqual([])
})
