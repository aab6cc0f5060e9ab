import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { SUBSCRIPTION } from '../../../testing/given-checkout.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './cancellation-page.tsx'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const DECLARED: ContractDeclaration = {
  _id: 'declaration-1',
  kind: 'cancellation',
  name: 'Eva Neu',
  email: 'eva@schule.example',
  contract: 'Einzellizenz',
  ends: 'soonest',
  manner: 'ordinary',
  reason: null,
  receivedAt: '2026-11-21T10:00:00.000Z',
  endsAt: '2098-11-21T10:00:00.000Z',
  handledAt: null,
  handledNote: '',
  licence: null,
}

test('asks for what is missing, also for the reason and the day', async () => {
  const { calls } = await renderWithApi(<Page />)
  const send = page.getByRole('button', { name: 'Jetzt kündigen' })
  await send.click()
  await expect.element(field('Name')).toHaveAccessibleDescription('Name ist erforderlich')
  await expect
    .element(field('Bezeichnung des Vertrags'))
    .toHaveAccessibleDescription(expect.stringContaining('Bezeichnung des Vertrags ist erforderlich'))
  await page.getByText('Außerordentlich').click()
  await page.getByText('Zu einem bestimmten Tag').click()
  await send.click()
  await expect.element(field('Grund der Kündigung')).toHaveAccessibleDescription('Grund der Kündigung ist erforderlich')
  await expect
    .element(field('Tag des Vertragsendes'))
    .toHaveAccessibleDescription('Tag des Vertragsendes ist erforderlich')
  await expectNoFindings()
  expect(calls).toEqual([])
})

test('says to a payer who is signed in when the licence ends', async () => {
  const { calls } = await renderWithApi(<Page />, {
    session: givenSession({}, { subscription: SUBSCRIPTION }),
    answers: { 'contract-declarations': { create: () => DECLARED } },
  })
  await expect.element(page.getByText(/^Du bist angemeldet/)).toBeVisible()
  await expect.element(field('E-Mail für die Bestätigung')).toHaveValue('eva@schule.example')
  await field('Bezeichnung des Vertrags').fill('Einzellizenz')
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await expect.element(page.getByRole('heading', { name: 'Deine Kündigung ist eingegangen' })).toHaveFocus()
  const end = 'Deine Lizenz verlängert sich nicht mehr und endet am 21.11.2098.'
  await expect.element(page.getByText(end)).toBeVisible()
  expect(calls.at(-1)).toMatchObject({
    call: 'POST contract-declarations',
    body: { kind: 'cancellation', email: 'eva@schule.example', contract: 'Einzellizenz', ends: 'soonest' },
  })
})
