import { type Platform, parseShortcut, type Shortcut } from './shortcut.ts'

/** As it stands in menus and in the help: `Strg+Umschalt+Z`, on a Mac `⇧⌘Z`. */
export const shortcutLabel = (shortcut: Shortcut, platform: Platform): string => {
  const parsed = parseShortcut(shortcut)
  if (!parsed) return shortcut
  const key = KEY_NAMES[platform][parsed.key] ?? parsed.key.toUpperCase()
  const held = ORDER[platform].filter((modifier) => parsed.modifiers.has(modifier))
  const names = held.map((modifier) => MODIFIER_NAMES[platform][modifier])
  return [...names, key].join(platform === 'mac' ? '' : '+')
}

/** As `aria-keyshortcuts` wants it. */
export const ariaKeyShortcut = (shortcut: Shortcut, platform: Platform): string => {
  const parsed = parseShortcut(shortcut)
  if (!parsed) return ''
  const names = { Mod: platform === 'mac' ? 'Meta' : 'Control', Alt: 'Alt', Shift: 'Shift' } as const
  const held = ORDER.pc.filter((modifier) => parsed.modifiers.has(modifier)).map((modifier) => names[modifier])
  const key = { ' ': 'Space', '+': 'Plus' }[parsed.key] ?? parsed.key
  return [...held, key].join('+')
}

const ORDER = { mac: ['Alt', 'Shift', 'Mod'], pc: ['Mod', 'Alt', 'Shift'] } as const

const MODIFIER_NAMES = {
  mac: { Mod: '⌘', Alt: '⌥', Shift: '⇧' },
  pc: { Mod: 'Strg', Alt: 'Alt', Shift: 'Umschalt' },
} as const

const ARROWS = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' } as const

const KEY_NAMES: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  mac: {
    ...ARROWS,
    Delete: '⌦',
    Backspace: '⌫',
    Enter: '↩',
    Escape: 'esc',
    Home: '↖',
    End: '↘',
    Tab: '⇥',
    ' ': 'Leertaste',
  },
  pc: {
    ...ARROWS,
    Delete: 'Entf',
    Backspace: 'Rücktaste',
    Enter: 'Eingabe',
    Escape: 'Esc',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild ↑',
    PageDown: 'Bild ↓',
    Tab: 'Tab',
    ' ': 'Leertaste',
  },
}
