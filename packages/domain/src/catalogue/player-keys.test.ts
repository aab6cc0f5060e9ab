import { describe, expect, test } from 'vitest'
import { PLAYER_KEYS, playerCommandOf } from './player-keys.ts'

const press = (key: string, held: 'ctrlKey' | 'metaKey' | 'altKey' | null = null) =>
  playerCommandOf({ key, ctrlKey: held === 'ctrlKey', metaKey: held === 'metaKey', altKey: held === 'altKey' })

describe('keys of the player', () => {
  test('are those of the interface guide', () => {
    expect(
      Object.fromEntries(
        [' ', ',', '.', 'ArrowUp', 'ArrowDown', 'l', 'i', 'o', 'm', 'f', '?'].map((key) => [key, press(key)]),
      ),
    ).toEqual({
      ' ': 'toggle-play',
      ',': 'previous-frame',
      '.': 'next-frame',
      ArrowUp: 'faster',
      ArrowDown: 'slower',
      l: 'toggle-loop',
      i: 'set-loop-start',
      o: 'set-loop-end',
      m: 'toggle-mirror',
      f: 'toggle-full-screen',
      '?': 'toggle-help',
    })
  })

  test('work with caps lock too', () => {
    expect(['L', 'M', 'F'].map((key) => press(key))).toEqual(['toggle-loop', 'toggle-mirror', 'toggle-full-screen'])
  })

  test('leave the combinations of the browser alone', () => {
    expect(press('f', 'ctrlKey')).toBeNull()
    expect(press('l', 'metaKey')).toBeNull()
    expect(press('ArrowUp', 'altKey')).toBeNull()
  })

  test('leave ← and → to the sequence that the sign stands in', () => {
    expect(press('ArrowLeft')).toBeNull()
    expect(press('ArrowRight')).toBeNull()
    expect(press('Tab')).toBeNull()
  })

  test('give every command one key and every key one command', () => {
    expect(new Set(PLAYER_KEYS.map(({ key }) => key)).size).toBe(PLAYER_KEYS.length)
    expect(new Set(PLAYER_KEYS.map(({ command }) => command)).size).toBe(PLAYER_KEYS.length)
  })
})
