import { REDIRECT_TARGETS } from '@gebaerdenraum/domain/accounts/access/decision'
import { describe, expect, test } from 'vitest'
import { PAGES } from '../../../e2e/page-table.ts'
import { chooseRoute, ROUTES, routeOf, trailOf } from './routes.ts'

/** Every path of both documents, and what the product adds. A change here is a change of addresses people have saved. */
const PATHS = [
  '/$',
  '/',
  '/agb',
  '/angebot/$offerId/$offerToken',
  '/anmeldung',
  '/anmeldung/bestellung',
  '/anmeldung/neues-konto',
  '/app',
  '/app/dokument/{-$id}',
  '/app/dokumente',
  '/app/eigene-gebaerde/{-$id}',
  '/app/eigene-gebaerden',
  '/app/eigene-gebaerden/$id',
  '/app/einstellungen',
  '/app/einstellungen/konto',
  '/app/einstellungen/konto/abo',
  '/app/einstellungen/konto/meine-daten',
  '/app/einstellungen/konto/passwort-aendern',
  '/app/einstellungen/konto/rechnungen',
  '/app/einstellungen/konto/rechnungsadresse',
  '/app/einstellungen/team/abrechnung',
  '/app/einstellungen/team/einladen',
  '/app/einstellungen/team/einladungen',
  '/app/einstellungen/team/mitglieder',
  '/app/einstellungen/team/uebersicht',
  '/app/favoriten',
  '/app/gebaerden/$slug',
  '/app/geteilte-lernliste/$shareKey/start',
  '/app/geteilte-lernliste/{-$shareKey}',
  '/app/geteilte-lernliste/{-$shareKey}?spielen',
  '/app/hilfe',
  '/app/lernliste-bearbeiten/{-$id}',
  '/app/lernliste/$id',
  '/app/lernliste/$id/start',
  '/app/lernlisten',
  '/app/offline',
  '/app/meine-dokumente',
  '/app/organisieren',
  '/app/suche',
  '/app/team-erstellen',
  '/app/verwaltung',
  '/app/verwaltung/anfragen',
  '/app/verwaltung/anmeldung',
  '/app/verwaltung/bestellungen',
  '/app/verwaltung/gebaerden',
  '/app/verwaltung/gebaerden/$id',
  '/app/verwaltung/gebaerden/aenderungen',
  '/app/verwaltung/import',
  '/app/verwaltung/import/$id',
  '/app/verwaltung/listenvorlagen',
  '/app/verwaltung/personen',
  '/app/verwaltung/personen/$id',
  '/app/verwaltung/preise',
  '/app/verwaltung/protokoll',
  '/app/verwaltung/rechnungen',
  '/app/verwaltung/system',
  '/app/verwaltung/teams',
  '/app/verwaltung/teams/$id',
  '/app/verwaltung/texte',
  '/app/verwaltung/texte/$slug',
  '/app/verwaltung/wuensche',
  '/bestaetigung/$verificationId/$action/$token',
  '/bestellung-erfolgreich',
  '/datenschutz',
  '/demo/bausteine',
  '/demo/mails',
  '/einladung/$invitationId/$invitationToken',
  '/faq',
  '/fingeralphabet',
  '/gebaerden/{-$slug}',
  '/impressum',
  '/lernliste/ueberblick/{-$shareKey}',
  '/lernliste/{-$shareKey}',
  '/login',
  '/passwort-zuruecksetzen',
  '/vertrag-kuendigen',
  '/vertrag-widerrufen',
]

const toAddress = ({ path, query }: (typeof ROUTES)[number]): string => (query ? `${path}?${query}` : path)

describe('the route table', () => {
  test('holds exactly the addresses of the specification', () => {
    expect(ROUTES.map(toAddress).toSorted()).toEqual(PATHS.toSorted())
  })

  test('has no id and no address twice', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map(toAddress)).size).toBe(ROUTES.length)
  })

  test('holds every page that a guard may send someone to', () => {
    const ids = ROUTES.map(({ id }): string => id)
    expect(REDIRECT_TARGETS.filter((target) => !ids.includes(target))).toEqual([])
  })

  test.each(ROUTES.filter(({ page }) => page))('$id has a title and a name for the breadcrumbs', (route) => {
    expect(route.title).not.toBe('')
    expect(route.breadcrumb).not.toBe('')
  })

  test.each(ROUTES.filter(({ page }) => !page))('$id has no page and therefore a rule that leads on', (route) => {
    expect(route.redirect).toBeTypeOf('function')
  })

  test.each(ROUTES.filter(({ parent }) => parent))('$id has an existing parent route', (route) => {
    expect(ROUTES.map(({ id }): string => id)).toContain(route.parent)
  })

  test.each(ROUTES.filter(({ page }) => page))('$id is in the table of the page audit', ({ path, query }) => {
    const pattern = path.replace(/\/\{-\$\w+\}/g, '(?:/[^/?]+)?').replace(/\$\w+/g, '[^/?]+')
    const address = new RegExp(`^${pattern}(?:\\?${query ?? ''}.*)?$`)
    const audited = Object.values(PAGES).flatMap((pages) => pages.map(([audit]) => audit))
    expect(audited.filter((audit) => address.test(audit))).not.toEqual([])
  })

  test('calls checkout “Lizenz erwerben”', () => {
    expect(routeOf('checkout').title).toBe('Lizenz erwerben')
  })

  test('makes breadcrumbs from the routes above a page', () => {
    expect(trailOf(routeOf('team-members')).map(({ breadcrumb }) => breadcrumb)).toEqual([
      'Einstellungen',
      'Mitglieder',
    ])
  })
})

describe('a path with two pages', () => {
  const candidates = ROUTES.filter(({ path }) => path === '/app/geteilte-lernliste/{-$shareKey}')

  test('shows the player when the address says so', () => {
    expect(chooseRoute(candidates, { spielen: '1' }).id).toBe('list-player-shared')
  })

  test('shows the editor otherwise', () => {
    expect(chooseRoute(candidates, { anderes: '1' }).id).toBe('list-editor-shared')
  })
})
