import { dataExportsContract } from './accounts/data-exports.contract.ts'
import { demoMailsContract } from './accounts/demo-mails.contract.ts'
import { peopleContract } from './accounts/people/people.contract.ts'
import { viewAsContract } from './accounts/people/view-as.contract.ts'
import { secondFactorsContract } from './accounts/second-factors.contract.ts'
import { authenticationContract, sessionContract } from './accounts/session.contract.ts'
import { usersContract } from './accounts/users.contract.ts'
import { verificationsContract } from './accounts/verifications.contract.ts'
import { auditEntriesContract } from './audit/audit-entries.contract.ts'
import { checkoutContract } from './billing/checkout.contract.ts'
import { contractDeclarationsContract } from './billing/contract-declarations.contract.ts'
import { customSubscriptionRequestsContract } from './billing/custom-subscription-requests.contract.ts'
import { customersContract } from './billing/customers/customers.contract.ts'
import { invoiceRemindersContract } from './billing/invoices/invoice-reminders.contract.ts'
import { invoicesContract } from './billing/invoices/invoices.contract.ts'
import { licenceChoicesContract } from './billing/licence-choices.contract.ts'
import { licensesContract } from './billing/licenses.contract.ts'
import { manualRefundsContract } from './billing/manual-refunds.contract.ts'
import { offerAcceptancesContract, offerRefusalsContract } from './billing/offers/offer-answers.contract.ts'
import { offersContract } from './billing/offers/offers.contract.ts'
import { paymentConfirmationsContract } from './billing/payment-confirmations.contract.ts'
import { pendingOrdersContract } from './billing/pending-orders.contract.ts'
import { priceListsContract } from './billing/price-lists.contract.ts'
import { subscriptionsContract } from './billing/subscriptions.contract.ts'
import { catalogueChangesContract } from './catalogue/catalogue-changes.contract.ts'
import { catalogueMediaContract } from './catalogue/catalogue-media.contract.ts'
import { catalogueReportsContract } from './catalogue/catalogue-reports.contract.ts'
import { catalogueSignsContract } from './catalogue/catalogue-signs.contract.ts'
import { catalogueSizeContract } from './catalogue/catalogue-size.contract.ts'
import { categoriesContract } from './catalogue/categories.contract.ts'
import {
  catalogueExportsContract,
  catalogueImportEntriesContract,
  catalogueImportPartsContract,
  catalogueImportReportsContract,
  catalogueImportsContract,
} from './catalogue/import/catalogue-imports.contract.ts'
import { missedSearchesContract } from './catalogue/missed-searches.contract.ts'
import { signRequestsContract } from './catalogue/sign-requests.contract.ts'
import { signsContract } from './catalogue/signs.contract.ts'
import { pagePreviewsContract, pageVersionsContract } from './content/page-versions.contract.ts'
import { pagesContract } from './content/pages.contract.ts'
import { customSignPlacesContract } from './custom-signs/custom-sign-places.contract.ts'
import { customSignsContract } from './custom-signs/custom-signs.contract.ts'
import { documentsContract } from './documents/documents.contract.ts'
import { favoritesContract } from './favorites/favorites.contract.ts'
import { fileNodesContract } from './files/file-nodes.contract.ts'
import { filesContract } from './files/files.contract.ts'
import { imagesContract } from './images/images.contract.ts'
import { listTemplatesContract } from './lists/list-templates.contract.ts'
import { listsContract } from './lists/lists.contract.ts'
import { repetitionsContract } from './lists/repetitions.contract.ts'
import { signMatchesContract } from './lists/sign-matches.contract.ts'
import { systemStateContract } from './operation/system-state.contract.ts'
import { administrationTeamsContract } from './teams/administration-teams.contract.ts'
import { invitationsContract } from './teams/invitations.contract.ts'
import { teamsContract } from './teams/teams.contract.ts'

/** Every resource of the API, by its path. The server refuses to start when one of them is not served. */
export const contracts = {
  'administration-teams': administrationTeamsContract,
  'audit-entries': auditEntriesContract,
  authentication: authenticationContract,
  'catalogue-changes': catalogueChangesContract,
  'catalogue-media': catalogueMediaContract,
  'catalogue-reports': catalogueReportsContract,
  'catalogue-signs': catalogueSignsContract,
  'catalogue-size': catalogueSizeContract,
  'catalogue-exports': catalogueExportsContract,
  'catalogue-import-entries': catalogueImportEntriesContract,
  'catalogue-import-parts': catalogueImportPartsContract,
  'catalogue-import-reports': catalogueImportReportsContract,
  'catalogue-imports': catalogueImportsContract,
  categories: categoriesContract,
  checkout: checkoutContract,
  'contract-declarations': contractDeclarationsContract,
  'custom-sign-places': customSignPlacesContract,
  'custom-signs': customSignsContract,
  'custom-subscription-requests': customSubscriptionRequestsContract,
  customers: customersContract,
  'data-exports': dataExportsContract,
  'demo-mails': demoMailsContract,
  documents: documentsContract,
  favorites: favoritesContract,
  'file-nodes': fileNodesContract,
  files: filesContract,
  images: imagesContract,
  invitations: invitationsContract,
  'invoice-reminders': invoiceRemindersContract,
  invoices: invoicesContract,
  'licence-choices': licenceChoicesContract,
  licenses: licensesContract,
  'list-templates': listTemplatesContract,
  lists: listsContract,
  'page-previews': pagePreviewsContract,
  'page-versions': pageVersionsContract,
  'manual-refunds': manualRefundsContract,
  'offer-acceptances': offerAcceptancesContract,
  'offer-refusals': offerRefusalsContract,
  offers: offersContract,
  'missed-searches': missedSearchesContract,
  pages: pagesContract,
  'payment-confirmations': paymentConfirmationsContract,
  'pending-orders': pendingOrdersContract,
  people: peopleContract,
  'price-lists': priceListsContract,
  repetitions: repetitionsContract,
  'second-factors': secondFactorsContract,
  session: sessionContract,
  'sign-matches': signMatchesContract,
  'sign-requests': signRequestsContract,
  signs: signsContract,
  subscriptions: subscriptionsContract,
  'system-state': systemStateContract,
  teams: teamsContract,
  users: usersContract,
  verifications: verificationsContract,
  'view-as': viewAsContract,
} as const
export type Contracts = typeof contracts
