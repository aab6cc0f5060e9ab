import { type Caller, isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { AddressesOf } from '../media/index.ts'
import { favoriteSigns, type SignViews } from './sign-views.ts'

type Options = { readonly addressesOf: AddressesOf; readonly contributions: Contributions }

export const openSignViews = ({ addressesOf, contributions }: Options): SignViews => {
  /** Media that an account asks for are made in that account's share of the work. */
  const addressesFor = (caller: Caller): AddressesOf =>
    caller.kind === 'anonymous' ? addressesOf : (sign, access, extent) => addressesOf(sign, access, extent, caller)
  return {
    async findViewer(caller, db, signIds, extent = 'all') {
      const [findFavoriteSignIds] = contributions.to(favoriteSigns)
      return {
        isLicensed: isLicensed(caller),
        favorites:
          caller.kind === 'user' && signIds.length > 0 && findFavoriteSignIds
            ? await findFavoriteSignIds(db, caller.userId, signIds)
            : new Set(),
        addressesOf: addressesFor(caller),
        extent,
      }
    },
    toThumbnailViewer: (caller) => ({
      isLicensed: isLicensed(caller),
      favorites: new Set(),
      addressesOf: addressesFor(caller),
      extent: 'card',
    }),
  }
}
