import { describe, expect, it } from 'vitest'
import { type HandPose, orientHand } from './hand-pose.ts'
import { interpolatePose, measureTurn } from './interpolate-pose.ts'
import { findLetterPose, LETTERS } from './letter-poses.ts'

const pairs = LETTERS.flatMap((one) =>
  LETTERS.map((other) => [findLetterPose(one).pose, findLetterPose(other).pose] as const),
)

describe('the way between two poses', () => {
  it('begins and ends with them', () => {
    for (const [from, to] of pairs) {
      expect(interpolatePose(from, to, 0)).toBe(from)
      expect(interpolatePose(from, to, 1)).toBe(to)
    }
  })

  it('turns the hand by the shortest way and evenly', () => {
    const from: HandPose = { turn: [170, 0, 0] }
    const to: HandPose = { turn: [-170, 0, 0] }
    expect(measureTurn(from, to)).toBeCloseTo(20)
    const half = interpolatePose(from, to, 0.5)
    expect(measureTurn(from, half)).toBeCloseTo(10)
    expect(measureTurn(half, to)).toBeCloseTo(10)
  })

  it('keeps the orientation a rotation', () => {
    for (const [from, to] of pairs) {
      const m = orientHand(interpolatePose(from, to, 0.37))
      const determinant =
        m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6])
      expect(determinant).toBeCloseTo(1, 6)
    }
  })

  it('opens the thumb on the way where it changes, and leaves a hand that only turns as it is', () => {
    const { pose: s } = findLetterPose('s')
    const { pose: y } = findLetterPose('y')
    const straight = s.thumb!.map((angle, index) => (angle + y.thumb![index]!) / 2)
    const open = interpolatePose(s, y, 0.5).thumb!
    expect(Math.abs(open[3]!)).toBeLessThan(Math.abs(straight[3]!))
    expect(interpolatePose(s, { ...s, turn: [90, 0, 0] }, 0.5).thumb).toEqual(s.thumb)
  })
})
