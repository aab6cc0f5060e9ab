import { HAND_SIDES } from '@gebaerdenraum/domain/custom-signs/figures'
import { matrixOf, transformed } from '@gebaerdenraum/domain/custom-signs/geometry/matrix'
import type { HandObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { apply, handObject, personObject, sceneWith } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import { HAND_VIEWS, HANDSHAPES } from '@gebaerdenraum/domain/media/handshapes'
import { describe, expect, test } from 'vitest'
import { mitten } from '../hands/hand-drawing.fixture.ts'
import type { HandDrawing } from '../hands/hand-drawing.ts'
import { findHandshapeOfLetter } from '../hands/letter-poses.ts'
import { findDrawingIn, fitHand, measureHand } from './draw-figure.ts'
import { objectPart, type SceneSources } from './scene-parts.ts'

const find: SceneSources = { picture: () => null, hand: () => mitten }
const firstOf = (scene: ReturnType<typeof sceneWith>) => {
  const [object] = scene.objects
  if (!object) throw new Error('There is an object')
  return object
}
const handOf = (look: Parameters<typeof handObject>[0] = {}): HandObject => {
  const object = firstOf(sceneWith('signOnly', { ...handObject(look), size: measureHand(mitten) }))
  if (object.type !== 'hand') throw new Error('It is a hand')
  return object
}
const markupOf = (look: Parameters<typeof handObject>[0] = {}) => objectPart(handOf(look), find).markup

describe('a hand', () => {
  test.each(HAND_VIEWS)('is asked for by shape and view (%s), and drawn around the middle of its object', (view) => {
    const asked: string[] = []
    const hand = (handshape: string, seen: string) => {
      asked.push(`${handshape} ${seen}`)
      return mitten
    }
    const { markup } = objectPart(handOf({ handshape: 's', view }), { ...find, hand })
    expect(asked).toEqual([`s ${view}`])
    expect(markup).toContain('<g transform="translate(-55 -82.5) scale(0.11)"><g transform="translate(400 1100)">')
  })

  test('is drawn as it was before', () => {
    expect(markupOf()).toMatchSnapshot()
  })

  test('of the left side is the mirrored right one, and nothing else differs', () => {
    const [right, left] = HAND_SIDES.map((side) => markupOf({ side }))
    expect(left).toBe(right?.replace('translate(400 1100)', 'matrix(-1 0 0 1 600 1100)'))
    expect(left).not.toBe(right)
  })

  test('is mirrored by its side and its flips, which combine', () => {
    const { transform } = objectPart({ ...handOf({ side: 'left' }), flipX: true }, find)
    expect(transform).toBe('matrix(-1 0 0 1 400 400)')
  })

  test('as line art has only greys', () => {
    for (const colour of markupOf({ colouring: 'lineArt' }).match(/#[0-9a-f]{6}/g) ?? []) {
      expect(colour).toMatch(/^#(..)\1\1$/)
    }
  })

  test('draws nothing as long as its drawing is not loaded', () => {
    expect(objectPart(handOf(), { ...find, hand: () => undefined }).markup).toBe('')
  })
})

test('letters that differ by their movement only share a drawing', () => {
  for (const handshape of HANDSHAPES) {
    expect(findDrawingIn({ [findHandshapeOfLetter(handshape)]: mitten }, handshape)).toBe(mitten)
  }
  expect(findDrawingIn({ a: mitten }, 's')).toBeUndefined()
})

describe('a hand that is exchanged', () => {
  const fist: HandDrawing = { ...mitten, box: { x: -420, y: -550, width: 700, height: 600 } }
  /** Where the wrist of a hand is on the canvas. */
  const wristOf = (object: HandObject, { box }: HandDrawing) => {
    const x = (-box.x / box.width - 0.5) * object.size.width
    const y = (-box.y / box.height - 0.5) * object.size.height
    return transformed(matrixOf(object), { x: object.side === 'left' ? -x : x, y })
  }

  test.each([
    ['right', 'right'],
    ['left', 'left'],
    ['right', 'left'],
  ] as const)('keeps its wrist, its scale and the form of its drawing (%s to %s)', (from, to) => {
    const start = apply(sceneWith('signOnly', { ...handObject({ side: from }), size: measureHand(mitten) }), {
      type: 'place-objects',
      places: [{ objectId: 'a', angle: 40, scaleX: 1.2, scaleY: 1.2, flipX: true, position: { x: 350, y: 410 } }],
    })
    const fit = fitHand({ drawing: mitten, side: from }, { drawing: fist, side: to })
    const hand = { handshape: 's', side: to } as const
    const [before, after] = [start, apply(start, { type: 'set-hand', objectId: 'a', hand, fit })].map(
      (scene) => firstOf(scene) as HandObject,
    )
    if (!before || !after) throw new Error('There are two')
    expect(after.size).toEqual({ width: 77, height: 66 })
    expect(after.scaleX).toBe(1.2)
    expect(wristOf(after, fist).x).toBeCloseTo(wristOf(before, mitten).x, 1)
    expect(wristOf(after, fist).y).toBeCloseTo(wristOf(before, mitten).y, 1)
  })
})

test('a person needs nothing to be loaded, and is stretched by the scale of its object alone', () => {
  const scene = sceneWith('signOnly', personObject({ view: 'threeQuarter' }))
  const { markup, transform } = objectPart(firstOf(scene), { picture: () => null, hand: () => undefined })
  expect(markup).toMatch(/^<g transform="translate\(-240 -320\) scale\(1\)"><path/)
  expect(transform).toBe('matrix(1 0 0 1 400 400)')
})
