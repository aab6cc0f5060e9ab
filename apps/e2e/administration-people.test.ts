import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { call, givenAccount, heading, toast } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()
const REFUSED = 'In der Ansicht als andere Person kann nichts geändert werden.'

const asAdmin = (path: string): Promise<Page> => browser.openPage(path, { as: 'admin' })
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an administrator finds a person and gives free access until a day, and the person is licensed', {
  tags: 'smoke',
}, async () => {
  const person = await givenAccount()
  const page = await asAdmin('/app/verwaltung/personen')
  await page.getByLabel('Name oder E-Mail').fill(person.email.slice(0, 13))
  await page.getByText('Eine Person').waitFor()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Eva Neu' }).click()
  await heading(page, 'Eva Neu').waitFor()
  await page.getByRole('heading', { name: 'Lizenz' }).waitFor()
  await expectNoFindings(page)

  await page.getByRole('button', { name: 'Kostenlosen Zugang geben' }).click()
  await page.getByRole('button', { name: 'Zugang geben', exact: true }).click()
  await page.getByText('Letzter Tag ist erforderlich').waitFor()
  await page.getByLabel('Letzter Tag').fill(dayIn(30))
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Zugang geben', exact: true }).click()
  await toast(page, 'Eva Neu hat kostenlosen Zugang bis').waitFor()
  await page.getByText('Kostenloser Zugang', { exact: true }).first().waitFor()

  const own = await browser.openPage('/app/einstellungen/konto/abo', { as: person })
  await own.getByText('kostenlosen Zugang zu allen Gebärden').waitFor()
  await own.goto('/app/lernlisten')
  await heading(own, 'Lernlisten').waitFor()
})

test('an administrator looks at the app as a person: shown clearly, without writing, and in the protocol', async () => {
  const person = await givenAccount()
  await callAs('admin', 'PATCH', `people/${person.id}`, { freeUntil: new Date(Date.now() + 86_400_000).toISOString() })
  const page = await asAdmin(`/app/verwaltung/personen/${person.id}`)
  await page.getByRole('button', { name: 'App als diese Person ansehen' }).click()
  await page.getByRole('button', { name: 'Ansicht öffnen' }).click()
  await page.getByText('Bitte nenne den Grund mit mindestens 10 Zeichen').waitFor()
  await page.getByLabel('Grund').fill('Anruf: Die Listen fehlen')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Ansicht öffnen' }).click(),
  ])
  const banner = tab.getByRole('complementary', { name: 'Ansicht als andere Person' })
  await banner.getByText('Du siehst die App als Eva Neu. Nur lesen.').waitFor()
  await tab
    .getByRole('button', { name: /Favorit/ })
    .first()
    .click()
  await toast(tab, REFUSED).waitFor()
  browser.expectFaults(REFUSED_CALL)

  // A page without bars of its own, and after loading anew.
  await tab.goto('/app/dokument')
  await banner.getByText('Eva Neu').waitFor()
  await tab.goto('/app/suche')
  await banner.getByText('Eva Neu').waitFor()
  await expectNoFindings(tab)
  // A link that asks for a tab of its own opens one that is part of the view.
  const [next] = await Promise.all([
    page.context().waitForEvent('page'),
    tab
      .getByRole('link', { name: 'Favoriten' })
      .first()
      .click({ modifiers: ['Control'] }),
  ])
  await next.waitForURL('**/app/favoriten')
  await next.getByText('Du siehst die App als Eva Neu. Nur lesen.').waitFor()
  await next.close()
  expect(await storesOf(tab)).toEqual(await storesOf(page))

  await banner.getByRole('button', { name: 'Beenden' }).click()
  await eventually(() => tab.isClosed()).toBe(true)
  await page.reload()
  await heading(page, 'Eva Neu').waitFor()
  const { data } = await callAs('admin', 'GET', `audit-entries?subject=${person.id}&$sort[at]=1`)
  expect(data).toMatchObject([
    { action: 'people.patch' },
    { action: 'people.patch' },
    { action: 'view-as.create', reason: 'Anruf: Die Listen fehlen' },
    { action: 'view-as.remove' },
  ])
  expect((await call('GET', 'session')).status).toBe(401)
})

/** What lies in the browser's store for all tabs: the keys, past the tab's own. */
const storesOf = async (page: Page): Promise<readonly string[]> => {
  const { origins } = await page.context().storageState()
  return origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)).sort()
}
