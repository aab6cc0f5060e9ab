import { expect, test } from 'vitest'
import { ARROW_KEYS } from './arrows.ts'
import { objectName } from './object-names.ts'
import type { SceneObject } from './scene.ts'
import {
  arrowObject,
  handObject,
  imageObject,
  personObject,
  sceneWith,
  shownUpload,
  textObject,
} from './scene-builders.fixture.ts'

const object = (made: Parameters<typeof sceneWith>[1], place: Partial<SceneObject> = {}): SceneObject => {
  const [first] = sceneWith('signOnly', made).objects
  if (!first) throw new Error('There is an object.')
  return { ...first, ...place } as SceneObject
}

test.each([
  ['straight', {}, 'Pfeil nach rechts'],
  ['straight', { angle: 45 }, 'Pfeil nach rechts, 45°'],
  ['straight', { angle: 45, flipX: true }, 'Pfeil nach links, 45°'],
  ['straight', { flipY: true }, 'Pfeil nach rechts'],
  ['up', {}, 'Pfeil nach oben'],
  ['down', { flipY: true }, 'Pfeil nach oben'],
  ['circle', { angle: 359.6 }, 'Kreispfeil'],
  ['double', { angle: 12.5 }, 'Doppelpfeil, 13°'],
] as const)('the arrow %s with %j is called "%s…', (arrow, place, name) => {
  expect(objectName(object(arrowObject(arrow), place))).toBe(name)
})

test('every arrow has a name of its own', () => {
  const names = ARROW_KEYS.map((arrow) => objectName(object(arrowObject(arrow))))
  expect(new Set(names).size).toBe(ARROW_KEYS.length)
})

test.each([
  [handObject({ view: 'back', side: 'left' }), {}, 'Hand: Flachhand, Handrücken, links'],
  [handObject({ handshape: 'a' }), {}, 'Hand: A, Handfläche, rechts'],
  [handObject({ handshape: 'ily', view: 'top' }), { angle: 90 }, 'Hand: ILY-Hand, von oben, rechts, 90°'],
  [handObject({ view: 'side' }), { flipX: true }, 'Hand: Flachhand, Seite, links'],
  [personObject(), {}, 'Person: von vorn'],
  [personObject({ view: 'threeQuarter' }), { angle: 15 }, 'Person: halb von der Seite, 15°'],
] as const)('a drawing is called by what is seen of it: %#', (figure, place, name) => {
  expect(objectName(object(figure, place))).toBe(name)
})

test('texts are called by their words, shortened, pictures by what they show', () => {
  expect(objectName(object(textObject('Ohr\nund  Hand')))).toBe('Text „Ohr und Hand“')
  expect(objectName(object(textObject('ä'.repeat(60))))).toBe(`Text „${'ä'.repeat(39)}…“`)
  expect(objectName(object(imageObject()), 'Hund')).toBe('Gebärde „Hund“')
  expect(objectName(object(imageObject(shownUpload('1')), { angle: 90 }))).toBe('Bild, 90°')
})
