/**
 * Shortcuts as they are written in an action table: `Mod+Shift+Z`, `Delete`, `Alt+ArrowUp`. `Mod` is Ctrl, on a Mac the
 * command key. The last part is what the key writes (`KeyboardEvent.key`), not where it lies: on a German keyboard Z is
 * where others have Y, and `+` needs no Shift.
 */
export type Shortcut = string

export type Platform = 'mac' | 'pc'

/** The part of a `KeyboardEvent` that is looked at. */
export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** `getModifierState('AltGraph')`: Windows reports AltGr as Ctrl and Alt together. */
  readonly isAltGraph: boolean
}

type Modifier = 'Mod' | 'Alt' | 'Shift'
type ParsedShortcut = { readonly modifiers: ReadonlySet<Modifier>; readonly key: string }

const MODIFIERS: readonly Modifier[] = ['Mod', 'Alt', 'Shift']
const isModifier = (part: string): part is Modifier => MODIFIERS.some((modifier) => modifier === part)

/** `Mod++` is Mod and the plus key. */
export const parseShortcut = (shortcut: Shortcut): ParsedShortcut | null => {
  const [, prefix = '', key = ''] = /^((?:[A-Za-z]+\+)*)(\p{L}[A-Za-z0-9]*|.)$/u.exec(shortcut) ?? []
  const parts = prefix.split('+').slice(0, -1)
  const modifiers = parts.filter(isModifier)
  const isWhole = modifiers.length === parts.length && new Set(parts).size === parts.length && !isModifier(key)
  return isWhole && isPressable(key, modifiers) ? { modifiers: new Set(modifiers), key } : null
}

/**
 * Alt with a character writes another character on a Mac, and whether a sign needs Shift depends on the keyboard: no
 * shortcut can ask for either.
 */
const isPressable = (key: string, modifiers: readonly Modifier[]): boolean => {
  if (!isCharacter(key)) return key !== '' && key !== 'Space'
  return !modifiers.includes('Alt') && (isLetter(key) || !modifiers.includes('Shift'))
}

const isCharacter = (key: string): boolean => [...key].length === 1
const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)
/** Capslock writes capitals without Shift. */
const folded = (key: string): string => (isCharacter(key) ? key.toLowerCase() : key)

export const matchesShortcut = (shortcut: Shortcut, press: KeyPress, platform: Platform): boolean => {
  const wanted = parseShortcut(shortcut)
  if (!wanted || folded(wanted.key) !== folded(press.key)) return false
  const { isMod, isOther, isAlt } = heldKeys(press, platform)
  if (isOther || isMod !== wanted.modifiers.has('Mod') || isAlt !== wanted.modifiers.has('Alt')) return false
  const isShiftPartOfKey = isCharacter(press.key) && !isLetter(press.key)
  return isShiftPartOfKey || press.shiftKey === wanted.modifiers.has('Shift')
}

/** With AltGr a character is typed, and neither Ctrl nor Alt is meant. */
const heldKeys = (press: KeyPress, platform: Platform) => {
  if (press.isAltGraph) return { isMod: false, isOther: false, isAlt: false }
  const [mod, other] = platform === 'mac' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  return { isMod: mod, isOther: other, isAlt: press.altKey }
}
