import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import {
  apply,
  arrowObject,
  imageObject,
  sceneWith,
  shownSign,
  shownUpload,
  textObject,
} from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import { expect, test } from 'vitest'
import { IMAGE_SLOTS } from './card-slots.ts'
import { scenePixels } from './scene-pixels.ts'

const photo = shownUpload('photo')
/** Twice as wide as high, like the object that shows it at 600 × 300. */
const pixelsOf = ({ service }: { readonly service: string }) =>
  service === 'images' ? { width: 1200, height: 600 } : null

test('without uploads it is sharp at every size', () => {
  expect(
    scenePixels(sceneWith('signOnly', arrowObject(), textObject(), imageObject(shownSign('a'))), pixelsOf),
  ).toBeNull()
})

test('two pixels for each unit of the canvas are twice the canvas', () => {
  expect(scenePixels(sceneWith('signOnly', imageObject(photo)), pixelsOf)).toEqual({ width: 1600, height: 1600 })
})

test('the coarsest counts, and of a part only its pixels', () => {
  const two = sceneWith('signOnly', imageObject(photo), imageObject(photo))
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  const cropped = apply(two, { type: 'crop-image', image: { objectId: 'b' }, crop })
  const object = cropped.objects[1]
  const density = object ? 600 / (object.size.width * object.scaleX) : 0
  expect(scenePixels(cropped, pixelsOf)?.width).toBeCloseTo(800 * Math.min(2, density))
})

test('on a card the picture is fitted into its slot and scaled', () => {
  const key = 'imageSingleTop'
  const card = apply(newScene('signBox'), { type: 'set-fixed-image', key, imageReference: photo })
  const { width } = IMAGE_SLOTS[key]
  expect(scenePixels(card, pixelsOf)?.width).toBeCloseTo((800 * 1200) / width)
  const scaled = apply(card, { type: 'set-image-scale', key, scale: 1.5 })
  expect(scenePixels(scaled, pixelsOf)?.width).toBeCloseTo((800 * 1200) / width / 1.5)
})
