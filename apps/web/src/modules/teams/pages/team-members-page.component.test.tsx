import type { TeamMember } from '@gebaerdenraum/domain/teams/teams.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { OWN_TEAM, SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './team-members-page.tsx'

const MIA: TeamMember = {
  user: { _id: 'user-2', name: 'Mia', email: 'mia@kita.example' },
  role: 'member',
  can: { changeRole: true, remove: true },
}

test('gives a member another role, and removes her, which leaves the focus on the table', async () => {
  const session = givenSession({ team: 'team-1' }, { team: SESSION_TEAM, teamRole: 'owner' })
  let members: readonly TeamMember[] = [MIA]
  const { calls } = await renderWithApi(<Page />, {
    session,
    answers: {
      teams: { get: () => ({ ...OWN_TEAM, members: [...members] }) },
      users: {
        patch: (_id, change) => {
          members = 'teamRole' in change ? [{ ...MIA, role: 'manager' }] : []
          return session.user
        },
      },
      session: { find: () => session },
    },
  })
  const toast = page.getByRole('group', { name: 'Meldung' })
  const row = page.getByRole('row').filter({ hasText: 'mia@kita.example' })
  const role = row.getByRole('combobox', { name: 'Rolle von Mia' })
  await role.click()
  await page.getByRole('option', { name: 'Verwalter' }).click()
  await expect.element(toast.getByText('Mia ist jetzt Verwalter')).toBeVisible()
  await expect.element(role).toHaveValue('Verwalter')
  await expectNoFindings()

  await row.getByRole('button', { name: 'Mia entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click()
  await expect.element(toast.getByText('Teammitglied erfolgreich entfernt')).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(page.getByRole('table', { name: 'Mitglieder' })).toHaveFocus()
  expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([
    { call: 'PATCH users/user-2', body: { teamRole: 'manager' } },
    { call: 'PATCH users/user-2', body: { team: null } },
  ])
})
