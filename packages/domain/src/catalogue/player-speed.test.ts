import { describe, expect, test } from 'vitest'
import { PLAYBACK_SPEEDS } from '../accounts/preferences.ts'
import { formatSpeed, PLAYER_SPEEDS, stepSpeed } from './player-speed.ts'

describe('speeds of the player', () => {
  test('are exactly those that an account can remember', () => {
    expect(PLAYER_SPEEDS).toEqual(PLAYBACK_SPEEDS)
  })

  test('go up and down step by step', () => {
    expect(stepSpeed(1, 1)).toBe(1.25)
    expect(stepSpeed(1, -1)).toBe(0.75)
  })

  test('stop at the slowest and the fastest', () => {
    expect(stepSpeed(0.25, -1)).toBe(0.25)
    expect(stepSpeed(1.5, 1)).toBe(1.5)
  })

  test('are written with a German comma', () => {
    expect(PLAYER_SPEEDS.map(formatSpeed)).toEqual(['0,25×', '0,5×', '0,75×', '1×', '1,25×', '1,5×'])
  })
})
