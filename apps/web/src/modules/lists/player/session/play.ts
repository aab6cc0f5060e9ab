import type { RevealPart } from '@gebaerdenraum/domain/catalogue/reveal'
import type { ListPlayerCommand, PlayerMode } from '@gebaerdenraum/domain/lists/player-keys'

/** A list that is being gone through, as the screen sees it, in either mode. */
export type Play = {
  readonly mode: PlayerMode
  readonly covered: readonly RevealPart[]
  /** Ids of the signs that are still to be shown. */
  readonly cards: readonly string[]
  readonly index: number
  /** Undefined behind the last card. */
  readonly card: string | undefined
  /** How many of `total` are done: learned, or known in this sitting. */
  readonly done: number
  readonly total: number
  readonly canUndo: boolean
  readonly canGo: { readonly previous: boolean; readonly next: boolean }
  readonly run: (command: Exclude<ListPlayerCommand, 'help'>) => void
}

/** A new order each time. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
