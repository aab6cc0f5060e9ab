import { type Caller, isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { AddressesOf, SignedAddresses } from '../media/index.ts'
import { favoriteSigns, type SignViews } from './sign-views.ts'
import { toSign } from './to-sign.ts'

type Options = { readonly addresses: SignedAddresses; readonly contributions: Contributions }

export const openSignViews = ({ addresses, contributions }: Options): SignViews => {
  /** Media that an account asks for are made in that account's share of the work. */
  const addressesFor = (caller: Caller): AddressesOf =>
    caller.kind === 'anonymous'
      ? addresses.addressesOf
      : (sign, access, extent) => addresses.addressesOf(sign, access, extent, caller)
  const findFavorites: SignViews['findFavorites'] = async (caller, db, signIds) => {
    const [findFavoriteSignIds] = contributions.to(favoriteSigns)
    if (caller.kind === 'anonymous' || signIds.length === 0 || !findFavoriteSignIds) return new Set()
    return findFavoriteSignIds(db, caller.userId, signIds)
  }
  return {
    findFavorites,
    async findViewer(caller, db, signIds, extent = 'all') {
      return {
        isLicensed: isLicensed(caller),
        favorites: await findFavorites(caller, db, signIds),
        addressesOf: addressesFor(caller),
        extent,
      }
    },
    addressSuffix: (caller) => (caller.kind === 'anonymous' ? '' : `&k=${addresses.queueFieldFor(caller)}`),
    toSign,
    toThumbnailViewer: (caller) => ({
      isLicensed: isLicensed(caller),
      favorites: new Set(),
      addressesOf: addressesFor(caller),
      extent: 'card',
    }),
  }
}
