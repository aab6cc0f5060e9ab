import { describe, expect, test } from 'vitest'
import { findSeenSide } from './figures.ts'
import { matrixOf, transformed } from './geometry/matrix.ts'
import { apply, arrowObject, handObject, personObject, refusal, sceneWith } from './scene-builders.fixture.ts'

const scene = sceneWith('signOnly', handObject(), personObject(), arrowObject())
const objectIn = (from: typeof scene, id: string) => {
  const found = from.objects.find((object) => object.id === id)
  if (!found) throw new Error(`There is no object ${id}`)
  return found
}

describe('a hand', () => {
  test('changes only in what is named', () => {
    const changed = apply(scene, { type: 'set-hand', objectId: 'a', hand: { view: 'back' } })
    expect(objectIn(changed, 'a')).toEqual({ ...objectIn(scene, 'a'), view: 'back' })
    expect(objectIn(changed, 'b')).toBe(objectIn(scene, 'b'))
  })

  test('is the very same scene when nothing changes', () => {
    expect(apply(scene, { type: 'set-hand', objectId: 'a', hand: { handshape: 'flat', side: 'right' } })).toBe(scene)
  })

  test('keeps its scale, and its wrist stays in its place, even turned and mirrored', () => {
    const turned = apply(scene, {
      type: 'place-objects',
      places: [{ objectId: 'a', angle: 30, flipX: true, scaleX: 1.5, scaleY: 1.5, position: { x: 300, y: 420 } }],
    })
    const [oldWrist, newWrist] = [
      { x: 10, y: 120 },
      { x: -25, y: 60 },
    ]
    const fit = {
      size: { width: 180, height: 190 },
      shift: { x: oldWrist.x - newWrist.x, y: oldWrist.y - newWrist.y },
    }
    const changed = apply(turned, { type: 'set-hand', objectId: 'a', hand: { handshape: 's' }, fit })
    expect(objectIn(changed, 'a')).toMatchObject({ handshape: 's', size: fit.size, scaleX: 1.5, scaleY: 1.5 })
    const [before, after] = [
      transformed(matrixOf(objectIn(turned, 'a')), oldWrist),
      transformed(matrixOf(objectIn(changed, 'a')), newWrist),
    ]
    expect(after.x).toBeCloseTo(before.x, 1)
    expect(after.y).toBeCloseTo(before.y, 1)
  })

  test.each([
    ['right', false, false, 'right'],
    ['right', true, false, 'left'],
    ['right', false, true, 'left'],
    ['right', true, true, 'right'],
    ['left', true, false, 'right'],
  ] as const)('with side %s, mirrored across %s and down %s, is seen as a %s one', (side, flipX, flipY, seen) => {
    expect(findSeenSide({ side, flipX, flipY })).toBe(seen)
  })
})

test('a person is seen from another side in the same box', () => {
  const changed = apply(scene, { type: 'set-person-view', objectId: 'b', view: 'threeQuarter' })
  expect(objectIn(changed, 'b')).toEqual({ ...objectIn(scene, 'b'), view: 'threeQuarter' })
  expect(apply(scene, { type: 'set-person-view', objectId: 'b', view: 'front' })).toBe(scene)
})

test('hands and persons are coloured together', () => {
  const changed = apply(scene, { type: 'set-colouring', objectIds: ['a', 'b'], colouring: 'lineArt' })
  expect([objectIn(changed, 'a'), objectIn(changed, 'b')]).toMatchObject([
    { colouring: 'lineArt' },
    { colouring: 'lineArt' },
  ])
})

test.each([
  [{ type: 'set-hand', objectId: 'b', hand: { view: 'back' } }, 'not-for-this-type'],
  [{ type: 'set-hand', objectId: 'x', hand: { view: 'back' } }, 'no-such-object'],
  [{ type: 'set-person-view', objectId: 'a', view: 'front' }, 'not-for-this-type'],
  [{ type: 'set-colouring', objectIds: ['a', 'c'], colouring: 'deep' }, 'not-for-this-type'],
  [{ type: 'set-colouring', objectIds: ['a', 'x'], colouring: 'deep' }, 'no-such-object'],
  [{ type: 'set-color', objectIds: ['a'], color: '#FFFFFF' }, 'not-for-this-type'],
] as const)('%j is refused: %s', (command, reason) => {
  expect(refusal(scene, command)).toBe(reason)
})
