import { ADMINS } from '@gebaerdenraum/domain/access/route-access'
import { comingSoon } from '../coming-soon.ts'
import type { RouteEntry } from '../route-entry.ts'

const page = { parent: 'administration', access: ADMINS, frame: 'app', page: comingSoon } as const

/** The operator's own pages. */
export const ADMINISTRATION_ROUTES = [
  {
    id: 'administration',
    path: '/app/verwaltung',
    title: 'Verwaltung',
    breadcrumb: 'Verwaltung',
    access: ADMINS,
    frame: 'app',
    page: comingSoon,
    outlook: 'Hier siehst du, was zu entscheiden ist, und pflegst den Katalog.',
  },
  {
    ...page,
    id: 'administration-orders',
    path: '/app/verwaltung/bestellungen',
    title: 'Bestellungen',
    breadcrumb: 'Bestellungen',
    outlook: 'Hier gibst du Bestellungen auf Rechnung frei oder lehnst sie ab.',
  },
  {
    ...page,
    id: 'administration-requests',
    path: '/app/verwaltung/anfragen',
    title: 'Anfragen',
    breadcrumb: 'Anfragen',
    outlook: 'Hier findest du Anfragen nach größeren Lizenzen.',
  },
  {
    ...page,
    id: 'administration-signs',
    path: '/app/verwaltung/gebaerden',
    title: 'Gebärden pflegen',
    breadcrumb: 'Gebärden',
    outlook: 'Hier legst du Gebärden an, änderst und importierst sie.',
  },
  {
    ...page,
    id: 'administration-sign-requests',
    path: '/app/verwaltung/wuensche',
    title: 'Gebärdenwünsche',
    breadcrumb: 'Wünsche',
    outlook: 'Hier siehst du, welche Gebärden gewünscht und gesucht, aber nicht gefunden werden.',
  },
  {
    ...page,
    id: 'administration-list-templates',
    path: '/app/verwaltung/listenvorlagen',
    title: 'Listenvorlagen',
    breadcrumb: 'Listenvorlagen',
    outlook: 'Hier stellst du Vorlagen für Lernlisten zusammen.',
  },
] as const satisfies readonly RouteEntry[]
