/** What the keys of the player do (interface.md, Signs). One table makes the handling and the help behind `?`. */
export type PlayerCommand =
  | 'toggle-play'
  | 'previous-frame'
  | 'next-frame'
  | 'slower'
  | 'faster'
  | 'toggle-loop'
  | 'set-loop-start'
  | 'set-loop-end'
  | 'toggle-mirror'
  | 'toggle-full-screen'
  | 'toggle-help'

export type PlayerKey = {
  readonly command: PlayerCommand
  /** As `KeyboardEvent.key` reports it, letters in lower case. */
  readonly key: string
  /** As it stands in the help. */
  readonly keyLabel: string
  readonly description: string
}

export const PLAYER_KEYS: readonly PlayerKey[] = [
  { command: 'toggle-play', key: ' ', keyLabel: 'Leertaste', description: 'Abspielen oder anhalten' },
  { command: 'previous-frame', key: ',', keyLabel: ',', description: 'Ein Bild zurück' },
  { command: 'next-frame', key: '.', keyLabel: '.', description: 'Ein Bild vor' },
  { command: 'faster', key: 'arrowup', keyLabel: '↑', description: 'Schneller' },
  { command: 'slower', key: 'arrowdown', keyLabel: '↓', description: 'Langsamer' },
  { command: 'toggle-loop', key: 'l', keyLabel: 'L', description: 'Wiederholen ein oder aus' },
  { command: 'set-loop-start', key: 'i', keyLabel: 'I', description: 'Anfang der Schleife setzen' },
  { command: 'set-loop-end', key: 'o', keyLabel: 'O', description: 'Ende der Schleife setzen' },
  { command: 'toggle-mirror', key: 'm', keyLabel: 'M', description: 'Spiegeln' },
  { command: 'toggle-full-screen', key: 'f', keyLabel: 'F', description: 'Vollbild' },
  { command: 'toggle-help', key: '?', keyLabel: '?', description: 'Tasten anzeigen' },
]

export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Combinations with Ctrl, Alt or the command key belong to the browser. Shift is needed for `?` on many keyboards. */
export const playerCommandOf = (press: KeyPress): PlayerCommand | null => {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const key = press.key.toLowerCase()
  return PLAYER_KEYS.find((entry) => entry.key === key)?.command ?? null
}
