import type { WordClassId } from '../catalogue/word-classes.ts'
import type { CustomSignType } from '../files/file-types.ts'
import type { ImageReference } from '../images/image-reference.ts'
import type { Area, Size } from '../kernel/page-geometry.ts'
import type { Colouring } from '../media/colourings.ts'
import type { Handshape, HandView } from '../media/handshapes.ts'
import type { ArrowKey } from './arrows.ts'
import type { HandSide, PersonView } from './figures.ts'
import type { Placement } from './geometry/placement.ts'

/**
 * A custom sign as it is edited (specification 2, section 3): free objects on a canvas, on a card also fixed ones in the
 * slots of its layout. Lengths are canvas units, a pixel at 100 %.
 */
export type Scene = SignOnlyScene | SignBoxScene

export type SignOnlyScene = SceneFields & {
  readonly signType: 'signOnly'
  readonly signTypeProperties: Nothing
  readonly fixedObjects: Nothing
}
export type SignBoxScene = SceneFields & {
  readonly signType: 'signBox'
  readonly signTypeProperties: CardProperties
  readonly fixedObjects: FixedObjects
}

/** The parts that are stored as one value, in the format of `CUSTOM_SIGN_MODEL_VERSION`. */
export type StoredScene =
  | Pick<SignOnlyScene, 'objects' | 'signTypeProperties' | 'fixedObjects'>
  | Pick<SignBoxScene, 'objects' | 'signTypeProperties' | 'fixedObjects'>

type SceneFields = {
  /** That of its file node. */
  readonly name: string
  /** From the lowest to the one on top; `order` counts along. */
  readonly objects: readonly SceneObject[]
}
type Nothing = Readonly<Record<string, never>>

export type SceneObject = ImageObject | TextObject | ArrowObject | HandObject | PersonObject
export type SceneObjectType = SceneObject['type']

type ObjectFields = Placement & {
  readonly id: string
  /** Its index in `objects`. */
  readonly order: number
}

export type ImageObject = ObjectFields & {
  readonly type: 'image'
  readonly imageReference: ImageReference
} & PictureLook
/** A `text` is as wide as its lines, `size` says how large they are; a `textbox` holds its text in a box of that size. */
export type TextObject = ObjectFields & {
  readonly type: 'text' | 'textbox'
  readonly text: string
  readonly color: SceneColor
}
export type ArrowObject = ObjectFields & {
  readonly type: 'arrow'
  readonly arrow: ArrowKey
  readonly color: SceneColor
}
/** A drawn hand. `size` is that of the box of its drawing, in canvas units. */
export type HandObject = ObjectFields & { readonly type: 'hand' } & HandLook
export type HandLook = {
  readonly handshape: Handshape
  readonly view: HandView
  /** A left hand is drawn as the mirrored right one; the flips of the object come on top of that. */
  readonly side: HandSide
  readonly colouring: Colouring
}
/** A drawn upper body with head, to place hands on. */
export type PersonObject = ObjectFields & { readonly type: 'person' } & PersonLook
export type PersonLook = {
  readonly view: PersonView
  readonly colouring: Colouring
}

/** What is done to a picture without changing it. */
export type PictureLook = {
  /** The part that is shown, in fractions of its width and height; null shows all of it. `size` is that of the part. */
  readonly crop: Area | null
  /** From 0 to 1: how far a bright background is brought to white. */
  readonly lightening: number
}

/** Texts and arrows are black or white (specification 2, section 3). */
export const SCENE_COLORS = { black: '#000000', white: '#FFFFFF' } as const
export type SceneColor = (typeof SCENE_COLORS)[keyof typeof SCENE_COLORS]

/** ‚Ein Wort‘ and ‚Zusammengesetzt‘ (specification 2, section 2). */
export const CARD_LAYOUTS = ['single', 'composed'] as const
export type CardLayout = (typeof CARD_LAYOUTS)[number]

export type CardProperties = {
  readonly layout: CardLayout
  /** Frame and colours of a word class. */
  readonly style: WordClassId
  /** What is missing is shown at 1. */
  readonly imageScaleOverrides: Readonly<Partial<Record<FixedImageKey, number>>>
}

export const FIXED_IMAGE_KEYS = ['imageSingleTop', 'imageComposedLeft', 'imageComposedRight', 'imageBottom'] as const
export const FIXED_TEXT_KEYS = ['textComposedTopLeft', 'textComposedTopRight', 'textBottomRight'] as const
export type FixedImageKey = (typeof FIXED_IMAGE_KEYS)[number]
export type FixedTextKey = (typeof FIXED_TEXT_KEYS)[number]

/** The content of the slots of a card. Content of the other layout stays, for switching back. */
export type FixedObjects = Readonly<Record<FixedImageKey, FixedImage> & Record<FixedTextKey, FixedText>>
export type FixedImage = { readonly imageReference: ImageReference | null } & PictureLook
export type FixedText = { readonly text: string }

/** The slots of each layout, in the order in which a card is read. */
export const LAYOUT_KEYS: Readonly<
  Record<CardLayout, { readonly images: readonly FixedImageKey[]; readonly texts: readonly FixedTextKey[] }>
> = {
  single: { images: ['imageSingleTop', 'imageBottom'], texts: ['textBottomRight'] },
  composed: {
    images: ['imageComposedLeft', 'imageComposedRight', 'imageBottom'],
    texts: ['textComposedTopLeft', 'textComposedTopRight', 'textBottomRight'],
  },
}

/** Specification 2, section 9. */
export const CANVAS_SIZES: Readonly<Record<CustomSignType, Size>> = {
  signOnly: { width: 800, height: 800 },
  signBox: { width: 800, height: 1228 },
}
/** Around the canvas: an object can be pulled out so far, and is seen there while it is edited. */
export const CANVAS_MARGIN = 100
/** Size of the placeholder picture, in units of the canvas (specification 2, section 9). */
export const PLACEHOLDER_WIDTH = 254

export const IMAGE_SCALE_MIN = 0.5
export const IMAGE_SCALE_MAX = 1.5

/** So that a scene stays quick to edit and to draw; specification 2 names no bound. */
export const OBJECTS_MAX = 100

export type { Placement }

export const NO_LOOK: PictureLook = { crop: null, lightening: 0 }

/** The part of a scene that is stored as one value. */
export const toStoredScene = (scene: Scene): StoredScene =>
  scene.signType === 'signBox'
    ? { objects: scene.objects, signTypeProperties: scene.signTypeProperties, fixedObjects: scene.fixedObjects }
    : { objects: scene.objects, signTypeProperties: {}, fixedObjects: {} }
