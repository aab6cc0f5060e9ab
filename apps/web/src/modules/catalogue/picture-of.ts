import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { PictureVariant, SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { addressInLook } from './look/media-in-look.ts'

/** How large a picture is shown: in a grid, or alone. */
export type PictureSize = 'card' | 'large'

/**
 * The address of a sign's picture, or undefined where the viewer may not see it. Whoever has no licence is only ever
 * handed the watermarked variant. Spelled words come in the look that is asked for.
 */
export const pictureOf = (
  sign: Pick<Sign, 'images' | 'spelledMedia'>,
  type: SignPictureType,
  size: PictureSize,
  look: LookOptions,
): string | undefined => {
  const variants = sign.images[type]
  const variant = variants && VARIANTS[size].find((name) => variants[name] !== undefined)
  const address = variant && variants[variant]
  return address && addressInLook(address, sign, type, look)
}

/** Width by height of each format: the print card is 800 × 1228, the others are square (specification 2, section 9). */
export const PICTURE_RATIO: Readonly<Record<SignPictureType, string>> = {
  signBox: '800 / 1228',
  signMap: '1 / 1',
  signOnly: '1 / 1',
}

export const PICTURE_TYPE_NAMES: Readonly<Record<SignPictureType, string>> = {
  signBox: 'SIGNbox',
  signMap: 'SIGNmap',
  signOnly: 'Nur Gebärde',
}

const VARIANTS: Readonly<Record<PictureSize, readonly PictureVariant[]>> = {
  card: ['thumbnail', 'default', 'watermarked'],
  // The card's own is shown while the large one is on its way.
  large: ['default', 'original', 'watermarked', 'thumbnail'],
}
