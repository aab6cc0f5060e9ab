import { readSavedPlay, type SavedPlay } from '@gebaerdenraum/domain/lists/player-saved'
import { readStoredJson, writeStoredJson } from '../../../../storage/browser-storage.ts'
import { currentSession } from '../../../accounts/index.ts'

/** Which list is played: one's own (or the team's) by its id, or one that was shared, by its key. */
export type PlayedList = { readonly id: string } | { readonly shareKey: string }

export const readPlay = (list: PlayedList): SavedPlay | null =>
  readSavedPlay(readStoredJson(nameOf(list), lifetimeOf(list)), Date.now())

export const keepPlay = (list: PlayedList, play: SavedPlay): void =>
  void writeStoredJson(nameOf(list), play, { lifetime: lifetimeOf(list) })

export const forgetPlay = (list: PlayedList): void =>
  void writeStoredJson(nameOf(list), null, { lifetime: lifetimeOf(list) })

/** What is learned in a shared list is kept for the visit only (decisions, Learning lists). */
const lifetimeOf = (list: PlayedList) => ('id' in list ? 'browser' : 'visit')

const nameOf = (list: PlayedList): string => {
  const person = currentSession()?.user._id ?? 'visitor'
  return `gebaerdenraum-play:${person}:${'id' in list ? list.id : list.shareKey}`
}
