import { describe, expect, test } from 'vitest'
import { ARROWS } from './arrows.ts'
import type { SceneCommand } from './commands.ts'
import { newScene } from './new-scene.ts'
import { applySceneCommand } from './reduce.ts'
import { REFUSAL_MESSAGES } from './refusals.ts'
import { NO_LOOK, OBJECTS_MAX, SCENE_COLORS, type Scene } from './scene.ts'
import {
  apply,
  arrowObject,
  imageObject,
  refusal,
  sceneWith,
  shownCustomSign,
  shownSign,
  shownUpload,
  textObject,
} from './scene-builders.fixture.ts'
import { picturesIn } from './scene-pictures.ts'
import { withoutTexts } from './without-texts.ts'

const three = sceneWith('signOnly', imageObject(), arrowObject(), textObject())
const card = newScene('signBox')
const stack = ({ objects }: Scene): string => objects.map(({ id, order }) => `${id}${order}`).join(' ')
const objectIn = (scene: Scene, id: string) => scene.objects.find((object) => object.id === id)

describe('objects', () => {
  test('come on top of the others, in the middle of the canvas', () => {
    expect(stack(three)).toBe('a0 b1 c2')
    expect(objectIn(three, 'b')).toEqual({
      type: 'arrow',
      arrow: 'straight',
      color: '#000000',
      id: 'b',
      order: 1,
      position: { x: 400, y: 400 },
      size: ARROWS.straight.size,
      scaleX: 1,
      scaleY: 1,
      flipX: false,
      flipY: false,
      angle: 0,
    })
  })

  test('a picture fits between the margins, whatever its size', () => {
    expect(objectIn(three, 'a')).toMatchObject({ size: { width: 600, height: 300 }, position: { x: 400, y: 400 } })
  })

  test('are copied where they are told to, on top and in their order', () => {
    const copied = apply(three, {
      type: 'duplicate-objects',
      objectIds: ['c', 'a'],
      offset: { x: 20, y: 30 },
      newObjectIds: ['x', 'y'],
    })
    expect(stack(copied)).toBe('a0 b1 c2 x3 y4')
    expect(objectIn(copied, 'x')).toMatchObject({ type: 'image', position: { x: 420, y: 430 } })
    expect(objectIn(copied, 'y')).toMatchObject({ type: 'text', text: 'Hund' })
  })

  test('are deleted, and what is above them comes down', () => {
    expect(stack(apply(three, { type: 'delete-objects', objectIds: ['a', 'gone'] }))).toBe('b0 c1')
  })

  test.each([
    ['a', 2, 'b0 c1 a2'],
    ['c', 0, 'c0 a1 b2'],
    ['b', 99, 'a0 c1 b2'],
    ['b', -1, 'b0 a1 c2'],
    ['b', 1, 'a0 b1 c2'],
  ])('%s goes to place %i of the stack: %s', (objectId, order, after) => {
    expect(stack(apply(three, { type: 'order-object', objectId, order }))).toBe(after)
  })

  test('are moved, turned, scaled and flipped, several at once, each by what is said of it', () => {
    const placed = apply(three, {
      type: 'place-objects',
      places: [
        { objectId: 'a', position: { x: 10.004, y: 20 }, angle: -90 },
        { objectId: 'b', scaleX: 2, flipY: true },
      ],
    })
    expect(objectIn(placed, 'a')).toMatchObject({ position: { x: 10, y: 20 }, angle: 270, scaleX: 1 })
    expect(objectIn(placed, 'b')).toMatchObject({ position: { x: 400, y: 400 }, scaleX: 2, scaleY: 1, flipY: true })
    expect(objectIn(placed, 'c')).toBe(objectIn(three, 'c'))
  })

  test.each([
    [{ position: { x: 5000, y: -5000 } }, { position: { x: 900, y: -100 } }],
    [{ position: { x: Number.NaN, y: 0 } }, { position: { x: 400, y: 0 } }],
    [{ scaleX: 0 }, { scaleX: 8 / 200 }],
    [{ scaleX: -3 }, { scaleX: 8 / 200 }],
    [{ angle: 720.004 }, { angle: 0 }],
    [{ angle: 359.999 }, { angle: 0 }],
    [{ angle: Number.POSITIVE_INFINITY }, { angle: 0 }],
  ])('never get lost: %j becomes %j', (place, kept) => {
    const placed = apply(three, { type: 'place-objects', places: [{ objectId: 'b', ...place }] })
    expect(objectIn(placed, 'b')).toMatchObject(kept)
  })
})

