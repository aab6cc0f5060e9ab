import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { CustomSignHead } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { addressInLook } from '../../catalogue/index.ts'

/** What a picture reference leads to, as far as a screen needs it. */
export type PictureObject = {
  readonly name: string
  /** Null for signs of the catalogue, which are nobody's own. */
  readonly owner: Owner | null
  /** Its file node; null for what stands in no folder. */
  readonly node: string | null
  /** Where everybody finds it, below the address of the app; null where nobody else does. */
  readonly publicPath: string | null
  /** Null where there are no pixels to be too few of; of a sign for each of its drawings that has some. */
  readonly pixels: Size | null | NonNullable<Sign['pixels']>
  /** Narrowest first; of a sign for each of its drawings. */
  readonly addresses: Addresses | Readonly<Record<SignPictureType, Addresses>>
  /** Of a sign the drawings that show a spelled word. */
  readonly spelledMedia?: Sign['spelledMedia']
}

/** Signed addresses with the width in pixels that each is meant for. */
export type Addresses = readonly { readonly widthPx: number; readonly address: string }[]

/**
 * The address of the narrowest variant that is sharp at this width, else of the widest, in the viewer's look; undefined
 * where he may see none.
 */
export const addressOf = (
  { addresses, spelledMedia }: PictureObject,
  reference: ImageReference,
  widthPx: number,
  look: LookOptions,
): string | undefined => {
  const known = isPerDrawing(addresses)
    ? reference.service === 'signs'
      ? addresses[reference.imageType]
      : []
    : addresses
  const address = (known.find((each) => each.widthPx >= widthPx) ?? known.at(-1))?.address
  if (address === undefined || reference.service !== 'signs') return address
  return addressInLook(address, { spelledMedia }, reference.imageType, look)
}

/** How many pixels the picture has that a reference leads to; null where it is sharp at every size. */
export const pixelsOf = ({ pixels }: PictureObject, reference: ImageReference): Size | null => {
  if (pixels === null || 'width' in pixels) return pixels
  return reference.service === 'signs' ? (pixels[reference.imageType] ?? null) : null
}

export const objectOfSign = ({
  name,
  slug,
  images,
  pixels,
  spelledMedia,
}: Pick<Sign, 'name' | 'slug' | 'images' | 'pixels' | 'spelledMedia'>): PictureObject => ({
  name,
  owner: null,
  node: null,
  publicPath: `/gebaerden/${slug}`,
  pixels: pixels ?? null,
  ...(spelledMedia && { spelledMedia }),
  addresses: {
    signBox: signAddresses(images.signBox),
    signMap: signAddresses(images.signMap),
    signOnly: signAddresses(images.signOnly),
  },
})

export const objectOfCustomSign = ({
  name,
  owner,
  ownerType,
  node,
  pixels,
  variants,
}: CustomSignHead): PictureObject => ({
  name,
  owner: { owner, ownerType },
  node,
  publicPath: null,
  pixels: pixels ?? null,
  addresses: [
    { widthPx: 160, address: variants.small },
    { widthPx: 400, address: variants.thumbnail },
    { widthPx: 800, address: variants.default },
    { widthPx: 1600, address: variants.original },
  ],
})

export const objectOfImage = ({
  name,
  owner,
  ownerType,
  contentType,
  width,
  height,
  variants,
}: Image): PictureObject => ({
  name,
  owner: { owner, ownerType },
  node: null,
  publicPath: null,
  pixels: contentType === VECTOR ? null : { width, height },
  addresses: UPLOAD_ROOMS.map(({ variant, room }) => ({
    widthPx: width * Math.min(1, room.width / width, room.height / height),
    address: variants[variant],
  })).toSorted((one, other) => one.widthPx - other.widthPx),
})

/** What each variant is fitted into; of a tall picture the small one is the narrowest. */
const UPLOAD_ROOMS = [
  { variant: 'thumbnail', room: { width: 320, height: 640 } },
  { variant: 'small', room: { width: 480, height: 480 } },
  { variant: 'default', room: { width: 800, height: 1228 } },
] as const

export const VECTOR = 'image/svg+xml'

type Variants = Sign['images']['signBox']

/** Whoever has no licence is only ever handed the watermarked variant. */
const signAddresses = (variants: Variants): Addresses =>
  [
    { widthPx: 320, address: variants?.thumbnail },
    { widthPx: 800, address: variants?.default ?? variants?.watermarked },
  ].flatMap(({ widthPx, address }) => (address === undefined ? [] : { widthPx, address }))

const isPerDrawing = (
  addresses: PictureObject['addresses'],
): addresses is Readonly<Record<SignPictureType, Addresses>> => 'signBox' in addresses
