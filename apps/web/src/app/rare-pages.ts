import type { PageModule } from './route-entry.ts'

/**
 * Pages that few visits begin with, by route id. The start names the files of every page it knows, and nothing compresses
 * those names: these are known only when one of them is opened.
 */
export const RARE_PAGES = {
  'billing-address': () => import('../features/licences/pages/billing-address-page.tsx'),
  'password-change': () => import('../features/accounts/pages/password-change-page.tsx'),
  'own-data': () => import('../features/accounts/pages/own-data-page.tsx'),
  'user-subscription': () => import('../features/licences/pages/licence-page.tsx'),
  invoices: () => import('../features/licences/pages/invoices-page.tsx'),
  'team-overview': () => import('../features/teams/pages/team-overview-page.tsx'),
  'team-members': () => import('../features/teams/pages/team-members-page.tsx'),
  'team-invitations': () => import('../features/teams/pages/team-invitations-page.tsx'),
  'team-invite': () => import('../features/teams/pages/team-invite-page.tsx'),
  'team-billing': () => import('../features/teams/pages/team-billing-page.tsx'),
  'password-reset': () => import('../features/accounts/pages/password-reset-page.tsx'),
  verification: () => import('../features/accounts/pages/verification-page.tsx'),
  offer: () => import('../features/licences/offer/offer-page.tsx'),
  'order-completed': () => import('../features/licences/pages/order-completed-page.tsx'),
  'demo-mails': () => import('../features/accounts/pages/demo-mails-page.tsx'),
  faq: () => import('../features/content/pages/faq-page.tsx'),
  imprint: () => import('../features/content/pages/imprint-page.tsx'),
  privacy: () => import('../features/content/pages/privacy-page.tsx'),
  terms: () => import('../features/content/pages/terms-page.tsx'),
  cancellation: () => import('../features/licences/consumer/cancellation-page.tsx'),
  withdrawal: () => import('../features/licences/consumer/withdrawal-page.tsx'),
  'document-editor': () => import('../features/documents/pages/document-editor-page.tsx'),
  'custom-sign-editor': () => import('../features/custom-signs/pages/custom-sign-editor-page.tsx'),
  help: () => import('../features/content/pages/help-page.tsx'),
  'team-create': () => import('../features/teams/pages/team-create-page.tsx'),
  invitation: () => import('../features/teams/pages/invitation-page.tsx'),
  signup: () => import('../features/accounts/pages/sign-up-page.tsx'),
  checkout: () => import('../features/licences/pages/checkout-page.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>
