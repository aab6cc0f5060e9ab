import type { Database } from '../../platform/database/database.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { Media } from './open-media.ts'

/** What the media jobs use of the server's services. */
export type MediaServices = { readonly db: Database; readonly storage: MediaStorage; readonly media: Media }
