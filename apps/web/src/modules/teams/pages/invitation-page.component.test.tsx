import type { OpenedInvitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
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
const PLACE = {
  route: '/einladung/$invitationId/$invitationToken',
  address: '/einladung/invitation-1/token',
}
const MOMENT = '2026-11-02T08:00:00.000Z'

const show = (facts: Partial<OpenedInvitation>, session = givenSession()) =>
  renderWithApi(<Page />, {
    ...PLACE,
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
  await expectNoFindings()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect.poll(address).toBe('/login')
})

test('says of a mangled link that there is no invitation, and leads to the login', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'NotFound', code: 404, message: 'Diese Einladung gibt es nicht.' })
  }
  const { address } = await renderWithApi(<Page />, { ...PLACE, answers: { invitations: { get: refuse } } })
  const box = page.getByRole('alert', { name: 'Fehler beim Abrufen der Einladung' })
  await expect.element(box.getByText('Diese Einladung gibt es nicht.')).toBeVisible()
  await expectNoFindings()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect.poll(address).toBe('/login')
})

test('names the invited address to another account; ignoring it for now opens the login', async () => {
  const { address } = await show({})
  await expect.element(page.getByText(/die Einladung gilt aber für mia@kita\.example/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Einladung annehmen' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await page.getByRole('button', { name: 'Vorerst ignorieren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Vorerst ignorieren' }).click()
  await expect.poll(address).toBe('/login')
})

test('can be accepted by the account that it is for', async () => {
  const session = givenSession({ email: 'Mia@kita.example' })
  const { calls } = await renderWithApi(<Page />, {
    ...PLACE,
    session,
    answers: {
      invitations: { get: () => INVITATION },
      users: { patch: () => session.user },
      session: { find: () => session },
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Kita Sonnenhügel' })).toBeVisible()
  await expectNoFindings()
  await page.getByRole('button', { name: 'Einladung annehmen' }).click()
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Team erfolgreich beigetreten!')).toBeVisible()
  expect(calls).toContainEqual({
    call: 'PATCH users/user-1',
    body: { team: 'team-1', invitationId: 'invitation-1', invitationToken: 'token' },
  })
})
