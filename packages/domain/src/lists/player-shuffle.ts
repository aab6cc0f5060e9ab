/** The same seed (any whole number) always gives the same order. Every order is as likely as any other. */
export const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] => {
  const random = randomNumbers(seed)
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    ;[result[last], result[chosen]] = [result[chosen] as Item, result[last] as Item]
  }
  return result
}

/** Mulberry32: numbers from 0 up to, not including, 1. */
const randomNumbers = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
