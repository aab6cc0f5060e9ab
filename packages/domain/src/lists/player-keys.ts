/** What the keys of the list player do (specification 2, section 2). One table makes the handling and the help behind `?`. */
export type ListPlayerCommand = 'learned' | 'notYet' | 'known' | 'again' | 'previous' | 'next' | 'undo' | 'help'
export type PlayerMode = 'learn' | 'repeat'

export type ListPlayerKey = {
  readonly command: ListPlayerCommand
  /** As `KeyboardEvent.key` reports it, letters in lower case. */
  readonly key: string
  readonly needsControl?: boolean
  readonly keyLabel: string
  readonly description: string
  readonly modes: readonly PlayerMode[]
}

const BOTH: readonly PlayerMode[] = ['learn', 'repeat']

export const LIST_PLAYER_KEYS: readonly ListPlayerKey[] = [
  { command: 'learned', key: 'enter', keyLabel: 'Enter', description: 'Gelernt', modes: ['learn'] },
  { command: 'notYet', key: 'n', keyLabel: 'N', description: 'Noch nicht', modes: ['learn'] },
  { command: 'known', key: 'enter', keyLabel: 'Enter', description: 'Gewusst', modes: ['repeat'] },
  { command: 'again', key: 'n', keyLabel: 'N', description: 'Nochmal', modes: ['repeat'] },
  { command: 'previous', key: 'arrowleft', keyLabel: '←', description: 'Vorige Gebärde', modes: BOTH },
  { command: 'next', key: 'arrowright', keyLabel: '→', description: 'Nächste Gebärde', modes: BOTH },
  {
    command: 'undo',
    key: 'z',
    needsControl: true,
    keyLabel: 'Strg + Z',
    description: 'Letzte Antwort zurücknehmen',
    modes: BOTH,
  },
  { command: 'help', key: '?', keyLabel: '?', description: 'Tasten anzeigen', modes: BOTH },
]

type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly repeat: boolean
}

/** A key that is held down marks one card, not the whole list; only going on and back may repeat. */
export const listPlayerCommandOf = (press: KeyPress, mode: PlayerMode): ListPlayerCommand | null => {
  if (press.altKey) return null
  const hasControl = press.ctrlKey || press.metaKey
  const key = press.key.toLowerCase()
  const found = LIST_PLAYER_KEYS.find(
    (entry) => entry.key === key && entry.modes.includes(mode) && (entry.needsControl ?? false) === hasControl,
  )
  if (!found || (hasControl && press.shiftKey)) return null
  const mayRepeat = found.command === 'next' || found.command === 'previous'
  return press.repeat && !mayRepeat ? null : found.command
}
