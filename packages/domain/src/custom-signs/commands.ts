import type { WordClassId } from '../catalogue/word-classes.ts'
import type { ImageReference } from '../images/image-reference.ts'
import type { Area, Point, Size } from '../kernel/page-geometry.ts'
import type { Colouring } from '../media/colourings.ts'
import type { ArrowKey } from './arrows.ts'
import type { PersonView } from './figures.ts'
import type { CardLayout, FixedImageKey, FixedTextKey, HandLook, Placement, SceneColor, SceneObject } from './scene.ts'

/**
 * Everything an editor does to a custom sign, as plain data. New ids come with the command, so that doing it again gives
 * the same. Values beyond their bounds are brought to the nearest that is allowed.
 */
export type SceneCommand =
  | { readonly type: 'rename'; readonly name: string }
  /** On top of all others, in this order. */
  | ({ readonly type: 'add-objects'; readonly objects: readonly NewSceneObject[] } & NewObjectIds)
  /** Copies on top of all others, moved by this. */
  | ({
      readonly type: 'duplicate-objects'
      readonly objectIds: readonly string[]
      readonly offset: Point
    } & NewObjectIds)
  | { readonly type: 'delete-objects'; readonly objectIds: readonly string[] }
  /** Moving, scaling, turning and flipping, of one or several objects at once. */
  | { readonly type: 'place-objects'; readonly places: readonly ObjectPlace[] }
  /** To this place in the stack, 0 being the lowest. */
  | { readonly type: 'order-object'; readonly objectId: string; readonly order: number }
  /** `size` as measured by whoever draws; a `textbox` keeps its own. */
  | { readonly type: 'set-text'; readonly objectId: string; readonly text: string; readonly size: Size }
  /** A text that is as wide as its lines, or one that wraps in a box of this size, which is then scaled like before. */
  | {
      readonly type: 'set-text-room'
      readonly objectId: string
      readonly room: 'text' | 'textbox'
      readonly size: Size
    }
  | { readonly type: 'set-color'; readonly objectIds: readonly string[]; readonly color: SceneColor }
  | { readonly type: 'set-arrow'; readonly objectId: string; readonly arrow: ArrowKey }
  /** Only what is named changes. `fit` comes with a drawing of another form: scale and wrist stay where they are. */
  | {
      readonly type: 'set-hand'
      readonly objectId: string
      readonly hand: Partial<Omit<HandLook, 'colouring'>>
      readonly fit?: HandFit
    }
  | { readonly type: 'set-person-view'; readonly objectId: string; readonly view: PersonView }
  /** Of hands and persons. */
  | { readonly type: 'set-colouring'; readonly objectIds: readonly string[]; readonly colouring: Colouring }
  /** Another picture in the same place, as large as its shape allows; shown whole again. */
  | {
      readonly type: 'set-image'
      readonly objectId: string
      readonly imageReference: ImageReference
      readonly pictureSize: Size
    }
  /** The picture stays where it is, what is not shown of it goes. */
  | { readonly type: 'crop-image'; readonly image: ImageTarget; readonly crop: Area | null }
  | { readonly type: 'lighten-image'; readonly image: ImageTarget; readonly lightening: number }
  | { readonly type: 'set-layout'; readonly layout: CardLayout }
  | { readonly type: 'set-style'; readonly style: WordClassId }
  | { readonly type: 'set-fixed-text'; readonly key: FixedTextKey; readonly text: string }
  | { readonly type: 'set-fixed-image'; readonly key: FixedImageKey; readonly imageReference: ImageReference | null }
  | { readonly type: 'set-image-scale'; readonly key: FixedImageKey; readonly scale: number }
  /** The picture is gone: so is every object that shows it. */
  | { readonly type: 'forget-picture'; readonly picture: ImageReference }

export type SceneCommandType = SceneCommand['type']
export type SceneCommandOf<Type extends SceneCommandType> = Extract<SceneCommand, { type: Type }>

export type NewObjectIds = { readonly newObjectIds: readonly string[] }
export type ObjectPlace = { readonly objectId: string } & Partial<Placement>
/**
 * How a hand drawing takes the place of another: the size of its box, and by how much the wrist of the old one lies away
 * from the new one's, both seen from the centre of their boxes. In the object's own units.
 */
export type HandFit = { readonly size: Size; readonly shift: Point }
/** A free object or the one in a slot. */
export type ImageTarget = { readonly objectId: string } | { readonly key: FixedImageKey }

/** An object before it has id and order. */
export type NewSceneObject = Unnumbered<SceneObject>
type Unnumbered<Object extends SceneObject> = Object extends SceneObject ? Omit<Object, 'id' | 'order'> : never
