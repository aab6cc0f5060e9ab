import type { Database } from '../../platform/database/database.ts'
import { type Contributions, type ExtensionPoint, extensionPoint } from '../../platform/modules/extension-point.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { Media } from './media.ts'

/** A module whose rows lead to media. What no user needs is removed at night. */
export type MediaUser = {
  /** The sources of all variants that can be asked for now. Yields often, so that others have their turn. */
  listNeededSources(signal: AbortSignal): AsyncIterable<string>
  /** Which of these originals are in use, by their SHA-256. */
  findUsedOriginals(hashes: readonly string[]): Promise<ReadonlySet<string>>
}

export const mediaUsers: ExtensionPoint<MediaUser> = extensionPoint('media users')

/** What the nightly clean-up works with. */
export type OrphanServices = {
  readonly db: Database
  readonly storage: MediaStorage
  readonly media: Pick<Media, 'lookDefaults'>
  readonly contributions: Contributions
}
