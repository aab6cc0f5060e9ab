import { ADMINS, ADMINS_ENROLLING, type RouteAccess } from '@gebaerdenraum/domain/accounts/access/route-access'
import type { RouteEntry } from '../route-entry.ts'
import type { ADMINISTRATION_PAGES } from './administration-pages.ts'

type PageId = keyof typeof ADMINISTRATION_PAGES

/** Written as short as can be: everybody loads this table, and only administrators need what it leads to. */
const page = <const Id extends PageId>(
  id: Id,
  path: string,
  title: string,
  over: { readonly parent?: PageId; readonly access?: RouteAccess } = {},
) => ({
  id,
  path: `/app/verwaltung${path}`,
  title,
  breadcrumb: title,
  access: ADMINS,
  frame: 'app' as const,
  page: async () => (await import('./administration-pages.ts')).ADMINISTRATION_PAGES[id](),
  ...over,
})

const below = { parent: 'administration' } as const
const belowSigns = { parent: 'administration-signs' } as const

/** The operator's own pages. Each id has its page in `administration-pages.ts`. */
export const ADMINISTRATION_ROUTES = [
  page('administration', '', 'Verwaltung'),
  page('administration-signs', '/gebaerden', 'Gebärden', below),
  page('administration-sign-changes', '/gebaerden/aenderungen', 'Änderungen', belowSigns),
  page('administration-sign', '/gebaerden/$id', 'Gebärde', belowSigns),
  page('administration-import', '/import', 'Import', below),
  page('administration-import-job', '/import/$id', 'Ablauf', { parent: 'administration-import' }),
  page('administration-sign-requests', '/wuensche', 'Wünsche', below),
  page('administration-orders', '/bestellungen', 'Bestellungen', below),
  page('administration-invoices', '/rechnungen', 'Rechnungen', below),
  page('administration-requests', '/anfragen', 'Anfragen', below),
  page('administration-people', '/personen', 'Personen', below),
  page('administration-person', '/personen/$id', 'Person', { parent: 'administration-people' }),
  page('administration-teams', '/teams', 'Teams', below),
  page('administration-team', '/teams/$id', 'Team', { parent: 'administration-teams' }),
  page('administration-list-templates', '/listenvorlagen', 'Listenvorlagen', below),
  page('administration-prices', '/preise', 'Preise', below),
  page('administration-texts', '/texte', 'Texte', below),
  page('administration-text', '/texte/$slug', 'Text', { parent: 'administration-texts' }),
  page('administration-system', '/system', 'System', below),
  page('administration-protocol', '/protokoll', 'Protokoll', below),
  page('administration-sign-in', '/anmeldung', 'Anmeldung', { ...below, access: ADMINS_ENROLLING }),
] as const satisfies readonly RouteEntry[]