describe('what objects show', () => {
  test('a text grows with its words, a box of text keeps its size', () => {
    const size = { width: 300, height: 67 }
    expect(objectIn(apply(three, { type: 'set-text', objectId: 'c', text: 'Hündin', size }), 'c')).toMatchObject({
      text: 'Hündin',
      size,
    })
    const box = sceneWith('signOnly', textObject('Hund', 'textbox'))
    expect(objectIn(apply(box, { type: 'set-text', objectId: 'a', text: 'Hündin', size }), 'a')).toMatchObject({
      text: 'Hündin',
      size: { width: 150, height: 67 },
    })
  })

  test('a text becomes a box that wraps it, of another size when wanted, and a text again', () => {
    const size = { width: 400, height: 134 }
    const box = apply(three, { type: 'set-text-room', objectId: 'c', room: 'textbox', size })
    expect(objectIn(box, 'c')).toMatchObject({ type: 'textbox', text: 'Hund', size })
    const wide = { type: 'set-text-room', objectId: 'c', room: 'textbox', size: { width: 500, height: 67 } } as const
    expect(objectIn(apply(box, wide), 'c')).toMatchObject({ type: 'textbox', size: { width: 500, height: 67 } })
    const back = { type: 'set-text-room', objectId: 'c', room: 'text', size: { width: 150, height: 67 } } as const
    expect(apply(box, back)).toEqual(three)
    expect(apply(box, { ...wide, size })).toBe(box)
    expect(refusal(three, { ...wide, objectId: 'b' })).toBe('not-for-this-type')
  })

  test('a text of blanks alone is none', () => {
    for (const text of ['', '  \n ', '\u200b', '\u0007']) {
      expect(refusal(three, { type: 'add-objects', objects: [textObject(text)], newObjectIds: ['x'] })).toBe(
        'empty-text',
      )
      expect(refusal(three, { type: 'set-text', objectId: 'c', text, size: { width: 1, height: 1 } })).toBe(
        'empty-text',
      )
    }
  })

  test('texts and arrows are black or white, pictures are not', () => {
    const white = apply(three, { type: 'set-color', objectIds: ['b', 'c'], color: SCENE_COLORS.white })
    expect(white.objects.map((object) => ('color' in object ? object.color : null))).toEqual([
      null,
      '#FFFFFF',
      '#FFFFFF',
    ])
    expect(refusal(three, { type: 'set-color', objectIds: ['a', 'b'], color: SCENE_COLORS.white })).toBe(
      'not-for-this-type',
    )
  })

  test('another arrow stands where the one before did, turned alike, in its own form', () => {
    const turned = apply(three, { type: 'place-objects', places: [{ objectId: 'b', angle: 45 }] })
    expect(objectIn(apply(turned, { type: 'set-arrow', objectId: 'b', arrow: 'circle' }), 'b')).toMatchObject({
      arrow: 'circle',
      angle: 45,
      position: { x: 400, y: 400 },
      size: ARROWS.circle.size,
    })
  })

  test('another picture takes the place of the one before, unstretched and whole', () => {
    const cut = apply(three, {
      type: 'crop-image',
      image: { objectId: 'a' },
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
    })
    const pictureSize = { width: 50, height: 100 }
    const after = apply(cut, { type: 'set-image', objectId: 'a', imageReference: shownUpload('1'), pictureSize })
    expect(objectIn(after, 'a')).toMatchObject({ ...NO_LOOK, size: { width: 150, height: 300 } })
  })

  test('a picture stays where it is while it is cut, however it is turned and flipped', () => {
    const [before] = apply(three, {
      type: 'place-objects',
      places: [{ objectId: 'a', angle: 90, flipX: true, scaleX: 2 }],
    }).objects
    const turned = apply(three, {
      type: 'place-objects',
      places: [{ objectId: 'a', angle: 90, flipX: true, scaleX: 2 }],
    })
    // The left half of a flipped picture, turned by a quarter, lies below its middle.
    const cut = apply(turned, {
      type: 'crop-image',
      image: { objectId: 'a' },
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
    })
    expect(objectIn(cut, 'a')).toMatchObject({ size: { width: 300, height: 300 }, position: { x: 400, y: 700 } })
    const whole = apply(cut, { type: 'crop-image', image: { objectId: 'a' }, crop: null })
    expect(objectIn(whole, 'a')).toEqual(before)
  })

  test.each([
    [{ x: 0, y: 0, width: 1, height: 1 }, null],
    [
      { x: 0.9, y: 0.5, width: 1, height: 1 },
      { x: 0.9, y: 0.5, width: 0.1, height: 0.5 },
    ],
    [
      { x: -1, y: 2, width: 0, height: 0 },
      { x: 0, y: 0.98, width: 0.02, height: 0.02 },
    ],
  ])('a cut to %j shows %j of the picture', (crop, kept) => {
    const cut = apply(three, { type: 'crop-image', image: { objectId: 'a' }, crop })
    expect(objectIn(cut, 'a')).toMatchObject({ crop: kept })
  })
})

