import type { PageModule } from '../route-entry.ts'

/**
 * The pages of the administration by route id. The first load of everybody else names none of them: this list comes
 * when the first of them is opened (`administration.routes.ts`).
 */
export const ADMINISTRATION_PAGES = {
  administration: () => import('../../modules/administration/start/administration-start-page.tsx'),
  'administration-signs': () => import('../../modules/administration/catalogue/table/catalogue-page.tsx'),
  'administration-sign-changes': () => import('../../modules/administration/catalogue/changes/changes-page.tsx'),
  'administration-sign': () => import('../../modules/administration/catalogue/sign/sign-page.tsx'),
  'administration-import': () => import('../../modules/administration/import/import-page.tsx'),
  'administration-import-job': () => import('../../modules/administration/import/import-job-page.tsx'),
  'administration-sign-requests': () => import('../../modules/administration/catalogue/requests/requests-page.tsx'),
  'administration-orders': () => import('../../modules/administration/orders/pages/orders-page.tsx'),
  'administration-invoices': () => import('../../modules/administration/orders/pages/invoices-page.tsx'),
  'administration-requests': () => import('../../modules/administration/orders/pages/requests-page.tsx'),
  'administration-people': () => import('../../modules/administration/people/pages/people-page.tsx'),
  'administration-person': () => import('../../modules/administration/people/pages/person-page.tsx'),
  'administration-teams': () => import('../../modules/administration/people/pages/teams-page.tsx'),
  'administration-team': () => import('../../modules/administration/people/pages/team-page.tsx'),
  'administration-list-templates': () => import('../../modules/administration/list-templates/list-templates-page.tsx'),
  'administration-prices': () => import('../../modules/administration/prices/prices-page.tsx'),
  'administration-texts': () => import('../../modules/administration/texts/texts-page.tsx'),
  'administration-text': () => import('../../modules/administration/texts/text-page.tsx'),
  'administration-system': () => import('../../modules/administration/system/system-page.tsx'),
  'administration-protocol': () => import('../../modules/administration/protocol/protocol-page.tsx'),
  'administration-sign-in': () => import('../../modules/administration/security/second-factor-page.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>
