import { REVEAL_PARTS } from '@gebaerdenraum/domain/catalogue/reveal'
import { LIST_PLAYER_KEYS, type PlayerMode } from '@gebaerdenraum/domain/lists/player-keys'
import type { KeyGroup } from '../../../../ui/dialogs/key-help.tsx'
import { type KeyEntry, toKeyEntry } from '../../../../ui/key-list.tsx'
import { listPlayerKeys } from '../../../catalogue/index.ts'
import { REVEAL_PART_NAMES } from '../reveal-part-names.ts'

/** All keys of the list player, of the quiz and of the video. */
export const playerKeyGroups = (mode: PlayerMode, isQuiz: boolean): readonly KeyGroup[] => [
  { title: 'Karten', entries: LIST_PLAYER_KEYS.filter(({ modes }) => modes.includes(mode)).map(toKeyEntry) },
  ...(isQuiz ? [{ title: 'Aufdecken', entries: QUIZ_KEYS }] : []),
  {
    title: 'Video',
    entries: listPlayerKeys()
      .filter(({ command }) => command !== 'toggle-help')
      .map(toKeyEntry),
  },
]

const QUIZ_KEYS: readonly KeyEntry[] = [
  ...REVEAL_PARTS.map((part, index) => ({
    keys: [String(index + 1)],
    meaning: `${REVEAL_PART_NAMES[part]} aufdecken`,
  })),
  { keys: ['Leertaste'], meaning: 'Nächsten Teil aufdecken' },
]
