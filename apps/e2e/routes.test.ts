import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { givenList } from './given-list.ts'
import type { DemoName } from './global-setup.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()
const PRODUCT = 'Gebärdenraum'

/** Every page of the product with somebody who may see it, and its title. `LIST` and `KEY` stand for a list that exists. */
const PAGES: Readonly<Record<'visitor' | DemoName, readonly (readonly [path: string, title: string])[]>> = {
  visitor: [
    ['/login', 'Anmelden'],
    ['/passwort-zuruecksetzen', 'Passwort zurücksetzen'],
    ['/bestaetigung/1/signupEmail/abc', 'Bestätigung'],
    ['/einladung/1/abc', 'Einladung'],
    ['/anmeldung/neues-konto', 'Konto erstellen'],
    ['/gebaerden', 'Gebärde'],
    ['/gebaerden/hallo', 'Gebärde'],
    ['/gebaerden/abend', 'Gebärde'],
    ['/lernliste/ueberblick/KEY', 'Lernliste'],
    ['/lernliste/KEY', 'Lernliste'],
    ['/impressum', 'Impressum'],
    ['/datenschutz', 'Datenschutz'],
    ['/agb', 'Allgemeine Geschäftsbedingungen'],
    ['/vertrag-kuendigen', 'Verträge hier kündigen'],
    ['/vertrag-widerrufen', 'Vertrag widerrufen'],
    ['/demo/mails', 'E-Mails der Demonstration'],
  ],
  gast: [
    ['/anmeldung/bestellung', 'Lizenz erwerben'],
    ['/bestellung-erfolgreich', 'Bestellung erfolgreich'],
    ['/app/hilfe', 'Hilfe'],
    ['/app/einstellungen', 'Einstellungen'],
    ['/app/einstellungen/konto/abo', 'Lizenz'],
  ],
  einzel: [
    ['/app/suche', 'Gebärden'],
    ['/app/gebaerden/hallo', 'Gebärde'],
    ['/app/gebaerden/hallo?quiz=1', 'Gebärde'],
    ['/app/favoriten', 'Favoriten'],
    ['/app/lernlisten', 'Lernlisten'],
    ['/app/lernliste-bearbeiten', 'Lernliste bearbeiten'],
    ['/app/lernliste-bearbeiten/LIST', 'Lernliste bearbeiten'],
    ['/app/geteilte-lernliste/KEY', 'Geteilte Lernliste'],
    ['/app/geteilte-lernliste/KEY?spielen=1', 'Lernliste'],
    ['/app/geteilte-lernliste/KEY/start', 'Lernliste starten'],
    ['/app/lernliste/LIST', 'Lernliste'],
    ['/app/lernliste/LIST/start', 'Lernliste starten'],
    ['/app/dokumente', 'Druckvorlagen'],
    ['/app/dokument', 'Druckvorlage bearbeiten'],
    ['/app/organisieren', 'Organisieren'],
    ['/app/eigene-gebaerden', 'Eigene Gebärden'],
    ['/app/eigene-gebaerden/neu?type=signOnly', 'Eigene Gebärde bearbeiten'],
    ['/app/team-erstellen', 'Team erstellen'],
    ['/app/einstellungen/konto/rechnungsadresse', 'Rechnungsadresse'],
    ['/app/einstellungen/konto/passwort-aendern', 'Passwort ändern'],
    ['/app/einstellungen/konto/meine-daten', 'Meine Daten'],
    ['/app/einstellungen/konto/rechnungen', 'Rechnungen'],
  ],
  traeger: [['/app/team-erstellen', 'Team erstellen']],
  mitglied: [
    ['/app/einstellungen/team/uebersicht', 'Dein Team'],
    ['/app/einstellungen/team/abrechnung', 'Abrechnung'],
    ['/app/einstellungen/konto/abo', 'Lizenz'],
  ],
  leitung: [
    ['/app/einstellungen/team/mitglieder', 'Mitglieder'],
    ['/app/einstellungen/team/einladungen', 'Einladungen'],
    ['/app/einstellungen/team/einladen', 'Personen einladen'],
  ],
  ohneplatz: [['/app/einstellungen/team/uebersicht', 'Dein Team']],
  wartend: [['/app/einstellungen/konto/abo', 'Lizenz']],
  admin: [
    ['/app/verwaltung', 'Verwaltung'],
    ['/app/verwaltung/gebaerden', 'Gebärden'],
    ['/app/verwaltung/import', 'Import'],
    ['/app/verwaltung/wuensche', 'Wünsche'],
    ['/app/verwaltung/bestellungen', 'Bestellungen'],
    ['/app/verwaltung/rechnungen', 'Rechnungen'],
    ['/app/verwaltung/anfragen', 'Anfragen'],
    ['/app/verwaltung/personen', 'Personen'],
    ['/app/verwaltung/teams', 'Teams'],
    ['/app/verwaltung/listenvorlagen', 'Listenvorlagen'],
    ['/app/verwaltung/preise', 'Preise'],
    ['/app/verwaltung/texte', 'Texte'],
    ['/app/verwaltung/system', 'System'],
    ['/app/verwaltung/protokoll', 'Protokoll'],
    ['/app/verwaltung/anmeldung', 'Anmeldung'],
  ],
}

