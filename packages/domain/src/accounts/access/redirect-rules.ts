import { ALLOW, type Decision, type PathParams, redirectTo } from './decision.ts'
import { isLicensed, type Visitor } from './visitor.ts'

/** What a route itself says about a visitor whom the guards let in (specification 1, section 2, route table). */
export type RedirectRule = (visitor: Visitor, params: PathParams) => Decision

/** The empty path and every unknown one (decisions, "Where texts disagree"). */
export const toSearchOrLogin: RedirectRule = (visitor) => redirectTo(visitor.kind === 'user' ? 'search' : 'login')

export const toSearch: RedirectRule = () => redirectTo('search')
export const toSignup: RedirectRule = () => redirectTo('signup')
export const toBillingAddress: RedirectRule = () => redirectTo('billing-address')

/** `eigene-gebaerde/{id?}` is the old address of the editor; without an id there is nothing to edit. */
export const toCustomSigns: RedirectRule = (_, { id }) =>
  id ? redirectTo('custom-sign-editor', { id }) : redirectTo('custom-signs')

/** The public sign page is for those without a licence; all others have the full one. */
export const licensedToSign: RedirectRule = (visitor, { slug }) => {
  if (!isLicensed(visitor)) return ALLOW
  return slug ? redirectTo('sign', { slug }) : redirectTo('search')
}

export const unlicensedToPublicSign: RedirectRule = (visitor, { slug }) =>
  isLicensed(visitor) ? ALLOW : redirectTo('public-sign', { slug })

/** The own documents are the personal root, filtered to documents. */
export const toOwnDocuments: RedirectRule = () => ({ ...redirectTo('file-browser'), search: { t: 'documents' } })

export const licensedToSharedList: RedirectRule = (visitor, { shareKey }) =>
  isLicensed(visitor) && shareKey ? redirectTo('list-editor-shared', { shareKey }) : ALLOW
