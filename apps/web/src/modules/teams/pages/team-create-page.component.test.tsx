import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { OWN_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './team-create-page.tsx'

const LICENCE = { id: 'institution-10-12', title: 'Einrichtung', size: 10, period: 12, canAutoRenew: true }
const SESSION = givenSession(
  { subscription: 'subscription-1' },
  {
    license: LICENCE,
    subscription: {
      _id: 'subscription-1',
      status: 'active',
      subscriptionType: 'stripe',
      license: LICENCE.id,
      licenseObject: LICENCE,
      periodEnd: '2099-11-01T08:00:00.000Z',
      cancelAtPeriodEnd: false,
    },
  },
)

test('asks for name and description, then creates the team and welcomes to it', async () => {
  const { calls, address, words } = await renderWithApi(<Page />, {
    route: '/app/team-erstellen',
    address: '/app/team-erstellen',
    session: SESSION,
    answers: { teams: { create: () => OWN_TEAM }, session: { find: () => SESSION } },
  })
  const create = page.getByRole('button', { name: 'Team erstellen' })
  const [name, description] = [
    page.getByLabelText('Name deines Teams'),
    page.getByLabelText('Beschreibung deines Teams'),
  ]
  await create.click()
  await expect.element(name).toHaveAccessibleDescription('Name deines Teams ist erforderlich')
  await expect
    .element(description)
    .toHaveAccessibleDescription(expect.stringContaining('Beschreibung deines Teams ist erforderlich'))
  await expectNoFindings()
  expect(calls).toEqual([])

  await name.fill('Frühförderung Nord')
  await description.fill('Wir gebärden mit den Kleinsten.')
  await create.click()
  await expect.poll(address).toBe('/app/einstellungen/team/uebersicht')
  expect(words()).toEqual({ message: 'welcome' })
  expect(calls).toContainEqual({
    call: 'POST teams',
    body: { name: 'Frühförderung Nord', description: 'Wir gebärden mit den Kleinsten.' },
  })
})
