import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { MediaExtent } from '@gebaerdenraum/domain/media/sign-media'
import type { Database } from '../../platform/database/database.ts'
import { type ExtensionPoint, extensionPoint } from '../../platform/modules/extension-point.ts'
import type { AddressesOf } from '../media/index.ts'
import type { CatalogueRow } from './catalogue.repository.ts'

/** Somebody who looks at signs: what they may see, and which signs are their favourites. */
export type Viewer = {
  readonly isLicensed: boolean
  readonly favorites: ReadonlySet<string>
  readonly addressesOf: AddressesOf
  readonly extent: MediaExtent
}

export type SignViews = {
  /** The caller as a viewer of these signs; asks the database which of them are the caller's favourites. */
  findViewer(caller: Caller, db: Database, signIds: readonly string[], extent?: MediaExtent): Promise<Viewer>
  /** Those of these signs that the caller has as favourites; may name others too. */
  findFavorites(caller: Caller, db: Database, signIds: readonly string[]): Promise<ReadonlySet<string>>
  /** What is appended to addresses that stay the same for all accounts: the caller's own field, empty for visitors. */
  addressSuffix(caller: Caller): string
  /** A sign as this viewer may see it. */
  toSign(row: CatalogueRow, viewer: Viewer, match?: Sign['match']): Sign
  /** The caller as a viewer of thumbnails, which do not show favourites. */
  toThumbnailViewer(caller: Caller): Viewer
}

/** Those of these signs that the user has as favourites; the answer may name further favourites. */
export type FindFavoriteSignIds = (
  db: Database,
  userId: string,
  signIds: readonly string[],
) => Promise<ReadonlySet<string>>

/** One module stores favourites; without it no sign is one. */
export const favoriteSigns: ExtensionPoint<FindFavoriteSignIds> = extensionPoint('favourite signs')
