import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFrameTime, frameAt, frameCountOf, shareOfFrame, stepFrame, timeOfFrame } from './player-frames.ts'

describe('frames of a film', () => {
  test('counts 25 frames a second', () => {
    expect(frameCountOf(1)).toBe(25)
    expect(frameCountOf(2.96)).toBe(74)
    expect(frameCountOf(0.04)).toBe(1)
  })

  test('has no frames while the length is unknown', () => {
    expect([Number.NaN, 0, -1, Number.POSITIVE_INFINITY].map(frameCountOf)).toEqual([0, 0, 0, 0])
  })

  test('a seek to a frame shows that frame', () => {
    fc.assert(fc.property(fc.nat(100_000), (frame) => frameAt(timeOfFrame(frame)) === frame))
  })

  test('a seek lands nearer to its frame than to the next one', () => {
    fc.assert(fc.property(fc.nat(100_000), (frame) => timeOfFrame(frame) - frame / 25 < 0.018))
  })

  test('a time rounded to microseconds still is the frame that starts there', () => {
    fc.assert(fc.property(fc.nat(10_000), (frame) => frameAt(Math.floor((frame / 25) * 1e6) / 1e6) === frame))
  })

  test('an unknown or negative time is the first frame', () => {
    expect([Number.NaN, -1, Number.POSITIVE_INFINITY].map(frameAt)).toEqual([0, 0, 0])
  })

  test('steps one frame and stops at both ends', () => {
    expect(stepFrame(3, 1, 10)).toBe(4)
    expect(stepFrame(3, -1, 10)).toBe(2)
    expect(stepFrame(9, 1, 10)).toBe(9)
    expect(stepFrame(0, -1, 10)).toBe(0)
    expect(stepFrame(0, 1, 0)).toBe(0)
  })

  test('places the first frame at the start of the time line and the last at its end', () => {
    expect(shareOfFrame(0, 75)).toBe(0)
    expect(shareOfFrame(74, 75)).toBe(1)
    expect(shareOfFrame(37, 75)).toBe(0.5)
    expect(shareOfFrame(0, 1)).toBe(0)
    expect(shareOfFrame(500, 75)).toBe(1)
  })

  test.each([
    [0, '0:00,00'],
    [1, '0:00,04'],
    [37, '0:01,48'],
    [1500, '1:00,00'],
    [1774, '1:10,96'],
  ])('writes frame %i as %s', (frame, text) => expect(formatFrameTime(frame)).toBe(text))
})
