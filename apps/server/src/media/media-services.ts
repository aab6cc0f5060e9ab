import type { Database } from '../database/database.ts'
import type { Media } from './open-media.ts'
import type { MediaStorage } from './storage.ts'

/** What the media jobs use of the server's services. */
export type MediaServices = { readonly db: Database; readonly storage: MediaStorage; readonly media: Media }
