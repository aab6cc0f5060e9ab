import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenSession } from '../../../testing/given-session.ts'
import { OWN_TEAM, SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './team-billing-page.tsx'

test('names to a member who pays for the team', async () => {
  const { members: _, seats: __, ...team } = OWN_TEAM
  const can = { edit: false, manage: false, invite: false, bill: false, leave: true }
  await renderWithApi(<Page />, {
    session: givenSession({ team: 'team-1', billingType: 'member' }, { team: SESSION_TEAM, teamRole: 'member' }),
    answers: { teams: { get: () => ({ ...team, can }) } },
  })
  const owner = page.getByRole('link', { name: 'eva@schule.example' })
  await expect.element(owner).toHaveAttribute('href', 'mailto:eva@schule.example')
  await expect.element(page.getByRole('link', { name: 'Lizenz verwalten' })).not.toBeInTheDocument()
})
