import { type Caller, isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import type { MediaExtent } from '@gebaerdenraum/domain/media/sign-media'
import type { Database } from '../../platform/database/database.ts'
import { findFavoriteSignIds } from '../favorites/favorites.repository.ts'
import type { Services } from './services.ts'
import type { AddressesOf, Viewer } from './sign-of.ts'

type Where = { readonly caller: Caller; readonly db: Database; readonly services: Pick<Services, 'addressesOf'> }

/** The caller as a viewer of these signs: what he may see and which of them are his favourites. */
export const viewerOf = async (
  { caller, db, services }: Where,
  signIds: readonly string[],
  extent: MediaExtent = 'all',
): Promise<Viewer> => ({
  isLicensed: isLicensed(caller),
  favorites:
    caller.kind === 'user' && signIds.length > 0 ? await findFavoriteSignIds(db, caller.userId, signIds) : new Set(),
  addressesOf: addressesFor(caller, services),
  extent,
})

/** The addresses of signs as they are made for this caller. */
export const addressesFor = (caller: Caller, { addressesOf }: Pick<Services, 'addressesOf'>): AddressesOf =>
  caller.kind === 'anonymous' ? addressesOf : (sign, access, extent) => addressesOf(sign, access, extent, caller)
