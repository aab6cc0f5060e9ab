import { describe, expect, it } from 'vitest'
import { readHandMesh } from './hand-mesh.ts'
import { findHandPalette } from './hand-palettes.ts'
import { findLetterPose } from './letter-poses.ts'
import { createHandPainter } from './paint-hand.ts'

const SIZE = 96
const CAMERA = { x: SIZE / 2, y: 70, scale: SIZE / 300, distance: 650 }
const createPainter = () =>
  createHandPainter(readHandMesh(), { width: SIZE, height: SIZE, palette: findHandPalette('medium'), lineWidth: 0.8 })
const { pose: flat } = findLetterPose('b')
const { pose: fist } = findLetterPose('s')

const countPixels = (picture: Uint8ClampedArray): number =>
  picture.reduce((count, value, at) => (at % 4 === 3 && value > 0 ? count + 1 : count), 0)

describe('painting a hand', () => {
  it('paints the same pose twice as the same bytes', () => {
    const painter = createPainter()
    const first = painter.paint(flat, CAMERA).rgba.slice()
    expect(painter.paint(flat, CAMERA).rgba).toEqual(first)
    expect(createPainter().paint(flat, CAMERA).rgba).toEqual(first)
  })

  it('leaves nothing of the pose before', () => {
    const painter = createPainter()
    painter.paint(flat, CAMERA)
    expect(painter.paint(fist, CAMERA).rgba).toEqual(createPainter().paint(fist, CAMERA).rgba)
  })

  it('leaves the ground around the hand transparent', () => {
    const picture = createPainter().paint(flat, CAMERA).rgba
    const shown = countPixels(picture)
    expect(shown).toBeGreaterThan(600)
    expect(shown).toBeLessThan(SIZE * SIZE * 0.5)
    expect([...picture.slice(0, 4)]).toEqual([0, 0, 0, 0])
  })

  it('keeps colours below their opacity', () => {
    const picture = createPainter().paint(fist, CAMERA).rgba
    for (let at = 0; at < picture.length; at += 4)
      expect(Math.max(picture[at]!, picture[at + 1]!, picture[at + 2]!)).toBeLessThanOrEqual(picture[at + 3]! + 1)
  })

  it('says in which box the hand is', () => {
    const { rgba, box } = createPainter().paint(fist, CAMERA)
    let inside = 0
    for (let y = box.top; y < box.bottom; y += 1)
      for (let x = box.left; x < box.right; x += 1) if (rgba[(y * SIZE + x) * 4 + 3]! > 0) inside += 1
    expect(inside).toBe(countPixels(rgba))
  })

  it('paints what lies outside of the picture not at all', () => {
    const picture = createPainter().paint(flat, { ...CAMERA, x: 4000 }).rgba
    expect(countPixels(picture)).toBe(0)
  })
})
