import { describe, expect, test } from 'vitest'
import { DEFAULT_PLAYER_SETTINGS, readPlayerSettings, withCovered } from './player-settings.ts'

describe('settings of the list player', () => {
  test('are read as they were written', () => {
    const settings = { mode: 'repeat', isShuffled: true, covered: ['video', 'image'] } as const
    expect(readPlayerSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
  })

  test('fall back where they are not understood', () => {
    expect(readPlayerSettings(null)).toEqual(DEFAULT_PLAYER_SETTINGS)
    expect(readPlayerSettings({ mode: 'x', isShuffled: 'yes', covered: ['sound', 'title'] })).toEqual({
      mode: 'learn',
      isShuffled: false,
      covered: ['title'],
    })
  })

  test('cover each part for itself', () => {
    const both = withCovered(withCovered(DEFAULT_PLAYER_SETTINGS, 'image', true), 'title', true)
    expect(both.covered).toEqual(['title', 'image'])
    expect(withCovered(both, 'title', false).covered).toEqual(['image'])
  })
})
