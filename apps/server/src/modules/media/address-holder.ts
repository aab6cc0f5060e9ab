import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'

/** For whom an address is signed: an account, or an administrator's view of it (`viewedBy` is set then). */
export type AddressHolder = Pick<UserCaller, 'userId' | 'tokenId' | 'viewedBy'>
