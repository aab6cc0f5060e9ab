import { INVITATIONS_AT_ONCE_MAX } from '@gebaerdenraum/domain/teams/invitation-state'
import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers } from '../../../testing/answer-calls.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { OPEN_INVITATION } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { InviteForm } from './invite-form.tsx'

const givenTeam = (size: number): Team => ({
  _id: 'team-1',
  name: 'Kita Sonnenhügel',
  description: '',
  owner: { _id: 'user-1', name: 'Eva Neu', email: 'eva@schule.example' },
  ownerHasAccess: true,
  subscription: 'subscription-1',
  licence: 'active',
  members: [],
  seats: { size, members: 0, openInvitations: 5, ownerHasAccess: true, free: size - 6 },
  can: { edit: true, manage: true, invite: true, bill: true, leave: false },
})

const givenInvitation = ({ email }: { readonly email: string }): Invitation => ({
  _id: email,
  email,
  name: '',
  team: 'team-1',
  ...OPEN_INVITATION,
  delivery: 'sent',
})

const show = (size: number, create: NonNullable<Answers['invitations']>['create'] & {}) => {
  const session = givenSession()
  return renderWithApi(<InviteForm team={givenTeam(size)} />, {
    session,
    answers: { invitations: { create }, session: { find: () => session } },
  })
}
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `person-${index + 1}@kita.example`)
const paste = async (people: readonly string[]) => {
  await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
  await page.getByLabelText('Liste einfügen').fill(people.join('\n'))
  await page.getByRole('button', { name: `${people.length} Personen übernehmen` }).click()
}
const send = (count: number) => page.getByRole('button', { name: `Einladungs E-Mails an ${count} Personen senden` })

test('invites nobody when seats are too few, and says by how many', async () => {
  const { calls } = await show(10, () => [])
  await paste(addresses(6))
  const text =
    'Es sind nicht genügend freie Plätze in Ihrer Lizenz vorhanden. Entfernen Sie 2 Person(en) aus der Liste oder stornieren Sie 2 offene Einladung(en).'
  await expect.element(page.getByRole('status').getByText(text)).toBeVisible()
  await expect.element(send(6)).toBeDisabled()
  await page.getByRole('textbox').first().click()
  await userEvent.keyboard('{Enter}')
  expect(calls).toEqual([])
})

test('more people than one call takes are invited in batches', async () => {
  const sizes: number[] = []
  const { address } = await show(500, (data) => {
    const people = [data].flat()
    sizes.push(people.length)
    return people.map(givenInvitation)
  })
  await paste(addresses(250))
  await send(250).click()
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Einladungs-E-Mail an 250 Personen verschickt')).toBeVisible()
  await expect.poll(address).toBe('/app/einstellungen/team/einladungen')
  expect(sizes).toEqual([INVITATIONS_AT_ONCE_MAX, 50])
})

test('what the server refuses stands at its row, and nothing typed is lost', async () => {
  const text = 'Diese Person ist schon eingeladen.'
  await show(10, () => {
    throw new ApiError({ name: 'BadRequest', code: 400, message: text, errors: { '0.email': text } })
  })
  const email = page.getByLabelText('E-Mail der 1. Person')
  await email.fill('eva@kita.example')
  await send(1).click()
  await expect.element(page.getByRole('alert', { name: 'Die Einladungen wurden nicht verschickt' })).toBeVisible()
  await expect.element(email).toHaveAccessibleDescription(text)
  await expect.element(email).toHaveValue('eva@kita.example')
})
