import { describe, expect, test } from 'vitest'
import {
  hasLoopPoints,
  loopBounds,
  loopJump,
  NO_LOOP_POINTS,
  playFrom,
  setLoopEnd,
  setLoopStart,
} from './player-loop.ts'

const playing = { isLooping: true, hasEnded: false }
const ended = { isLooping: true, hasEnded: true }
const part = { startFrame: 10, endFrame: 20 }

describe('A–B loop', () => {
  test('keeps the other point when the new one leaves a part between them', () => {
    expect(setLoopStart({ startFrame: null, endFrame: 20 }, 10)).toEqual(part)
    expect(setLoopEnd({ startFrame: 10, endFrame: null }, 20)).toEqual(part)
  })

  test('drops the other point when the new one lies at or behind it', () => {
    expect(setLoopStart(part, 20)).toEqual({ startFrame: 20, endFrame: null })
    expect(setLoopStart(part, 25)).toEqual({ startFrame: 25, endFrame: null })
    expect(setLoopEnd(part, 10)).toEqual({ startFrame: null, endFrame: 10 })
    expect(setLoopEnd(part, 4)).toEqual({ startFrame: null, endFrame: 4 })
  })

  test('is the whole film without points', () => {
    expect(loopBounds(NO_LOOP_POINTS, 75)).toEqual({ first: 0, last: 74 })
    expect(hasLoopPoints(NO_LOOP_POINTS)).toBe(false)
    expect(hasLoopPoints({ startFrame: 0, endFrame: null })).toBe(true)
  })

  test('fills a missing point with the end of the film', () => {
    expect(loopBounds({ startFrame: 10, endFrame: null }, 75)).toEqual({ first: 10, last: 74 })
    expect(loopBounds({ startFrame: null, endFrame: 20 }, 75)).toEqual({ first: 0, last: 20 })
  })

  test('stays inside a film that is shorter than the points', () => {
    expect(loopBounds({ startFrame: 90, endFrame: 95 }, 75)).toEqual({ first: 74, last: 74 })
    expect(loopBounds(part, 0)).toEqual({ first: 0, last: 0 })
  })

  test('jumps back only after the last frame of the part was shown', () => {
    expect(loopJump(part, 20, 75, playing)).toBeNull()
    expect(loopJump(part, 21, 75, playing)).toBe(10)
  })

  test('plays into the part from in front of it', () => {
    expect(loopJump(part, 3, 75, playing)).toBeNull()
  })

  test('repeats a chosen part even when the general loop is off', () => {
    expect(loopJump(part, 21, 75, { isLooping: false, hasEnded: false })).toBe(10)
    expect(loopJump({ startFrame: 60, endFrame: null }, 74, 75, { isLooping: false, hasEnded: true })).toBe(60)
  })

  test('starts the film again at its end when looping, and stops there when not', () => {
    expect(loopJump(NO_LOOP_POINTS, 74, 75, ended)).toBe(0)
    expect(loopJump(NO_LOOP_POINTS, 74, 75, { isLooping: false, hasEnded: true })).toBeNull()
    expect(loopJump(NO_LOOP_POINTS, 40, 75, playing)).toBeNull()
  })

  test('play begins here, or at the start again when the end was reached', () => {
    expect(playFrom(NO_LOOP_POINTS, 30, 75)).toBe(30)
    expect(playFrom(NO_LOOP_POINTS, 74, 75)).toBe(0)
    expect(playFrom(part, 20, 75)).toBe(10)
    expect(playFrom(part, 3, 75)).toBe(3)
  })
})