describe('a card', () => {
  test('begins as one word with the frame of a noun', () => {
    expect(card).toMatchObject({
      name: 'Unbenannte Karte',
      signTypeProperties: { layout: 'single', style: 'noun', imageScaleOverrides: {} },
    })
    expect(newScene('signOnly').name).toBe('Unbenannte Gebärde')
  })

  test('keeps what the other layout shows', () => {
    const filled = apply(
      card,
      { type: 'set-fixed-image', key: 'imageSingleTop', imageReference: shownSign('hund') },
      { type: 'set-layout', layout: 'composed' },
      { type: 'set-fixed-text', key: 'textComposedTopLeft', text: 'Hund' },
      { type: 'set-layout', layout: 'single' },
    )
    expect(filled.fixedObjects).toMatchObject({
      imageSingleTop: { imageReference: shownSign('hund') },
      textComposedTopLeft: { text: 'Hund' },
    })
  })

  test.each([
    [0.2, { imageBottom: 0.5 }],
    [1.234, { imageBottom: 1.23 }],
    [9, { imageBottom: 1.5 }],
    [1, {}],
    [Number.NaN, {}],
  ])('shows a picture at %d of its size as %j', (scale, kept) => {
    const scaled = apply(
      card,
      { type: 'set-image-scale', key: 'imageBottom', scale: 0.7 },
      { type: 'set-image-scale', key: 'imageBottom', scale },
    )
    expect(scaled.signTypeProperties.imageScaleOverrides).toEqual(kept)
  })

  test('shows another picture in a slot whole and as it is; the same one as it was', () => {
    const cut = apply(
      card,
      { type: 'set-fixed-image', key: 'imageBottom', imageReference: shownUpload('1') },
      { type: 'lighten-image', image: { key: 'imageBottom' }, lightening: 0.5 },
    )
    const same = { type: 'set-fixed-image', key: 'imageBottom', imageReference: shownUpload('1') } as const
    expect(apply(cut, same)).toBe(cut)
    expect(apply(cut, { ...same, imageReference: shownUpload('2') }).fixedObjects.imageBottom).toEqual({
      imageReference: shownUpload('2'),
      ...NO_LOOK,
    })
  })
})

