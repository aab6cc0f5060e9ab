import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { OPEN_INVITATION, OWN_TEAM, SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './team-invitations-page.tsx'

const INVITATION: Invitation = {
  _id: 'invitation-1',
  email: 'mia@kita.example',
  name: 'Mia',
  team: 'team-1',
  ...OPEN_INVITATION,
  delivery: 'sent',
}

test('cancels an invitation, which leaves the focus at the head of its card', async () => {
  const session = givenSession({ team: 'team-1' }, { team: SESSION_TEAM, teamRole: 'owner' })
  let invalidatedAt: string | null = null
  const { calls } = await renderWithApi(<Page />, {
    session,
    answers: {
      teams: { get: () => OWN_TEAM },
      session: { find: () => session },
      invitations: {
        // Only the query for open invitations has `invalidatedAt`.
        find: (query) =>
          pageWith(invalidatedAt !== null && query.has('invalidatedAt') ? [] : [{ ...INVITATION, invalidatedAt }]),
        patch: () => {
          invalidatedAt = '2026-11-02T08:00:00.000Z'
          return { ...INVITATION, invalidatedAt }
        },
      },
    },
  })
  const cancel = page.getByRole('button', { name: 'Einladung an mia@kita.example stornieren' })
  await expect.element(cancel).toBeVisible()
  await expectNoFindings()
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stornieren', exact: true }).click()
  await expect.element(page.getByRole('group', { name: 'Meldung' }).getByText('Einladung storniert')).toBeVisible()
  await expect.element(cancel).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Offene Einladungen' })).toHaveFocus()
  await expect.element(page.getByText('Storniert (02.11.2026)')).toBeVisible()
  expect(calls).toContainEqual({
    call: 'PATCH invitations/invitation-1',
    body: { invalidatedAt: expect.any(String) },
  })
})
