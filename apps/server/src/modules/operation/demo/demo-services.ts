import type { MediaStorage } from '../../../platform/storage/storage.ts'
import type { Services as BillingServices } from '../../billing/services.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { InvitationTokens } from '../../teams/invitation-tokens.ts'

export type Services = BillingServices & {
  readonly catalogue: Catalogue
  readonly invitationTokens: InvitationTokens
  readonly storage: MediaStorage
}
