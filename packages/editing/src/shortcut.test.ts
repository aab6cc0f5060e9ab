import { describe, expect, test } from 'vitest'
import { type KeyPress, matchesShortcut, parseShortcut } from './shortcut.ts'
import { ariaKeyShortcut, shortcutLabel } from './shortcut-label.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isAltGraph: false,
  ...held,
})
const ctrl = { ctrlKey: true }
const meta = { metaKey: true }
const shift = { shiftKey: true }

describe('a key on a PC', () => {
  test.each<[string, KeyPress, boolean]>([
    ['Mod+Z', press('z', ctrl), true],
    ['Mod+Z', press('Z', ctrl), true],
    ['Mod+Z', press('Z', { ...ctrl, ...shift }), false],
    ['Mod+Shift+Z', press('Z', { ...ctrl, ...shift }), true],
    ['Mod+Z', press('z', meta), false],
    ['Mod+Z', press('z', { ...ctrl, altKey: true }), false],
    ['Mod+Z', press('y', ctrl), false],
    ['Mod++', press('+', ctrl), true],
    ['Mod++', press('+', { ...ctrl, ...shift }), true],
    ['?', press('?', shift), true],
    ['Delete', press('Delete'), true],
    ['Delete', press('Delete', shift), false],
    ['Alt+ArrowUp', press('ArrowUp', { altKey: true }), true],
    ['Mod+Q', press('@', { ...ctrl, altKey: true, isAltGraph: true }), false],
    ['Mod+E', press('e', { ...ctrl, altKey: true, isAltGraph: true }), false],
  ])('for %s: %o matches: %s', (shortcut, pressed, isMatch) => {
    expect(matchesShortcut(shortcut, pressed, 'pc')).toBe(isMatch)
  })
})

test('on a Mac the command key is meant, and Ctrl is another key', () => {
  expect(matchesShortcut('Mod+Z', press('z', meta), 'mac')).toBe(true)
  expect(matchesShortcut('Mod+Z', press('z', ctrl), 'mac')).toBe(false)
  expect(matchesShortcut('Mod+Z', press('z', { ...ctrl, ...meta }), 'mac')).toBe(false)
})

test.each(['', 'Mod+', 'Ctrl+Z', 'Mod+Mod+Z', 'Shift', 'Alt+L', 'Mod+Shift++', 'Space'])(
  'nobody can press %j everywhere',
  (shortcut) => {
    expect(parseShortcut(shortcut)).toBeNull()
  },
)

test.each([
  ['Mod+Shift+Z', 'Strg+Umschalt+Z', '⇧⌘Z', 'Control+Shift+Z', 'Meta+Shift+Z'],
  ['Delete', 'Entf', '⌦', 'Delete', 'Delete'],
  ['Alt+ArrowUp', 'Alt+↑', '⌥↑', 'Alt+ArrowUp', 'Alt+ArrowUp'],
  ['Mod++', 'Strg++', '⌘+', 'Control+Plus', 'Meta+Plus'],
  [' ', 'Leertaste', 'Leertaste', 'Space', 'Space'],
])('%s reads %s, on a Mac %s', (shortcut, pc, mac, ariaPc, ariaMac) => {
  expect([shortcutLabel(shortcut, 'pc'), shortcutLabel(shortcut, 'mac')]).toEqual([pc, mac])
  expect([ariaKeyShortcut(shortcut, 'pc'), ariaKeyShortcut(shortcut, 'mac')]).toEqual([ariaPc, ariaMac])
})
