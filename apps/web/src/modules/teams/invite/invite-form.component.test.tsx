import { INVITATIONS_AT_ONCE_MAX } from '@gebaerdenraum/domain/teams/invitation-state'
import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers, SentCall } from '../../../testing/answer-calls.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { OPEN_INVITATION, OWN_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { InviteForm } from './invite-form.tsx'

/** Of so many seats the owner takes one, and open invitations five. */
const givenTeam = (size: number): Team => ({
  ...OWN_TEAM,
  seats: { size, members: 0, openInvitations: 5, ownerHasAccess: true, free: size - 6 },
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
const inviteAll = (data: Parameters<NonNullable<NonNullable<Answers['invitations']>['create']>>[0]) =>
  [data].flat().map(givenInvitation)
const toast = page.getByRole('group', { name: 'Meldung' })
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

test('is filled in by the keyboard, and takes a pasted list beside it', async () => {
  const { calls, address } = await show(20, inviteAll)
  const name = page.getByLabelText('Name der 1. Person')
  await name.click()
  await userEvent.keyboard('Nora{Enter}nora@kita.example{Enter}')
  await expect.element(page.getByLabelText('E-Mail der 1. Person')).toHaveValue('nora@kita.example')
  await expect.element(page.getByLabelText('Name der 2. Person')).toHaveFocus()
  const [second, ...others] = addresses(4)
  await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
  const list = `Nora Neu <NORA@KITA.EXAMPLE>; ${second}, ohne Adresse\n${others.join('\n')}`
  await page.getByLabelText('Liste einfügen').fill(list)
  await page.getByRole('button', { name: '5 Personen übernehmen' }).click()
  await expect.element(name).toHaveValue('Nora Neu')
  await expectNoFindings()
  await send(5).click()
  await expect.element(toast.getByText('Einladungs-E-Mail an 5 Personen verschickt')).toBeVisible()
  await expect.poll(address).toBe('/app/einstellungen/team/einladungen')
  expect(listInvitedAddresses(calls)).toEqual([['NORA@KITA.EXAMPLE', ...addresses(4)]])
})

test('marks what is no address, invites the others, and keeps it to be corrected', async () => {
  const { calls, address } = await show(10, inviteAll)
  const [first, second, third] = addresses(3)
  await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
  await page.getByLabelText('Liste einfügen').fill(`Jürgen Ott <jürgen@kita.example>; ${first} ${second}; niemand`)
  const status = page.getByRole('status').filter({ hasText: 'wird weggelassen' })
  await expect
    .element(status)
    .toHaveTextContent(
      '1 E-Mail-Adresse ist ungültig. Du kannst sie unten korrigieren. 1 Eintrag ohne E-Mail-Adresse wird weggelassen.',
    )
  await page.getByRole('button', { name: '3 Personen übernehmen' }).click()
  const email = page.getByLabelText('E-Mail der 1. Person')
  await expect.element(email).toHaveAccessibleDescription(expect.stringContaining('Ungültige E-Mail Adresse'))
  await expectNoFindings()
  await send(2).click()
  await expect.element(toast.getByText('Einladungs-E-Mail an 2 Personen verschickt')).toBeVisible()
  await expect.element(page.getByLabelText('E-Mail der 2. Person')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Name der 1. Person')).toHaveValue('Jürgen Ott')
  await email.fill(third!)
  await send(1).click()
  await expect.poll(address).toBe('/app/einstellungen/team/einladungen')
  expect(listInvitedAddresses(calls)).toEqual([[first, second], [third]])
})

test('a pasted list of thousands becomes pages of 50 rows, and Enter after the last goes on', async () => {
  await show(10_000, inviteAll)
  await page.getByRole('button', { name: 'Schnelles Hinzufügen von Personen' }).click()
  await page.getByLabelText('Liste einfügen').click()
  // Typing it would take much longer.
  await navigator.clipboard.writeText(addresses(5_000).join('\n'))
  await userEvent.keyboard('{Control>}v{/Control}')
  await page.getByRole('button', { name: '5000 Personen übernehmen' }).click()
  await expect.element(send(5_000)).toBeVisible()
  const people = page.getByRole('list', { name: 'Personen', exact: true })
  expect(people.getByRole('listitem').elements()).toHaveLength(50)
  await page.getByRole('button', { name: 'Seite 100', exact: true }).click()
  const last = page.getByLabelText('E-Mail der 5000. Person')
  await expect.element(last).toHaveValue('person-5000@kita.example')
  await last.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Name der 5001. Person')).toHaveFocus()
})

/** The addresses in each call. */
const listInvitedAddresses = (calls: readonly SentCall[]) =>
  calls
    .filter(({ call }) => call === 'POST invitations')
    .map(({ body }) => (body as readonly { readonly email: string }[]).map(({ email }) => email))
