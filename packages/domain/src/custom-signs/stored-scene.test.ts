import { describe, expect, test } from 'vitest'
import { isUnbroken } from '../kernel/migrate-stored.ts'
import { CUSTOM_SIGN_MIGRATIONS, CUSTOM_SIGN_MODEL_VERSION } from './migrations.ts'
import { newScene } from './new-scene.ts'
import { toStoredScene } from './scene.ts'
import { arrowObject, handObject, imageObject, personObject, sceneWith, textObject } from './scene-builders.fixture.ts'
import { readStoredScene } from './stored-scene.ts'

const stored = toStoredScene(
  sceneWith('signOnly', imageObject(), arrowObject(), textObject(), handObject(), personObject()),
)
const [image, arrow, text, hand, person] = stored.objects
const card = toStoredScene(newScene('signBox'))
const read = (value: unknown, signType: 'signOnly' | 'signBox' = 'signOnly') =>
  readStoredScene(signType, value, CUSTOM_SIGN_MODEL_VERSION)

test('the steps from the first form to the one of today have no gap', () => {
  expect(isUnbroken(CUSTOM_SIGN_MIGRATIONS)).toBe(true)
})

test('a scene is read as it was stored', () => {
  expect(read(stored)).toEqual({ ok: true, scene: stored })
  expect(read(card, 'signBox')).toEqual({ ok: true, scene: card })
})

test('custom signs of the first form were empty, cards had no slots', () => {
  const first = { objects: [], signTypeProperties: {} }
  expect(readStoredScene('signOnly', first, 1)).toEqual({ ok: true, scene: toStoredScene(newScene('signOnly')) })
  const signTypeProperties = { layout: 'composed', style: 'verb', imageScaleOverrides: {} }
  expect(readStoredScene('signBox', { ...first, signTypeProperties }, 1)).toEqual({
    ok: true,
    scene: { ...card, signTypeProperties },
  })
})

test('custom signs of the second form, before hands and persons, are read as they are', () => {
  const before = toStoredScene(sceneWith('signOnly', imageObject(), arrowObject(), textObject()))
  expect(readStoredScene('signOnly', before, 2)).toEqual({ ok: true, scene: before })
})

test('what a later version has stored is not read', () => {
  expect(readStoredScene('signOnly', stored, CUSTOM_SIGN_MODEL_VERSION + 1)).toMatchObject({
    ok: false,
    reason: 'unknown-version',
  })
})

describe('it is not read', () => {
  test.each<readonly [string, unknown]>([
    ['nothing', null],
    ['a text', '{}'],
    ['a list', []],
    ['a card as a plain sign', card],
    ['an unknown part', { ...stored, script: 'alert(1)' }],
    ['objects that are none', { ...stored, objects: [null] }],
    ['an object of an unknown type', { ...stored, objects: [{ ...arrow, type: 'video' }] }],
    ['an unknown arrow', { ...stored, objects: [{ ...arrow, order: 0, arrow: '__proto__' }] }],
    ['an unknown handshape', { ...stored, objects: [{ ...hand, order: 0, handshape: 'constructor' }] }],
    ['a path as a handshape', { ...stored, objects: [{ ...hand, order: 0, handshape: '../../demo/catalogue' }] }],
    ['an unknown view of a hand', { ...stored, objects: [{ ...hand, order: 0, view: 'front' }] }],
    ['a hand of no side', { ...stored, objects: [{ ...hand, order: 0, side: 'both' }] }],
    ['an unknown colouring', { ...stored, objects: [{ ...hand, order: 0, colouring: '#ff0000' }] }],
    ['a hand with a colour', { ...stored, objects: [{ ...hand, order: 0, color: '#000000' }] }],
    ['an unknown view of a person', { ...stored, objects: [{ ...person, order: 0, view: 'palm' }] }],
    ['a person with a handshape', { ...stored, objects: [{ ...person, order: 0, handshape: 'a' }] }],
    ['another colour', { ...stored, objects: [{ ...text, order: 0, color: 'url(javascript:1)' }] }],
    ['an id that could be an address', { ...stored, objects: [{ ...arrow, order: 0, id: '"><svg' }] }],
    ['two objects of one id', { ...stored, objects: [arrow, arrow] }],
    ['a wrong order', { ...stored, objects: [arrow] }],
    ['an angle beyond a turn', { ...stored, objects: [{ ...image, angle: 360 }] }],
    ['more digits than are stored', { ...stored, objects: [{ ...image, angle: 1.234 }] }],
    ['an infinite place', { ...stored, objects: [{ ...image, position: { x: Number.POSITIVE_INFINITY, y: 0 } }] }],
    [
      'an address instead of a reference',
      { ...stored, objects: [{ ...image, imageReference: { service: 'http', objectId: 'x' } }] },
    ],
    ['a text of blanks', { ...stored, objects: [{ ...text, order: 0, text: '  ' }] }],
    ['a text with control characters', { ...stored, objects: [{ ...text, order: 0, text: 'a\u0000b' }] }],
  ])('%s', (_, value) => {
    expect(read(value)).toMatchObject({ ok: false, reason: 'damaged', problems: expect.any(Array) })
  })

  test.each<readonly [string, object]>([
    ['an unknown style', { signTypeProperties: { layout: 'single', style: 'constructor', imageScaleOverrides: {} } }],
    [
      'a scale of no slot',
      { signTypeProperties: { layout: 'single', style: 'noun', imageScaleOverrides: { top: 1 } } },
    ],
    [
      'too large a scale',
      { signTypeProperties: { layout: 'single', style: 'noun', imageScaleOverrides: { imageBottom: 1.51 } } },
    ],
    ['a missing slot', { fixedObjects: {} }],
    ['too long a text', { fixedObjects: { ...card.fixedObjects, textBottomRight: { text: 'x'.repeat(121) } } }],
    [
      'a cut of no picture',
      { fixedObjects: { ...card.fixedObjects, imageBottom: { imageReference: null, crop: null, lightening: 0.5 } } },
    ],
  ])('a card with %s', (_, part) => {
    expect(read({ ...card, ...part }, 'signBox')).toMatchObject({ ok: false, reason: 'damaged' })
  })
})
