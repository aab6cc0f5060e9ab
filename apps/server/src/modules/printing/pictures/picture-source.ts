import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { PictureBase } from '../../media/index.ts'

/** What a picture is made of: drawn or read by the print process, or drawn already. Plain data: it goes to that process. */
export type PictureSource =
  | PictureBase
  | { readonly from: 'vector'; readonly svg: string }
  /** As everybody may see it: in pixels, with the text across it. */
  | { readonly from: 'watermarked'; readonly base: PictureBase; readonly text: string }
  | SceneSource

/** A custom sign with all that it shows, as far as somebody may see it. */
export type SceneSource = {
  readonly from: 'scene'
  readonly scene: Scene
  /** By `scenePictureKey`; what is not there is gone, or not for him. */
  readonly pictures: Readonly<Record<string, PictureSource>>
}

export const scenePictureKey = (reference: ImageReference): string =>
  `${reference.service} ${reference.objectId} ${reference.service === 'signs' ? reference.imageType : ''}`
