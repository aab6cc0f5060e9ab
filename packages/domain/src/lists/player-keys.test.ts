import { describe, expect, test } from 'vitest'
import { PLAYER_KEYS } from '../catalogue/player-keys.ts'
import { LIST_PLAYER_KEYS, listPlayerCommandOf } from './player-keys.ts'

const press = (key: string, held: { readonly ctrlKey?: boolean; readonly repeat?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...held,
})

describe('keys of the list player', () => {
  test('mark and walk', () => {
    expect(listPlayerCommandOf(press('Enter'), 'learn')).toBe('learned')
    expect(listPlayerCommandOf(press('Enter'), 'repeat')).toBe('known')
    expect(listPlayerCommandOf(press('n'), 'repeat')).toBe('again')
    expect(listPlayerCommandOf(press('n'), 'learn')).toBe('notYet')
    expect(listPlayerCommandOf(press('ArrowLeft'), 'learn')).toBe('previous')
    expect(listPlayerCommandOf(press('ArrowRight'), 'repeat')).toBe('next')
  })

  test('undo with the control key only', () => {
    expect(listPlayerCommandOf(press('z', { ctrlKey: true }), 'learn')).toBe('undo')
    expect(listPlayerCommandOf(press('z'), 'learn')).toBeNull()
    expect(listPlayerCommandOf(press('Enter', { ctrlKey: true }), 'learn')).toBeNull()
  })

  test('mark one card only when they are held down', () => {
    expect(listPlayerCommandOf(press('Enter', { repeat: true }), 'learn')).toBeNull()
    expect(listPlayerCommandOf(press('ArrowRight', { repeat: true }), 'learn')).toBe('next')
  })

  test('are no keys of the video player, except for the help', () => {
    const videoKeys = new Set(PLAYER_KEYS.map(({ key }) => key))
    const shared = LIST_PLAYER_KEYS.filter(({ key, needsControl }) => !needsControl && videoKeys.has(key))
    expect(shared.map(({ command }) => command)).toEqual(['help'])
  })
})
