import type { PageModule } from '../route-entry.ts'

/**
 * The pages of the administration by route id. The first load of everybody else names none of them: this list comes
 * when the first of them is opened (`administration.routes.ts`).
 */
export const ADMINISTRATION_PAGES = {
  administration: () => import('../../features/administration/start/administration-start-page.tsx'),
  'administration-signs': () => import('../../features/administration/catalogue/table/catalogue-page.tsx'),
  'administration-sign-changes': () => import('../../features/administration/catalogue/changes/changes-page.tsx'),
  'administration-sign': () => import('../../features/administration/catalogue/sign/sign-page.tsx'),
  'administration-import': () => import('../../features/administration/import/import-page.tsx'),
  'administration-import-job': () => import('../../features/administration/import/import-job-page.tsx'),
  'administration-sign-requests': () => import('../../features/administration/catalogue/requests/requests-page.tsx'),
  'administration-orders': () => import('../../features/administration/orders/pages/orders-page.tsx'),
  'administration-invoices': () => import('../../features/administration/orders/pages/invoices-page.tsx'),
  'administration-requests': () => import('../../features/administration/orders/pages/requests-page.tsx'),
  'administration-people': () => import('../../features/administration/people/pages/people-page.tsx'),
  'administration-person': () => import('../../features/administration/people/pages/person-page.tsx'),
  'administration-teams': () => import('../../features/administration/people/pages/teams-page.tsx'),
  'administration-team': () => import('../../features/administration/people/pages/team-page.tsx'),
  'administration-list-templates': () => import('../../features/administration/list-templates/list-templates-page.tsx'),
  'administration-prices': () => import('../../features/administration/prices/prices-page.tsx'),
  'administration-texts': () => import('../../features/administration/texts/texts-page.tsx'),
  'administration-text': () => import('../../features/administration/texts/text-page.tsx'),
  'administration-system': () => import('../../features/administration/system/system-page.tsx'),
  'administration-protocol': () => import('../../features/administration/protocol/protocol-page.tsx'),
  'administration-sign-in': () => import('../../features/administration/security/second-factor-page.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>
