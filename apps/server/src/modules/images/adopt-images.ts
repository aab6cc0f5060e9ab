import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import type { OwnerColumns, Reach } from '../teams/index.ts'
import { copyImages, findForeignImages } from './images.repository.ts'

/** Files of one kind that show uploads, and how theirs are replaced. */
export type ShowingFiles = {
  findOwner(db: Database, fileId: string): Promise<OwnerColumns | undefined>
  /** Which uploads these files show. */
  findShownImages(db: Database, fileIds: readonly string[]): Promise<readonly ShownImage[]>
  /** Replaces each picture by what `replace` makes of it, in a number of statements that does not depend on how many. */
  replaceImages(db: Database, fileIds: readonly string[], replace: ReplaceImage, change: AdoptedAs): Promise<void>
}
export type ShownImage = { readonly fileId: string; readonly imageId: string }
export type ReplaceImage = (image: ImageReference) => ImageReference
/** As the next revision, unless nobody can have opened the file yet. */
export type AdoptedAs = { readonly isNextRevision: boolean }

/**
 * Gives files, all of one owner, that came from another one – copied or moved – their own copies of the uploads they
 * show, so that whoever opens them sees the pictures (decisions, Files). Only of uploads that the caller reaches: naming
 * a picture in a file must not be a way to it.
 */
export const adoptImages = async (
  db: Database,
  reach: Reach,
  files: ShowingFiles,
  fileIds: readonly string[],
  change: AdoptedAs,
): Promise<void> => {
  const shown = (await files.findShownImages(db, fileIds)).filter(({ imageId }) => isUuid(imageId))
  const [any] = shown
  const owner = any && (await files.findOwner(db, any.fileId))
  if (!owner) return
  const foreign = await findForeignImages(db, reach, owner, [...new Set(shown.map(({ imageId }) => imageId))])
  if (foreign.length === 0) return
  const ownIds = await copyImages(db, foreign, owner)
  const affected = shown.filter(({ imageId }) => ownIds.has(imageId)).map(({ fileId }) => fileId)
  const replace: ReplaceImage = (image) => {
    const objectId = image.service === 'images' ? ownIds.get(image.objectId) : undefined
    return objectId === undefined ? image : { service: 'images', objectId }
  }
  await files.replaceImages(db, [...new Set(affected)], replace, change)
}
