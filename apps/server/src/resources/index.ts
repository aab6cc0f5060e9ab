import type { Resource } from '../framework/define-resource.ts'
import { demoMailsResource } from '../mail/demo-mails.resource.ts'
import type { Services } from '../services.ts'
import { authenticationResource } from './accounts/authentication.resource.ts'
import { dataExportsResource } from './accounts/data-exports.resource.ts'
import { sessionResource } from './accounts/session.resource.ts'
import { usersResource } from './accounts/users.resource.ts'
import { verificationsResource } from './accounts/verifications.resource.ts'
import { auditEntriesResource } from './audit-entries/audit-entries.resource.ts'
import { checkoutResource } from './checkout/checkout.resource.ts'
import { pagesResource } from './content/pages.resource.ts'
import { contractDeclarationsResource } from './contract-declarations/contract-declarations.resource.ts'
import { customSignsResource } from './custom-signs/custom-signs.resource.ts'
import { customSubscriptionRequestsResource } from './custom-subscription-requests/custom-subscription-requests.resource.ts'
import { customersResource } from './customers/customers.resource.ts'
import { documentsResource } from './documents/documents.resource.ts'
import { favoritesResource } from './favorites/favorites.resource.ts'
import { fileNodesResource } from './files/file-nodes.resource.ts'
import { filesResource } from './files/files.resource.ts'
import { imagesResource } from './images/images.resource.ts'
import { invoicesResource } from './invoices/invoices.resource.ts'
import { licensesResource } from './licenses/licenses.resource.ts'
import { priceListsResource } from './licenses/price-lists.resource.ts'
import { listTemplatesResource } from './lists/list-templates.resource.ts'
import { listsResource } from './lists/lists.resource.ts'
import { repetitionsResource } from './lists/repetitions.resource.ts'
import { signMatchesResource } from './lists/sign-matches.resource.ts'
import { categoriesResource } from './signs/categories.resource.ts'
import { signRequestsResource } from './signs/sign-requests.resource.ts'
import { signsResource } from './signs/signs.resource.ts'
import { subscriptionsResource } from './subscriptions/subscriptions.resource.ts'
import { invitationsResource } from './teams/invitations.resource.ts'
import { teamsResource } from './teams/teams.resource.ts'

/** Every resource the server has. A start-up check holds this list against the contracts. */
export const resources: readonly Resource<Services>[] = [
  auditEntriesResource,
  authenticationResource,
  categoriesResource,
  checkoutResource,
  contractDeclarationsResource,
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
  invoicesResource,
  licensesResource,
  listTemplatesResource,
  listsResource,
  pagesResource,
  priceListsResource,
  repetitionsResource,
  sessionResource,
  signMatchesResource,
  signRequestsResource,
  signsResource,
  subscriptionsResource,
  teamsResource,
  usersResource,
  verificationsResource,
]
