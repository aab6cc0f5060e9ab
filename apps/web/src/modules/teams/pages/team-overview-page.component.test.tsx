import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answers } from '../../../testing/answer-calls.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { OWN_TEAM, SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './team-overview-page.tsx'

const OVERVIEW = '/app/einstellungen/team/uebersicht'
const OWNER = givenSession({ team: 'team-1' }, { team: SESSION_TEAM, teamRole: 'owner' })
const MEMBER = givenSession(
  { _id: 'user-2', email: 'mia@kita.example', name: 'Mia', team: 'team-1', billingType: 'member' },
  { team: SESSION_TEAM, teamRole: 'member' },
)
/** As a member sees it. */
const { members: _, seats: __, ...SEEN } = OWN_TEAM
const TEAM_OF_MEMBER: Team = {
  ...SEEN,
  can: { edit: false, manage: false, invite: false, bill: false, leave: true },
}

const show = (session: typeof OWNER, team: Team, { address = OVERVIEW, answers = {} as Answers } = {}) =>
  renderWithApi(<Page />, { route: OVERVIEW, address, session, answers: { teams: { get: () => team }, ...answers } })

test('welcomes the person who made the team, and counts its seats', async () => {
  const seats = { size: 10, members: 0, openInvitations: 0, ownerHasAccess: true, free: 9 }
  await show(OWNER, { ...OWN_TEAM, seats }, { address: `${OVERVIEW}?message=welcome` })
  await expect.element(page.getByText('Willkommen im Team „Kita Sonnenhügel“!')).toBeVisible()
  const free = page.getByRole('list', { name: 'Plätze der Lizenz: 10' }).getByText('Freie Plätze: 9')
  await expect.element(free).toBeVisible()
  await expect.element(page.getByText(/Inhaber: Eva Neu/)).toBeVisible()
  await expectNoFindings()
})

test('shows a member the team without its people', async () => {
  await show(MEMBER, TEAM_OF_MEMBER)
  await expect.element(page.getByRole('heading', { name: 'Kita Sonnenhügel' })).toBeVisible()
  await expect.element(page.getByText(/Inhaber:/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expectNoFindings()
})

test('warns a member of a team whose licence has ended, who can leave it', async () => {
  const team = { ...SESSION_TEAM, licence: { state: 'ended', endedAt: null } } as const
  await show({ ...MEMBER, team }, TEAM_OF_MEMBER)
  const warning = page.getByRole('status', { name: 'Problem mit der Lizenz' })
  await expect.element(warning.getByText(/Bis ihr wieder eine aktive Lizenz habt/)).toBeVisible()
  await expect.element(warning.getByRole('link', { name: 'eva@schule.example' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Team verlassen' })).toBeVisible()
})

test('leaves the team after a confirmation and opens the settings', async () => {
  const { calls, address } = await show(MEMBER, TEAM_OF_MEMBER, {
    answers: {
      users: { patch: () => MEMBER.user },
      session: { find: () => ({ ...MEMBER, team: null, teamRole: null }) },
    },
  })
  await page.getByRole('button', { name: 'Team verlassen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Team verlassen' }).click()
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Du hast das Team „Kita Sonnenhügel“ verlassen')).toBeVisible()
  await expect.poll(address).toBe('/app/einstellungen')
  expect(calls).toContainEqual({ call: 'PATCH users/user-2', body: { team: null } })
})

test('lets its owner change the name by the keyboard alone, and gives the focus back', async () => {
  let team = OWN_TEAM
  const patch = (_id: string, { name = team.name }) => {
    team = { ...team, name }
    return team
  }
  await renderWithApi(<Page />, {
    session: OWNER,
    answers: { teams: { get: () => team, patch }, session: { find: () => OWNER } },
  })
  const open = page.getByRole('button', { name: 'Bearbeiten' })
  await expect.element(open).toBeVisible()
  ;(open.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Name deines Teams')).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}Frühe Gebärden{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Frühe Gebärden' })).toBeVisible()
  await expect.element(open).toHaveFocus()
})
