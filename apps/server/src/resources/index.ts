import type { Resource } from '../framework/define-resource.ts'
import { demoMailsResource } from '../mail/demo-mails.resource.ts'
import type { Services } from '../services.ts'
import { authenticationResource } from './accounts/authentication.resource.ts'
import { dataExportsResource } from './accounts/data-exports.resource.ts'
import { sessionResource } from './accounts/session.resource.ts'
import { usersResource } from './accounts/users.resource.ts'
import { verificationsResource } from './accounts/verifications.resource.ts'
import { auditEntriesResource } from './audit-entries/audit-entries.resource.ts'
import { catalogueChangesResource } from './catalogue-changes/catalogue-changes.resource.ts'
import { catalogueExportsResource } from './catalogue-exports/catalogue-exports.resource.ts'
import { catalogueImportEntriesResource } from './catalogue-imports/catalogue-import-entries.resource.ts'
import { catalogueImportPartsResource } from './catalogue-imports/catalogue-import-parts.resource.ts'
import { catalogueImportReportsResource } from './catalogue-imports/catalogue-import-reports.resource.ts'
import { catalogueImportsResource } from './catalogue-imports/catalogue-imports.resource.ts'
import { catalogueMediaResource } from './catalogue-media/catalogue-media.resource.ts'
import { catalogueReportsResource } from './catalogue-signs/catalogue-reports.resource.ts'
import { catalogueSignsResource } from './catalogue-signs/catalogue-signs.resource.ts'
import { checkoutResource } from './checkout/checkout.resource.ts'
import { pagePreviewsResource, pageVersionsResource } from './content/page-versions.resource.ts'
import { pagesResource } from './content/pages.resource.ts'
import { contractDeclarationsResource } from './contract-declarations/contract-declarations.resource.ts'
import { customSignPlacesResource } from './custom-signs/custom-sign-places.resource.ts'
import { customSignsResource } from './custom-signs/custom-signs.resource.ts'
import { customSubscriptionRequestsResource } from './custom-subscription-requests/custom-subscription-requests.resource.ts'
import { customersResource } from './customers/customers.resource.ts'
import { documentsResource } from './documents/documents.resource.ts'
import { favoritesResource } from './favorites/favorites.resource.ts'
import { fileNodesResource } from './files/file-nodes.resource.ts'
import { filesResource } from './files/files.resource.ts'
import { imagesResource } from './images/images.resource.ts'
import { invoiceRemindersResource } from './invoice-reminders/invoice-reminders.resource.ts'
import { invoicesResource } from './invoices/invoices.resource.ts'
import { licenceChoicesResource } from './licence-choices/licence-choices.resource.ts'
import { licensesResource } from './licenses/licenses.resource.ts'
import { priceListsResource } from './licenses/price-lists.resource.ts'
import { listTemplatesResource } from './lists/list-templates.resource.ts'
import { listsResource } from './lists/lists.resource.ts'
import { repetitionsResource } from './lists/repetitions.resource.ts'
import { signMatchesResource } from './lists/sign-matches.resource.ts'
import { manualRefundsResource } from './manual-refunds/manual-refunds.resource.ts'
import { offerAcceptancesResource } from './offers/offer-acceptances.resource.ts'
import { offerRefusalsResource } from './offers/offer-refusals.resource.ts'
import { offersResource } from './offers/offers.resource.ts'
import { paymentConfirmationsResource } from './payment-confirmations/payment-confirmations.resource.ts'
import { pendingOrdersResource } from './pending-orders/pending-orders.resource.ts'
import { administrationTeamsResource } from './people/administration-teams.resource.ts'
import { peopleResource } from './people/people.resource.ts'
import { viewAsResource } from './people/view-as.resource.ts'
import { secondFactorsResource } from './second-factors/second-factors.resource.ts'
import { catalogueSizeResource } from './signs/catalogue-size.resource.ts'
import { categoriesResource } from './signs/categories.resource.ts'
import { missedSearchesResource } from './signs/missed-searches.resource.ts'
import { signRequestsResource } from './signs/sign-requests.resource.ts'
import { signsResource } from './signs/signs.resource.ts'
import { subscriptionsResource } from './subscriptions/subscriptions.resource.ts'
import { systemStateResource } from './system-state/system-state.resource.ts'
import { invitationsResource } from './teams/invitations.resource.ts'
import { teamsResource } from './teams/teams.resource.ts'

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
