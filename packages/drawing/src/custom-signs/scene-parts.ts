import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { matrixOf } from '@gebaerdenraum/domain/custom-signs/geometry/matrix'
import {
  type FixedImageKey,
  type FixedTextKey,
  LAYOUT_KEYS,
  type Scene,
  type SceneObject,
  type SignBoxScene,
} from '@gebaerdenraum/domain/custom-signs/scene'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { cardBand, cardFrame, cardPaper } from '../cards/card-frame.ts'
import { BAND } from '../cards/sign-box-geometry.ts'
import { textBlock } from '../text/text-block.ts'
import { IMAGE_SLOTS, textSlot } from './card-slots.ts'
import { drawArrow } from './draw-arrow.ts'
import { drawHandObject, drawPersonObject, type FindHandDrawing } from './draw-figure.ts'
import { clippedTo, drawScenePicture, type FindScenePicture } from './draw-scene-picture.ts'
import { drawSceneText } from './draw-scene-text.ts'

/**
 * A piece of a scene that is drawn by itself: the card, what is in one of its slots, a free object. `markup` changes only
 * with what is shown, `transform` only with where: an editor draws a part anew only when it must.
 */
export type ScenePart = {
  /** Id of the object, key of the slot, or which part of the card. */
  readonly id: string
  readonly kind: 'card' | 'slot' | 'object'
  /** SVG `transform`; empty where the markup stands in canvas units. */
  readonly transform: string
  readonly markup: string
}

/** Where a scene finds what it shows: pictures of others, and the drawings of hands. */
export type SceneSources = { readonly picture: FindScenePicture; readonly hand: FindHandDrawing }

/** All parts from the lowest up: the card, its slots, its frame, the free objects. */
export const sceneParts = (scene: Scene, find: SceneSources): readonly ScenePart[] => [
  ...(scene.signType === 'signBox' ? cardParts(scene, find.picture) : []),
  ...scene.objects.map((object) => objectPart(object, find)),
]

/** An empty markup is a picture that is gone, or a hand that is not loaded: only an editor shows that. */
export const objectPart = (object: SceneObject, find: SceneSources): ScenePart => ({
  id: object.id,
  kind: 'object',
  transform: transformOf(object),
  markup: objectMarkup(object, find),
})

const objectMarkup = (object: SceneObject, find: SceneSources): string => {
  switch (object.type) {
    case 'image': {
      const picture = find.picture(object.imageReference, object.lightening)
      const { width, height } = object.size
      return picture ? drawScenePicture(picture, object, { x: -width / 2, y: -height / 2, width, height }) : ''
    }
    case 'text':
    case 'textbox':
      return drawSceneText(object)
    case 'arrow':
      return drawArrow(object)
    case 'hand':
      return drawHandObject(object, find.hand)
    case 'person':
      return drawPersonObject(object)
  }
}

const transformOf = (object: SceneObject): string => {
  // Arrows are drawn as large as they are shown.
  const { a, b, c, d, e, f } = matrixOf(object.type === 'arrow' ? { ...object, scaleX: 1, scaleY: 1 } : object)
  return `matrix(${[a, b, c, d, e, f].map((value) => Number(value.toFixed(5))).join(' ')})`
}

const cardParts = (card: SignBoxScene, find: FindScenePicture): readonly ScenePart[] => {
  const { layout, style } = card.signTypeProperties
  const wordClass = WORD_CLASSES[style]
  const keys = LAYOUT_KEYS[layout]
  return [
    { id: 'paper', kind: 'card', transform: '', markup: cardPaper() + cardBand(BAND, wordClass) },
    ...keys.images.map((key) => slotPart(key, imageMarkup(card, key, find))),
    ...keys.texts.map((key) => slotPart(key, textMarkup(card, key))),
    { id: 'frame', kind: 'card', transform: '', markup: cardFrame(wordClass) },
  ]
}

const slotPart = (id: string, markup: string): ScenePart => ({ id, kind: 'slot', transform: '', markup })

/** Larger than its slot a picture is cut at the slot's edges: it would cover its neighbours. */
const imageMarkup = (card: SignBoxScene, key: FixedImageKey, find: FindScenePicture): string => {
  const image = card.fixedObjects[key]
  const picture = image.imageReference && find(image.imageReference, image.lightening)
  if (!picture) return ''
  const slot = IMAGE_SLOTS[key]
  const scale = card.signTypeProperties.imageScaleOverrides[key] ?? 1
  return clippedTo(slot, drawScenePicture(picture, image, scaledAbout(slot, scale)))
}

const textMarkup = (card: SignBoxScene, key: FixedTextKey): string => {
  const { area, largest } = textSlot(key, card.fixedObjects.imageBottom.imageReference !== null)
  const { ink } = WORD_CLASSES[card.signTypeProperties.style]
  const style = { fill: ink, weight: 'bold', largest, smallest: 22, maxLines: 6, anchor: 'middle' } as const
  return textBlock(card.fixedObjects[key].text, area, style)
}

const scaledAbout = ({ x, y, width, height }: Area, scale: number): Area => ({
  x: x + (width * (1 - scale)) / 2,
  y: y + (height * (1 - scale)) / 2,
  width: width * scale,
  height: height * scale,
})
