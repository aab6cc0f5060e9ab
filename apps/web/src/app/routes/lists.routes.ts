import { LICENSED } from '@gebaerdenraum/domain/accounts/access/route-access'
import type { RouteEntry } from '../route-entry.ts'

/**
 * Learning lists. The specification gives editor and player of a shared list the same path; here the player is the one
 * whose address carries the query word `spielen`.
 */
export const LIST_ROUTES = [
  {
    id: 'lists',
    path: '/app/lernlisten',
    title: 'Lernlisten',
    breadcrumb: 'Lernlisten',
    access: LICENSED,
    frame: 'app',
    page: () => import('../../modules/lists/pages/lists-page.tsx'),
  },
  {
    id: 'offline',
    path: '/app/offline',
    title: 'Offline verfügbar',
    breadcrumb: 'Offline verfügbar',
    parent: 'lists',
    access: LICENSED,
    frame: 'app',
    page: () => import('../../modules/lists/pages/offline-page.tsx'),
  },
  {
    id: 'list-editor',
    path: '/app/lernliste-bearbeiten/{-$id}',
    title: 'Lernliste bearbeiten',
    breadcrumb: 'Bearbeiten',
    parent: 'lists',
    access: LICENSED,
    frame: 'app',
    page: () => import('../../modules/lists/pages/list-editor-page.tsx'),
  },
  {
    id: 'list-editor-shared',
    path: '/app/geteilte-lernliste/{-$shareKey}',
    title: 'Geteilte Lernliste',
    breadcrumb: 'Geteilte Lernliste',
    parent: 'lists',
    access: LICENSED,
    frame: 'app',
    page: () => import('../../modules/lists/pages/shared-list-page.tsx'),
  },
  {
    id: 'list-player-setup',
    path: '/app/lernliste/$id/start',
    title: 'Lernliste starten',
    breadcrumb: 'Starten',
    parent: 'lists',
    access: LICENSED,
    frame: 'app',
    page: () => import('../../modules/lists/pages/player-setup-page.tsx'),
  },
  {
    id: 'list-player',
    path: '/app/lernliste/$id',
    title: 'Lernliste',
    breadcrumb: 'Lernliste',
    parent: 'lists',
    access: LICENSED,
    frame: 'full-screen',
    page: () => import('../../modules/lists/pages/player-page.tsx'),
  },
  {
    id: 'list-player-setup-shared',
    path: '/app/geteilte-lernliste/$shareKey/start',
    title: 'Lernliste starten',
    breadcrumb: 'Starten',
    parent: 'lists',
    access: LICENSED,
    frame: 'app',
    page: () => import('../../modules/lists/pages/shared-player-setup-page.tsx'),
  },
  {
    id: 'list-player-shared',
    path: '/app/geteilte-lernliste/{-$shareKey}',
    query: 'spielen',
    title: 'Lernliste',
    breadcrumb: 'Lernliste',
    parent: 'lists',
    access: LICENSED,
    frame: 'full-screen',
    page: () => import('../../modules/lists/pages/shared-player-page.tsx'),
  },
] as const satisfies readonly RouteEntry[]
