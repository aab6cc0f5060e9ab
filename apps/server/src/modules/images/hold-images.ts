import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Database } from '../../platform/database/database.ts'
import type { Reach } from '../teams/index.ts'
import { imagesGone } from './image-errors.ts'
import { lockImagesForUse } from './images.repository.ts'

declare const held: unique symbol
/** Proof that the uploads of a content exist and cannot be removed before it is stored: see `holdImages`. */
export type ImagesHeld = { readonly [held]: true }

/**
 * Locks the uploads that a content is about to show and did not show before, until the transaction ends. Removing an image
 * waits for that lock and then finds the place; the other way round the image is not there any more and this throws a
 * `BadRequest` that names it. An image out of the caller's reach counts as not there.
 *
 * What the content showed before is not checked: an image may have been removed by somebody who does not reach the file,
 * and that must not stop anybody from saving it.
 */
export const holdImages = async (
  db: Database,
  reach: Reach,
  pictures: { readonly before: readonly ImageReference[]; readonly after: readonly ImageReference[] },
): Promise<ImagesHeld> => {
  const before = new Set(uploadIds(pictures.before))
  const added = [...new Set(uploadIds(pictures.after))].filter((id) => !before.has(id))
  const locked = await lockImagesForUse(db, reach, added)
  const missing = added.filter((id) => !locked.has(id))
  if (missing.length > 0) throw imagesGone(missing)
  return HELD
}

const HELD = {} as ImagesHeld

const uploadIds = (pictures: readonly ImageReference[]): readonly string[] =>
  pictures.flatMap(({ service, objectId }) => (service === 'images' ? objectId : []))
