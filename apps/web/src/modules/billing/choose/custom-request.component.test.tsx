import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenOffers } from '../../../testing/given-checkout.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { LicenceBlock } from '../public/licence-block.tsx'

test('more seats than the price list has are asked for without an account', async () => {
  const { calls } = await renderWithApi(<LicenceBlock />, {
    answers: {
      licenses: { find: () => givenOffers() },
      'custom-subscription-requests': { create: (request) => ({ _id: 'request-1', ...request }) as never },
    },
  })
  await page.getByRole('button', { name: 'Lizenz anfragen' }).click()
  const form = page.getByRole('form', { name: 'Lizenz anfragen' })
  await form.getByLabelText('Anzahl der Plätze').fill('200')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  const name = form.getByLabelText('Name', { exact: true })
  await expect.element(name).toHaveAccessibleDescription('Name ist erforderlich')
  await expectNoFindings()
  await name.fill('Tina Träger')
  await form.getByLabelText('E-Mail').fill('traegerin@stadt.example')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  const receipt = page.getByRole('status').filter({ hasText: 'Danke, deine Anfrage ist angekommen.' })
  await expect.element(receipt).toHaveFocus()
  expect(calls.at(-1)).toMatchObject({
    call: 'POST custom-subscription-requests',
    body: { name: 'Tina Träger', email: 'traegerin@stadt.example', seats: 200 },
  })
})
