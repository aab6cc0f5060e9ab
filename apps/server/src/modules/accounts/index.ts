/** What other modules use of accounts. */

export { hashToken, makeToken } from './access-tokens.ts'
export { lockAccount, lockAccountByEmail } from './account-changes.repository.ts'
export { teamRoleOf, userOf } from './account-of.ts'
export { accountOfCaller } from './account-of-caller.ts'
export { type AccountRow, findAccountById } from './accounts.repository.ts'
export { findAddressHolder } from './address-holder.ts'
export { onlySelf } from './only-self.ts'
export { hashPassword } from './passwords.ts'
export { findHeldLicences, toHeldLicence } from './people/person-details.repository.ts'
export { mergePreferences } from './preferences.repository.ts'
export type { SignInRules } from './sign-in-rules.ts'
export {
  ADDRESS_FIELDS,
  type AddressQuery,
  callerOfAddress,
  expiredAddress,
  invalidAddress,
  textOf,
  unknownField,
} from './signed-address.ts'
export { signedInCaller } from './signed-in-caller.ts'
export { teams, users } from './tables/accounts.ts'
export { licenceChoices } from './tables/licence-choices.ts'
export { type PaymentProviderName, subscriptions, successors } from './tables/subscriptions.ts'
export { findViewerLook } from './viewer-look.ts'
