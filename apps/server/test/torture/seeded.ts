import { SEED } from '../rounds.ts'

/** Choices that can be made again: the same seed gives the same ones. */
export type Seeded = {
  readonly seed: number
  /** A number from 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffle<Item>(items: readonly Item[]): readonly Item[]
}

/** Mulberry32. */
export const seeded = (seed = SEED): Seeded => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    seed,
    next,
    below,
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from')
      return items[below(items.length)] as (typeof items)[number]
    },
    shuffle: (items) => {
      const rest = [...items]
      return items.map(() => rest.splice(below(rest.length), 1)[0] as (typeof items)[number])
    },
  }
}
