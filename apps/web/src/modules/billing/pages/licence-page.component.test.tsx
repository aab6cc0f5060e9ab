import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { CHECKOUT, SUBSCRIPTION } from '../../../testing/given-checkout.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './licence-page.tsx'

test.each(['member', 'manager'] as const)(
  'says to a %s of a team whose licence has ended whom to ask',
  async (role) => {
    const team = { ...SESSION_TEAM, licence: { state: 'ended', endedAt: null } } as const
    await renderWithApi(<Page />, {
      session: givenSession(
        { billingType: 'member', team: 'team-1', hasActiveSubscription: false },
        { team, teamRole: role },
      ),
    })
    await expect.element(page.getByText('Die Lizenz deines Teams ist nicht mehr aktiv.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'eva@schule.example' })).toBeVisible()
    await expect.element(page.getByText(/Verlasse zuerst das Team\./)).toBeVisible()
    await expectNoFindings()
  },
)

test('leads a payer whose licence has ended to a new one', async () => {
  const subscription = { ...SUBSCRIPTION, status: 'canceled', renewal: null } as const
  const { address } = await renderWithApi(<Page />, {
    route: '/app/einstellungen/konto/abo',
    address: '/app/einstellungen/konto/abo',
    session: givenSession({ hasActiveSubscription: false }),
    answers: { checkout: { find: () => ({ ...CHECKOUT, subscription }) } },
  })
  await page.getByRole('link', { name: 'Lizenz erwerben' }).click()
  await expect.poll(address).toBe('/anmeldung/bestellung')
})

test('counts the seats of a licence that is not shared yet', async () => {
  await renderWithApi(<Page />, {
    session: givenSession(),
    answers: { checkout: { find: () => ({ ...CHECKOUT, subscription: SUBSCRIPTION }) } },
  })
  await expect.element(page.getByRole('heading', { name: 'Plätze deiner Lizenz' })).toBeVisible()
  const seats = page.getByRole('list', { name: 'Plätze der Lizenz: 10' })
  await expect.element(seats.getByText('Freie Plätze: 9')).toBeVisible()
  await expectNoFindings()
})

test('turns the renewal off once that was confirmed, and on again', async () => {
  let subscription: WholeSubscription = SUBSCRIPTION
  const session = givenSession()
  const { calls } = await renderWithApi(<Page />, {
    session,
    answers: {
      checkout: { find: () => ({ ...CHECKOUT, subscription }) },
      session: { find: () => session },
      subscriptions: {
        patch: (_id, change) => {
          const isEnding = 'cancelAtPeriodEnd' in change && change.cancelAtPeriodEnd
          subscription = isEnding ? { ...SUBSCRIPTION, cancelAtPeriodEnd: true, renewal: null } : SUBSCRIPTION
          return subscription
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Verlängerung ausschalten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verlängerung ausschalten' }).click()
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Verlängerung ausgeschaltet')).toBeVisible()
  await expect.element(page.getByText(/läuft am .* aus und verlängert sich nicht/)).toBeVisible()
  await page.getByRole('button', { name: 'Verlängerung wieder einschalten' }).click()
  await expect.element(page.getByRole('heading', { name: 'Geplante Verlängerung' })).toBeVisible()
  await expectNoFindings()
  expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([
    { call: 'PATCH subscriptions/subscription-1', body: { cancelAtPeriodEnd: true } },
    { call: 'PATCH subscriptions/subscription-1', body: { cancelAtPeriodEnd: false } },
  ])
})
