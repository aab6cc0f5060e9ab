import type { PageModule } from '../route-entry.ts'

/**
 * The pages of the administration by route id. The first load of everybody else names none of them: this list comes
 * when the first of them is opened (`administration.routes.ts`).
 */
export const ADMINISTRATION_PAGES = {
  administration: () => import('../../modules/operation/start/administration-start-page.tsx'),
  'administration-signs': () => import('../../modules/catalogue/administration/table/catalogue-page.tsx'),
  'administration-sign-changes': () => import('../../modules/catalogue/administration/changes/changes-page.tsx'),
  'administration-sign': () => import('../../modules/catalogue/administration/sign/sign-page.tsx'),
  'administration-import': () => import('../../modules/catalogue/administration/import/import-page.tsx'),
  'administration-import-job': () => import('../../modules/catalogue/administration/import/import-job-page.tsx'),
  'administration-sign-requests': () => import('../../modules/catalogue/administration/requests/requests-page.tsx'),
  'administration-orders': () => import('../../modules/billing/administration/orders/pages/orders-page.tsx'),
  'administration-invoices': () => import('../../modules/billing/administration/orders/pages/invoices-page.tsx'),
  'administration-requests': () => import('../../modules/billing/administration/orders/pages/requests-page.tsx'),
  'administration-people': () => import('../../modules/accounts/administration/people/pages/people-page.tsx'),
  'administration-person': () => import('../../modules/accounts/administration/people/pages/person-page.tsx'),
  'administration-teams': () => import('../../modules/teams/administration/teams-page.tsx'),
  'administration-team': () => import('../../modules/teams/administration/team-page.tsx'),
  'administration-list-templates': () => import('../../modules/lists/administration/list-templates-page.tsx'),
  'administration-prices': () => import('../../modules/billing/administration/prices/prices-page.tsx'),
  'administration-texts': () => import('../../modules/content/administration/texts-page.tsx'),
  'administration-text': () => import('../../modules/content/administration/text-page.tsx'),
  'administration-system': () => import('../../modules/operation/system/system-page.tsx'),
  'administration-protocol': () => import('../../modules/operation/protocol/protocol-page.tsx'),
  'administration-sign-in': () => import('../../modules/accounts/administration/second-factor/second-factor-page.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>
