import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenSession } from '../../../testing/given-session.ts'
import { SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './settings-page.tsx'

const ACCOUNT = ['Rechnungsadresse', 'Passwort ändern', 'Lizenz', 'Rechnungen', 'Meine Daten']
const TEAM = ['Dein Team', 'Mitglieder', 'Einladungen', 'Personen einladen', 'Abrechnung']
const SUPPORT = ['Hilfe', 'Handbuch', 'Video-Kanal']

const HELP: ContentPage = {
  _id: 'hilfe',
  title: 'Hilfe',
  html: '',
  sections: [],
  links: [
    { title: 'Handbuch', description: 'Als PDF', url: '/handbuch.pdf', kind: 'download' },
    { title: 'Video-Kanal', description: 'Filme', url: 'https://videos.example', kind: 'channel' },
  ],
  updatedAt: null,
}

const cases: readonly [who: string, session: Session, account: readonly string[], team: readonly string[]][] = [
  ['who pays for himself', givenSession(), ACCOUNT, []],
  ['the owner of a team', givenSession({}, { team: SESSION_TEAM, teamRole: 'owner' }), ACCOUNT, TEAM],
  [
    'a member of a team',
    givenSession({ billingType: 'member' }, { team: SESSION_TEAM, teamRole: 'member' }),
    ['Passwort ändern', 'Meine Daten'],
    ['Dein Team'],
  ],
  ['an administrator', givenSession({ role: 'admins' }), ['Passwort ändern', 'Meine Daten'], []],
]

test.each(cases)('the settings offer %s only what this account can set', async (_, session, account, team) => {
  await renderWithApi(<Page />, { session, answers: { pages: { get: () => HELP } } })
  await expect.element(page.getByRole('link', { name: /^Video-Kanal/ })).toBeVisible()
  expect(readLinks('Konto')).toEqual(account)
  expect(readLinks('Team')).toEqual(team)
  expect(readLinks('Anleitungen und Hilfe')).toEqual(SUPPORT)
})

const readLinks = (card: string): readonly string[] =>
  page
    .getByRole('region', { name: card, exact: true })
    .elements()
    .flatMap((region) => [...region.querySelectorAll('strong')].map(({ textContent }) => textContent))
