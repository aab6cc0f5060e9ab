import type { ImageService } from '../images/image-reference.ts'
import { HAND_VIEW_NAMES, HANDSHAPE_NAMES } from '../media/handshapes.ts'
import { ARROWS } from './arrows.ts'
import { findSeenSide, HAND_SIDE_NAMES, PERSON_VIEW_NAMES } from './figures.ts'
import type { ArrowObject, FixedImageKey, FixedTextKey, HandObject, PersonObject, SceneObject } from './scene.ts'

/**
 * What an object is called, in the list of objects and for screen readers: "Pfeil nach rechts, 45°". `pictureName` is what
 * the picture of an image is called, where that is known.
 */
export const objectName = (object: SceneObject, pictureName?: string): string => {
  switch (object.type) {
    case 'image':
      return turned(named(PICTURE_NAMES[object.imageReference.service], pictureName), object.angle)
    case 'text':
    case 'textbox':
      return turned(`Text „${shortened(object.text)}“`, object.angle)
    case 'arrow':
      return arrowName(object)
    case 'hand':
    case 'person':
      return turned(nameFigure(object), object.angle)
  }
}

/** What a drawn hand or person shows: "Hand: Flachhand, Handrücken, links". */
export const nameFigure = (object: HandObject | PersonObject): string =>
  object.type === 'person'
    ? `Person: ${inSentence(PERSON_VIEW_NAMES[object.view])}`
    : `Hand: ${HANDSHAPE_NAMES[object.handshape]}, ${nameHandView(object)}, ${inSentence(HAND_SIDE_NAMES[findSeenSide(object)])}`

/** Nouns keep their capital letter. */
const nameHandView = ({ view }: HandObject): string =>
  view === 'top' ? inSentence(HAND_VIEW_NAMES.top) : HAND_VIEW_NAMES[view]

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** What the slots of a card are called. */
export const SLOT_NAMES: Readonly<Record<FixedImageKey | FixedTextKey, string>> = {
  imageSingleTop: 'Bild oben',
  imageComposedLeft: 'Bild links',
  imageComposedRight: 'Bild rechts',
  imageBottom: 'Bild unten',
  textComposedTopLeft: 'Text oben links',
  textComposedTopRight: 'Text oben rechts',
  textBottomRight: 'Text unten',
}

const PICTURE_NAMES: Readonly<Record<ImageService, string>> = {
  signs: 'Gebärde',
  'custom-signs': 'Eigene Gebärde',
  images: 'Bild',
}

const named = (kind: string, name: string | undefined): string => (name ? `${kind} „${shortened(name)}“` : kind)

/** Whole degrees are enough to tell two apart. */
const turned = (name: string, angle: number): string => {
  const degrees = Math.round(angle) % 360
  return degrees === 0 ? name : `${name}, ${degrees}°`
}

/**
 * Where an arrow begins to point is said by its own direction, flipped; by how much it is turned, by its angle: so it is
 * called the same as in the fields of the editor.
 */
const arrowName = ({ arrow, flipX, flipY, angle }: ArrowObject): string => {
  const { name, pointsTo } = ARROWS[arrow]
  if (pointsTo === null) return turned(name, angle)
  const isFlipped = pointsTo % 180 === 0 ? flipX : flipY
  return turned(`${name} ${DIRECTIONS[(pointsTo + (isFlipped ? 180 : 0)) % 360] ?? ''}`, angle)
}

const DIRECTIONS: Readonly<Record<number, string>> = {
  0: 'nach rechts',
  90: 'nach unten',
  180: 'nach links',
  270: 'nach oben',
}

const NAME_MAX = 40
const shortened = (text: string): string => {
  const characters = [...text.replace(/\s+/gu, ' ').trim()]
  return characters.length > NAME_MAX ? `${characters.slice(0, NAME_MAX - 1).join('')}…` : characters.join('')
}
