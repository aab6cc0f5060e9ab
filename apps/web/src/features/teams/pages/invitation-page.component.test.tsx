import type { OpenedInvitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenSession } from '../../../testing/given-session.ts'
import { OPEN_INVITATION } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './invitation-page.tsx'

const INVITATION: OpenedInvitation = {
  _id: 'invitation-1',
  email: 'mia@kita.example',
  name: 'Mia',
  team: { _id: 'team-1', name: 'Kita Sonnenhügel', description: 'Alle Gruppen unserer Kita' },
  inviter: 'Lena Leitung',
  ...OPEN_INVITATION,
}
const MOMENT = '2026-11-02T08:00:00.000Z'

const show = (facts: Partial<OpenedInvitation>, session = givenSession()) =>
  renderWithApi(<Page />, {
    route: '/einladung/$invitationId/$invitationToken',
    address: '/einladung/invitation-1/token',
    session,
    answers: { invitations: { get: () => ({ ...INVITATION, ...facts }) } },
  })

test.each<[what: string, facts: Partial<OpenedInvitation>, text: string]>([
  ['ran out', { expiresAt: MOMENT, isExpired: true }, 'Die Einladung ist bereits abgelaufen.'],
  ['was used', { consumedAt: MOMENT, isConsumed: true }, 'Der Einladungslink wurde bereits verwendet.'],
  [
    'was cancelled',
    { invalidatedAt: MOMENT, isInvalidated: true },
    'Die Einladung wurde durch einen Verwalter des Teams storniert.',
  ],
])('says of an invitation that it %s, and leads to the login', async (_, facts, text) => {
  const { address } = await show(facts)
  const box = page.getByRole('alert', { name: 'Dieser Einladungslink ist ungültig.' })
  await expect.element(box.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect.poll(address).toBe('/login')
})

test('says to another account whom the invitation is for', async () => {
  await show({})
  await expect.element(page.getByText(/die Einladung gilt aber für mia@kita\.example/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Einladung annehmen' })).not.toBeInTheDocument()
})

test('can be accepted by the account that it is for', async () => {
  await show({}, givenSession({ email: 'Mia@kita.example' }))
  await expect.element(page.getByRole('heading', { name: 'Kita Sonnenhügel' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Einladung annehmen' })).toBeVisible()
})
