import { REVEAL_PARTS, type RevealPart } from '../catalogue/reveal.ts'
import type { PlayerMode } from './player-keys.ts'

/** How somebody wants to go through a list; remembered in the browser. */
export type PlayerSettings = {
  readonly mode: PlayerMode
  readonly isShuffled: boolean
  /** The parts of a sign that are covered until they are uncovered (quiz). */
  readonly covered: readonly RevealPart[]
}

export const DEFAULT_PLAYER_SETTINGS: PlayerSettings = { mode: 'learn', isShuffled: false, covered: [] }

/** Reads what a browser kept, from this version or another. */
export const readPlayerSettings = (value: unknown): PlayerSettings => {
  if (typeof value !== 'object' || value === null) return DEFAULT_PLAYER_SETTINGS
  const { mode, isShuffled, covered } = value as Readonly<Record<string, unknown>>
  return {
    mode: mode === 'repeat' ? 'repeat' : 'learn',
    isShuffled: isShuffled === true,
    covered: Array.isArray(covered) ? REVEAL_PARTS.filter((part) => covered.includes(part)) : [],
  }
}

export const withCovered = (settings: PlayerSettings, part: RevealPart, isCovered: boolean): PlayerSettings => ({
  ...settings,
  covered: REVEAL_PARTS.filter((one) => (one === part ? isCovered : settings.covered.includes(one))),
})