describe('a command is refused', () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  const size = { width: 1, height: 1 }
  const cases: readonly (readonly [Scene, SceneCommand, string])[] = [
    [three, { type: 'rename', name: ' ' }, 'invalid-name'],
    [three, { type: 'place-objects', places: [{ objectId: 'b' }, { objectId: 'gone' }] }, 'no-such-object'],
    [
      three,
      { type: 'duplicate-objects', objectIds: ['gone'], offset: { x: 0, y: 0 }, newObjectIds: ['x'] },
      'no-such-object',
    ],
    [
      three,
      { type: 'duplicate-objects', objectIds: ['a', 'b'], offset: { x: 0, y: 0 }, newObjectIds: ['x'] },
      'ids-missing',
    ],
    [three, { type: 'add-objects', objects: [arrowObject()], newObjectIds: ['a'] }, 'ids-missing'],
    [three, { type: 'order-object', objectId: 'gone', order: 0 }, 'no-such-object'],
    [three, { type: 'set-text', objectId: 'b', text: 'Hund', size }, 'not-for-this-type'],
    [three, { type: 'set-arrow', objectId: 'a', arrow: 'wave' }, 'not-for-this-type'],
    [
      three,
      { type: 'set-image', objectId: 'b', imageReference: shownSign('hund'), pictureSize: size },
      'not-for-this-type',
    ],
    [three, { type: 'crop-image', image: { objectId: 'b' }, crop }, 'not-for-this-type'],
    [three, { type: 'crop-image', image: { key: 'imageBottom' }, crop }, 'not-for-this-type'],
    [card, { type: 'crop-image', image: { key: 'imageBottom' }, crop }, 'no-such-object'],
    [card, { type: 'lighten-image', image: { key: 'imageBottom' }, lightening: 1 }, 'no-such-object'],
    [three, { type: 'set-layout', layout: 'composed' }, 'not-for-this-type'],
    [three, { type: 'set-style', style: 'verb' }, 'not-for-this-type'],
    [three, { type: 'set-fixed-text', key: 'textBottomRight', text: 'Hund' }, 'not-for-this-type'],
  ]
  test.each(cases)('%#', (scene, command, reason) => {
    const outcome = applySceneCommand(scene, command)
    expect(outcome).toEqual({ ok: false, reason })
    expect(outcome.ok ? '' : REFUSAL_MESSAGES[outcome.reason]).toMatch(/\.$/)
  })

  test('that would make more objects than there may be', () => {
    const objects = Array.from({ length: OBJECTS_MAX }, () => arrowObject())
    const newObjectIds = objects.map((_, index) => `o${index}`)
    const full = apply(newScene('signOnly'), { type: 'add-objects', objects, newObjectIds })
    expect(refusal(full, { type: 'add-objects', objects: [arrowObject()], newObjectIds: ['x'] })).toBe(
      'too-many-objects',
    )
  })
})

describe('pictures', () => {
  const all = apply(
    card,
    { type: 'add-objects', objects: [imageObject(shownUpload('1'))], newObjectIds: ['a'] },
    { type: 'set-fixed-image', key: 'imageBottom', imageReference: shownUpload('1') },
    { type: 'set-fixed-image', key: 'imageComposedLeft', imageReference: shownCustomSign('2') },
  )

  test('count wherever they are, in the layout that is not chosen too', () => {
    expect(picturesIn(all)).toEqual([shownUpload('1'), shownCustomSign('2'), shownUpload('1')])
  })

  test('that are gone take their objects along and leave slots empty', () => {
    const without = apply(all, { type: 'forget-picture', picture: shownUpload('1') })
    expect(without.objects).toEqual([])
    expect(picturesIn(without)).toEqual([shownCustomSign('2')])
  })
})

test('without its words a scene has its pictures and arrows left', () => {
  const written = apply(card, { type: 'set-fixed-text', key: 'textBottomRight', text: 'Hund' })
  expect(withoutTexts(written)).toEqual(card)
  expect(stack(withoutTexts(three))).toBe('a0 b1')
})