/** One of `einzel`, and one that somebody else shares: its own would lead to the editor. */
const givenLists = async () => {
  const own = await givenList({ as: 'einzel', name: 'Adressen', signs: ['Hund'] })
  const { id } = await givenList({ as: 'leitung', name: 'Geteilt', signs: ['Hund'] })
  const { shareKey } = await callAs('leitung', 'PATCH', `lists/${id}`, { shareKey: 'generate' })
  return { list: own.id, shareKey: String(shareKey) }
}

const pathOf = (page: Page): string => new URL(page.url()).pathname
const openAs = (who: 'visitor' | DemoName, path: string) => browser.openPage(path, who === 'visitor' ? {} : { as: who })

describe.each(Object.entries(PAGES) as [keyof typeof PAGES, (typeof PAGES)['visitor']][])('for %s', (who, pages) => {
  test('each page opens by its address, with one heading and its title', async () => {
    const { list, shareKey } = await givenLists()
    const pathOfPage = (template: string): string => template.replace('LIST', list).replace('KEY', shareKey)
    const page = await openAs(who, pathOfPage(pages[0]![0]))
    for (const [index, [template, title]] of pages.entries()) {
      const path = pathOfPage(template)
      if (index > 0) await page.goto(path)
      await eventually(() => page.title()).toBe(`${title} - ${PRODUCT}`)
      await eventually(() => page.locator('h1').count()).toBe(1)
      expect(await page.locator('h1').innerText()).not.toBe('')
      expect(pathOf(page) + new URL(page.url()).search).toBe(path)
    }
    // Invented links out of mails are refused, and their pages say so.
    if (who === 'visitor') browser.expectFaults(REFUSED_CALL)
  })
})

describe('an address', () => {
  test.each([
    ['/', '/app/suche'],
    ['/app', '/app/suche'],
    ['/app/einstellungen/konto', '/app/einstellungen/konto/rechnungsadresse'],
    ['/app/eigene-gebaerde', '/app/eigene-gebaerden'],
    ['/app/meine-dokumente', '/app/organisieren'],
    ['/gibt/es/nicht', '/app/suche'],
    ['/app/gibt-es-nicht', '/app/suche'],
  ])('%s leads to %s', async (path, target) => {
    const page = await browser.openPage(path, { as: 'einzel' })
    await eventually(() => pathOf(page)).toBe(target)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test.each(['/', '/app', '/app/suche', '/gibt/es/nicht'])('%s leads a visitor to the login', async (path) => {
    const page = await browser.openPage(path)
    await page.waitForURL('**/login')
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
  })

  test('of a missing sign leads to the search, with a word about it', async () => {
    const page = await browser.openPage('/app/gebaerden/gibt-es-nicht', { as: 'einzel' })
    await page.getByRole('group', { name: 'Meldung' }).getByText('Keine passende Gebärde gefunden').waitFor()
    await page.waitForURL('**/app/suche')
  })
})

describe('going on to another page', () => {
  test('puts the focus on its heading and changes the title', { tags: 'smoke' }, async () => {
    const page = await browser.openPage('/app/suche', { as: 'einzel' })
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await eventually(() => page.locator(':focus').innerText()).toBe('Favoriten')
    await eventually(() => page.title()).toBe(`Favoriten - ${PRODUCT}`)
  })

  test('closes what lies open', async () => {
    const page = await browser.openPage('/app/favoriten', { as: 'einzel' })
    await page.getByRole('link', { name: 'Gebärden', exact: true }).click()
    // The bar's own field leaves when the page with its field is there.
    await page.getByRole('heading', { level: 1, name: 'Gebärden' }).waitFor()
    await page.getByRole('searchbox', { name: 'Gebärde suchen' }).fill('Quokkaxyz')
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    await page.getByRole('dialog', { name: 'Gebärde wünschen' }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Favoriten' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('offers to load anew when the code of the page does not arrive', async () => {
    const page = await browser.openPage('/app/suche', { as: 'einzel' })
    await page.getByRole('heading', { level: 1, name: 'Gebärden' }).waitFor()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Neue Version verfügbar' }).waitFor()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await page.getByRole('heading', { level: 1, name: 'Favoriten' }).waitFor()
    browser.expectFaults(/Failed to load resource|Failed to fetch dynamically imported module|PageLoadError/)
  })
})

test('being offline is told as long as it lasts', async () => {
  const page = await browser.openPage('/app/suche', { as: 'einzel' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const notice = page.getByText('Du bist offline. Neue Inhalte erscheinen, sobald die Verbindung wieder da ist.')
  await page.context().setOffline(true)
  await notice.waitFor()
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
  browser.expectFaults(REFUSED_CALL)
})
