import { createHash } from 'node:crypto'
import { HAND_VIEWS, HANDSHAPES } from '@gebaerdenraum/domain/media/handshapes'
import { describe, expect, it } from 'vitest'
import back from '../../../../content/hands/handshapes-back.json' with { type: 'json' }
import palm from '../../../../content/hands/handshapes-palm.json' with { type: 'json' }
import side from '../../../../content/hands/handshapes-side.json' with { type: 'json' }
import top from '../../../../content/hands/handshapes-top.json' with { type: 'json' }
import { buildHandMesh } from '../../scripts/hands/build-hand-mesh.ts'
import { createHandDrawer } from '../../scripts/hands/draw-hand.ts'
import type { HandDrawing } from './hand-drawing.ts'
import { findHandshapePose, VIEW_TURNS } from './handshape-poses.ts'
import { findLetterDrawing } from './letter-drawings.ts'
import { findHandshapeOfLetter, findLetterPose, LETTERS } from './letter-poses.ts'

const VIEWS: Readonly<Record<string, Readonly<Record<string, HandDrawing>>>> = { palm, back, side, top }
const LETTER_DRAWINGS = Object.fromEntries(LETTERS.map((letter) => [letter, findLetterDrawing(letter)]))
const SETS = { letters: LETTER_DRAWINGS, ...VIEWS }
const LARGEST_BYTES = 8000

type Point = readonly [number, number]

/** Points on the curves of a path of `M` and relative `c` with whole numbers. */
const readPoints = (path: string): readonly Point[] => {
  const points: Point[] = []
  for (const [, command, list] of path.matchAll(/([Mc])([^Mcz]*)/g)) {
    const numbers = [...list!.matchAll(/-?\d+/g)].map(Number)
    if (command === 'M') {
      points.push([numbers[0]!, numbers[1]!])
      continue
    }
    for (let at = 0; at < numbers.length; at += 6) {
      const [x, y] = points.at(-1)!
      const [ax, ay, bx, by, cx, cy] = numbers.slice(at, at + 6) as [number, number, number, number, number, number]
      for (const t of [0.25, 0.5, 0.75, 1]) {
        const [one, two, three] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
        points.push([x + one * ax + two * bx + three * cx, y + one * ay + two * by + three * cy])
      }
    }
  }
  return points
}

describe.each(Object.entries(SETS))('drawings: %s', (name, drawings) => {
  it('has every handshape that differs in its fingers', () => {
    const names = name === 'letters' ? LETTERS : HANDSHAPES.filter((id) => findHandshapeOfLetter(id) === id)
    expect(Object.keys(drawings)).toEqual([...names])
  })

  it('holds each drawing in its box', () => {
    for (const [id, { box, layers, lineWidth }] of Object.entries(drawings)) {
      const points = Object.values(layers).flatMap((path) => readPoints(path))
      const edge = lineWidth / 2
      expect(points.length, id).toBeGreaterThan(20)
      const outline = readPoints(layers.outline!)
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
      expect(Math.min(...xs) - edge, id).toBeGreaterThanOrEqual(box.x)
      expect(Math.max(...xs) + edge, id).toBeLessThanOrEqual(box.x + box.width)
      expect(Math.min(...ys) - edge, id).toBeGreaterThanOrEqual(box.y)
      expect(Math.max(...ys) + edge, id).toBeLessThanOrEqual(box.y + box.height)
      for (const [x, y] of points) {
        expect(x >= box.x && x <= box.x + box.width, `${id} x ${x}`).toBe(true)
        expect(y >= box.y && y <= box.y + box.height, `${id} y ${y}`).toBe(true)
      }
    }
  })

  it('is small', () => {
    for (const [id, { layers }] of Object.entries(drawings))
      expect(JSON.stringify(layers).length, id).toBeLessThanOrEqual(LARGEST_BYTES)
  })
})

describe('the committed drawings', () => {
  it('are what the poses look like now', async () => {
    const draw = createHandDrawer(await buildHandMesh(2))
    expect(draw(findLetterPose('e').pose)).toEqual(findLetterDrawing('e'))
    expect(draw(findLetterPose('m').pose)).toEqual(findLetterDrawing('m'))
    const { pose } = findHandshapePose('claw')
    for (const view of HAND_VIEWS) expect(draw({ ...pose, turn: VIEW_TURNS[view] })).toEqual(VIEWS[view]!['claw'])
  }, 120_000)

  it('changes no letter unnoticed', () => {
    const hashes = Object.entries(LETTER_DRAWINGS).map(([letter, { layers }]) => [
      letter,
      createHash('sha256').update(JSON.stringify(layers)).digest('hex').slice(0, 16),
    ])
    expect(Object.fromEntries(hashes)).toMatchSnapshot()
  })
})
