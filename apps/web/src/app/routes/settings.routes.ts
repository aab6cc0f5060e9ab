import { toBillingAddress } from '@gebaerdenraum/domain/accounts/access/redirect-rules'
import { CUSTOMERS, SIGNED_IN, teamRoles } from '@gebaerdenraum/domain/accounts/access/route-access'
import type { RouteEntry } from '../route-entry.ts'

const page = { parent: 'settings', frame: 'app' } as const
const ANY_TEAM_ROLE = teamRoles('member', 'manager', 'owner')
const TEAM_MANAGEMENT = teamRoles('manager', 'owner')

/** Settings below /app/einstellungen: all of them open without a licence (specification 1, section 2). */
export const SETTINGS_ROUTES = [
  {
    id: 'settings',
    path: '/app/einstellungen',
    title: 'Einstellungen',
    breadcrumb: 'Einstellungen',
    access: SIGNED_IN,
    frame: 'app',
    page: () => import('../pages/settings/settings-page.tsx'),
  },
  {
    id: 'account',
    path: '/app/einstellungen/konto',
    title: '',
    breadcrumb: '',
    access: SIGNED_IN,
    frame: 'app',
    redirect: toBillingAddress,
  },
  {
    ...page,
    id: 'billing-address',
    path: '/app/einstellungen/konto/rechnungsadresse',
    title: 'Rechnungsadresse',
    breadcrumb: 'Rechnungsadresse',
    access: CUSTOMERS,
    page: () => import('../../modules/billing/pages/billing-address-page.tsx'),
  },
  {
    ...page,
    id: 'password-change',
    path: '/app/einstellungen/konto/passwort-aendern',
    title: 'Passwort ändern',
    breadcrumb: 'Passwort ändern',
    page: () => import('../../modules/accounts/pages/password-change-page.tsx'),
    access: SIGNED_IN,
  },
  {
    ...page,
    id: 'own-data',
    path: '/app/einstellungen/konto/meine-daten',
    title: 'Meine Daten',
    breadcrumb: 'Meine Daten',
    access: SIGNED_IN,
    page: () => import('../../modules/accounts/pages/own-data-page.tsx'),
  },
  {
    ...page,
    id: 'user-subscription',
    path: '/app/einstellungen/konto/abo',
    title: 'Lizenz',
    breadcrumb: 'Lizenz',
    access: CUSTOMERS,
    page: () => import('../../modules/billing/pages/licence-page.tsx'),
  },
  {
    ...page,
    id: 'invoices',
    path: '/app/einstellungen/konto/rechnungen',
    title: 'Rechnungen',
    breadcrumb: 'Rechnungen',
    access: CUSTOMERS,
    page: () => import('../../modules/billing/pages/invoices-page.tsx'),
  },
  {
    ...page,
    id: 'team-overview',
    path: '/app/einstellungen/team/uebersicht',
    title: 'Dein Team',
    breadcrumb: 'Dein Team',
    access: ANY_TEAM_ROLE,
    page: () => import('../../modules/teams/pages/team-overview-page.tsx'),
  },
  {
    ...page,
    id: 'team-members',
    path: '/app/einstellungen/team/mitglieder',
    title: 'Mitglieder',
    breadcrumb: 'Mitglieder',
    access: TEAM_MANAGEMENT,
    page: () => import('../../modules/teams/pages/team-members-page.tsx'),
  },
  {
    ...page,
    id: 'team-invitations',
    path: '/app/einstellungen/team/einladungen',
    title: 'Einladungen',
    breadcrumb: 'Einladungen',
    access: TEAM_MANAGEMENT,
    page: () => import('../../modules/teams/pages/team-invitations-page.tsx'),
  },
  {
    ...page,
    id: 'team-invite',
    path: '/app/einstellungen/team/einladen',
    title: 'Personen einladen',
    breadcrumb: 'Personen einladen',
    access: TEAM_MANAGEMENT,
    page: () => import('../../modules/teams/pages/team-invite-page.tsx'),
  },
  {
    ...page,
    id: 'team-billing',
    path: '/app/einstellungen/team/abrechnung',
    title: 'Abrechnung',
    breadcrumb: 'Abrechnung',
    // Members and managers read there who the owner is (decisions, "Where texts disagree").
    access: ANY_TEAM_ROLE,
    page: () => import('../../modules/teams/pages/team-billing-page.tsx'),
  },
] as const satisfies readonly RouteEntry[]
