import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import { readStoredScene } from '@gebaerdenraum/domain/custom-signs/stored-scene'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { scenePixels } from '@gebaerdenraum/drawing/custom-signs/scene-pixels'
import type { Database } from '../../platform/database/database.ts'
import { findManyImages } from '../images/index.ts'
import type { Reach } from '../teams/index.ts'
import type { CustomSignRow } from './custom-signs.repository.ts'
import { sceneOf } from './stored-scenes.ts'

type Stored = Pick<CustomSignRow, 'id' | 'signType' | 'content' | 'modelVersion' | 'node'>

/**
 * How fine custom signs are that show uploads, by id, so that an editor can warn before paper is wasted. Those that are
 * sharp at every size are not named.
 */
export const customSignPixels = async (
  db: Database,
  caller: Reach,
  rows: readonly Stored[],
): Promise<ReadonlyMap<string, Size>> => {
  const scenes = rows.flatMap(({ id, signType, content, modelVersion, node }) => {
    const read = readStoredScene(signType, content, modelVersion)
    return read.ok ? [{ id, scene: sceneOf(signType, node.name, read.scene) }] : []
  })
  const uploads = scenes
    .flatMap(({ scene }) => picturesIn(scene))
    .flatMap(({ service, objectId }) => (service === 'images' ? objectId : []))
  const images = await findManyImages(db, caller, [...new Set(uploads)])
  const sizes = new Map(images.flatMap((image) => (image.contentType === VECTOR ? [] : [[image.id, image] as const])))
  return new Map(
    scenes.flatMap(({ id, scene }) => {
      const pixels = scenePixels(scene, ({ service, objectId }) =>
        service === 'images' ? (sizes.get(objectId) ?? null) : null,
      )
      return pixels ? [[id, pixels] as const] : []
    }),
  )
}

const VECTOR = 'image/svg+xml'
