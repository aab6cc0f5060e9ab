import { comingSoon } from '../coming-soon.ts'
import type { PageModule } from '../route-entry.ts'

/**
 * The pages of the administration by route id. The first load of everybody else names none of them: this list comes
 * when the first of them is opened (`administration.routes.ts`).
 */
export const ADMINISTRATION_PAGES = {
  administration: () => import('../../features/administration/start/administration-start-page.tsx'),
  'administration-signs': comingSoon,
  'administration-import': comingSoon,
  'administration-sign-requests': comingSoon,
  'administration-orders': () => import('../../features/administration/orders/pages/orders-page.tsx'),
  'administration-invoices': () => import('../../features/administration/orders/pages/invoices-page.tsx'),
  'administration-requests': () => import('../../features/administration/orders/pages/requests-page.tsx'),
  'administration-people': comingSoon,
  'administration-teams': comingSoon,
  'administration-list-templates': () => import('../../features/administration/list-templates/list-templates-page.tsx'),
  'administration-prices': () => import('../../features/administration/prices/prices-page.tsx'),
  'administration-texts': comingSoon,
  'administration-system': comingSoon,
  'administration-protocol': comingSoon,
  'administration-sign-in': comingSoon,
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>
