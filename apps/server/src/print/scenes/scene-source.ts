import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { ImageReference } from '@gebaerdenraum/domain/documents/image-reference'
import type { PictureSource } from '../picture-resolver.ts'

/** A custom sign with all that it shows, as far as somebody may see it. Plain data: it goes to another thread. */
export type SceneSource = {
  readonly from: 'scene'
  readonly scene: Scene
  /** By `scenePictureKey`; what is not there is gone, or not for him. */
  readonly pictures: Readonly<Record<string, PictureSource>>
}

export const scenePictureKey = (reference: ImageReference): string =>
  `${reference.service} ${reference.objectId} ${reference.service === 'signs' ? reference.imageType : ''}`
