import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { toast } from './account-journey.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'

/** More people than the licences of the demonstration have seats: the server is played for these calls. */
const browser = useBrowser()
const leader = useTeamLeader()

type Played = { readonly _id: string; readonly email: string }

const played = (count: number): Played[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `i${index + 1}`, email: `person-${index + 1}@kita.example` }))

const asJson = (route: Route, body: unknown) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) })

/** Answers like the server: as many rows as asked for, at most 100. Cancelled rows are gone. */
const playInvitations = async (page: Page, rows: Played[]): Promise<void> => {
  await page.route('**/api/invitations?**', (route) => {
    const query = new URL(route.request().url()).searchParams
    const skip = Number(query.get('$skip') ?? 0)
    const limit = Math.min(100, Number(query.get('$limit') ?? 20))
    return asJson(route, { total: rows.length, skip, limit, data: rows.slice(skip, skip + limit).map(invitationOf) })
  })
  await page.route('**/api/invitations/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1)
    const [row] = rows.splice(
      rows.findIndex(({ _id }) => _id === id),
      1,
    )
    return asJson(route, row && invitationOf(row))
  })
}

const invitationOf = ({ _id, email }: Played) => ({
  _id,
  email,
  name: '',
  team: 't',
  message: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2099-11-15T08:00:00.000Z',
  consumedAt: null,
  invalidatedAt: null,
  isConsumed: false,
  isInvalidated: false,
  isExpired: false,
  isValid: true,
  new: false,
  delivery: 'sent',
})

describe('open invitations', () => {
  test('are all within reach, twenty on a page; cancelling the last row of a page leads to the page before', async () => {
    const page = await browser.openPage('/app/einstellungen/team/einladungen', {
      as: leader,
      prepare: (blank) => playInvitations(blank, played(121)),
    })
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Offene Einladungen' }) })
    await card.getByText('person-20@kita.example').waitFor()
    expect(await card.getByRole('row').count()).toBe(1 + 20)
    const pages = card.getByRole('navigation', { name: 'Seiten der offenen Einladungen' })
    await expectNoFindings(page)
    await pages.getByRole('button', { name: 'Seite 7' }).click()
    await card.getByRole('button', { name: 'Einladung an person-121@kita.example stornieren' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stornieren', exact: true }).click()
    await toast(page, 'Einladung storniert').waitFor()
    await card.getByText('person-101@kita.example').waitFor()
    await card.getByText('person-120@kita.example').waitFor()
    expect(await pages.getByRole('button', { name: 'Seite 6' }).getAttribute('aria-current')).toBe('page')
  })
})
