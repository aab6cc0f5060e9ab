import { freeFileName } from '@gebaerdenraum/domain/files/file-names'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { type Owner, rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { pictureKey } from '../pictures/picture-key.ts'
import { pictureQuery } from '../pictures/queries.ts'
import { adoptionTexts, type Foreign, sortedForOwner } from './adoption.ts'

/**
 * What to use instead of each picture in something that belongs to `target`: itself, or its copy for the team. Asks
 * before anything is copied. Rejects with `ApiError` when a copy is refused.
 */
export const adoptPictures = async (
  client: QueryClient,
  references: readonly ImageReference[],
  target: Owner,
): Promise<Adoption> => {
  const known = await Promise.all(
    references.map(async (reference) => ({ reference, object: await client.fetchQuery(pictureQuery(reference)) })),
  )
  const { ready, foreign, gone } = sortedForOwner(known, target)
  const instead = new Map<string, ImageReference>(ready.map((reference) => [pictureKey(reference), reference]))
  const isDeclined = foreign.length > 0 && !(await confirm(adoptionTexts(foreign)))
  if (!isDeclined) {
    for (const picture of foreign) {
      const clone = await cloneFor(target, picture)
      if (clone) instead.set(pictureKey(picture.reference), clone)
    }
  }
  return { isDeclined, hasGone: gone.length > 0, instead: (reference) => instead.get(pictureKey(reference)) ?? null }
}

export type Adoption = {
  /** The person did not want the copies. */
  readonly isDeclined: boolean
  readonly hasGone: boolean
  /** Null for pictures that no longer exist or were not copied. */
  readonly instead: (reference: ImageReference) => ImageReference | null
}

const cloneFor = async (target: Owner, { reference, object }: Foreign): Promise<ImageReference | null> => {
  if (reference.service === 'images') {
    const { _id } = await api.images.create({ clone: reference.objectId, ...target })
    return { service: 'images', objectId: _id }
  }
  if (reference.service !== 'custom-signs' || object.node === null) return reference
  const root = await api['file-nodes'].get(rootIdOf(target))
  const path = pathInside(root)
  const { data: siblings } = await api['file-nodes'].find({ path })
  const taken = siblings.map(({ name }) => name)
  const name = freeFileName(object.name, taken) ?? object.name
  const { file } = await api['file-nodes'].create({ name, path, clone: object.node })
  return file === null ? null : { service: 'custom-signs', objectId: file }
}
