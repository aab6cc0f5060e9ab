import { authenticationResource } from './modules/accounts/authentication.resource.ts'
import { dataExportsResource } from './modules/accounts/data-exports.resource.ts'
import { peopleResource } from './modules/accounts/people/people.resource.ts'
import { viewAsResource } from './modules/accounts/people/view-as.resource.ts'
import { secondFactorsResource } from './modules/accounts/second-factors/second-factors.resource.ts'
import { sessionResource } from './modules/accounts/session.resource.ts'
import { usersResource } from './modules/accounts/users.resource.ts'
import { verificationsResource } from './modules/accounts/verifications.resource.ts'
import { checkoutResource } from './modules/billing/checkout/checkout.resource.ts'
import { contractDeclarationsResource } from './modules/billing/contract-declarations/contract-declarations.resource.ts'
import { customSubscriptionRequestsResource } from './modules/billing/custom-subscription-requests/custom-subscription-requests.resource.ts'
import { customersResource } from './modules/billing/customers/customers.resource.ts'
import { invoiceRemindersResource } from './modules/billing/invoice-reminders/invoice-reminders.resource.ts'
import { invoicesResource } from './modules/billing/invoices/invoices.resource.ts'
import { licenceChoicesResource } from './modules/billing/licence-choices/licence-choices.resource.ts'
import { licensesResource } from './modules/billing/licenses/licenses.resource.ts'
import { priceListsResource } from './modules/billing/licenses/price-lists.resource.ts'
import { manualRefundsResource } from './modules/billing/manual-refunds/manual-refunds.resource.ts'
import { offerAcceptancesResource } from './modules/billing/offers/offer-acceptances.resource.ts'
import { offerRefusalsResource } from './modules/billing/offers/offer-refusals.resource.ts'
import { offersResource } from './modules/billing/offers/offers.resource.ts'
import { paymentConfirmationsResource } from './modules/billing/payment-confirmations/payment-confirmations.resource.ts'
import { pendingOrdersResource } from './modules/billing/pending-orders/pending-orders.resource.ts'
import { subscriptionsResource } from './modules/billing/subscriptions/subscriptions.resource.ts'
import { catalogueSizeResource } from './modules/catalogue/catalogue-size.resource.ts'
import { categoriesResource } from './modules/catalogue/categories.resource.ts'
import { catalogueChangesResource } from './modules/catalogue/changes/catalogue-changes.resource.ts'
import { catalogueExportsResource } from './modules/catalogue/exports/catalogue-exports.resource.ts'
import { catalogueImportEntriesResource } from './modules/catalogue/imports/catalogue-import-entries.resource.ts'
import { catalogueImportPartsResource } from './modules/catalogue/imports/catalogue-import-parts.resource.ts'
import { catalogueImportReportsResource } from './modules/catalogue/imports/catalogue-import-reports.resource.ts'
import { catalogueImportsResource } from './modules/catalogue/imports/catalogue-imports.resource.ts'
import { catalogueMediaResource } from './modules/catalogue/media/catalogue-media.resource.ts'
import { missedSearchesResource } from './modules/catalogue/missed-searches.resource.ts'
import { signRequestsResource } from './modules/catalogue/sign-requests.resource.ts'
import { catalogueReportsResource } from './modules/catalogue/signs/catalogue-reports.resource.ts'
import { catalogueSignsResource } from './modules/catalogue/signs/catalogue-signs.resource.ts'
import { signsResource } from './modules/catalogue/signs.resource.ts'
import { pagePreviewsResource, pageVersionsResource } from './modules/content/page-versions.resource.ts'
import { pagesResource } from './modules/content/pages.resource.ts'
import { customSignPlacesResource } from './modules/custom-signs/custom-sign-places.resource.ts'
import { customSignsResource } from './modules/custom-signs/custom-signs.resource.ts'
import { documentsResource } from './modules/documents/documents.resource.ts'
import { favoritesResource } from './modules/favorites/favorites.resource.ts'
import { fileNodesResource } from './modules/files/file-nodes.resource.ts'
import { filesResource } from './modules/files/files.resource.ts'
import { imagesResource } from './modules/images/images.resource.ts'
import { listTemplatesResource } from './modules/lists/list-templates.resource.ts'
import { listsResource } from './modules/lists/lists.resource.ts'
import { repetitionsResource } from './modules/lists/repetitions.resource.ts'
import { signMatchesResource } from './modules/lists/sign-matches.resource.ts'
import { auditEntriesResource } from './modules/operation/audit-entries/audit-entries.resource.ts'
import { demoMailsResource } from './modules/operation/demo-mails.resource.ts'
import { systemStateResource } from './modules/operation/system-state/system-state.resource.ts'
import { administrationTeamsResource } from './modules/teams/administration/administration-teams.resource.ts'
import { invitationsResource } from './modules/teams/invitations.resource.ts'
import { teamsResource } from './modules/teams/teams.resource.ts'
import type { Resource } from './platform/framework/define-resource.ts'
import type { Services } from './services.ts'

/** Every resource the server has. A start-up check holds this list against the contracts. */
export const resources: readonly Resource<Services>[] = [
  administrationTeamsResource,
  auditEntriesResource,
  authenticationResource,
  catalogueChangesResource,
  catalogueMediaResource,
  catalogueReportsResource,
  catalogueSignsResource,
  catalogueExportsResource,
  catalogueImportEntriesResource,
  catalogueImportPartsResource,
  catalogueImportReportsResource,
  catalogueImportsResource,
  catalogueSizeResource,
  categoriesResource,
  checkoutResource,
  contractDeclarationsResource,
  customSignPlacesResource,
  customSignsResource,
  customSubscriptionRequestsResource,
  customersResource,
  dataExportsResource,
  demoMailsResource,
  documentsResource,
  favoritesResource,
  fileNodesResource,
  filesResource,
  imagesResource,
  invitationsResource,
  invoiceRemindersResource,
  invoicesResource,
  licenceChoicesResource,
  licensesResource,
  listTemplatesResource,
  listsResource,
  pagePreviewsResource,
  pageVersionsResource,
  manualRefundsResource,
  offerAcceptancesResource,
  offerRefusalsResource,
  offersResource,
  missedSearchesResource,
  pagesResource,
  paymentConfirmationsResource,
  pendingOrdersResource,
  peopleResource,
  priceListsResource,
  repetitionsResource,
  secondFactorsResource,
  sessionResource,
  signMatchesResource,
  signRequestsResource,
  signsResource,
  subscriptionsResource,
  systemStateResource,
  teamsResource,
  usersResource,
  verificationsResource,
  viewAsResource,
]
