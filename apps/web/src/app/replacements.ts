/**
 * Methods that the oldest supported browsers lack (`apps/web/baseline.ts`: Firefox 114). The types of the web app allow
 * what ES2023 has, and nothing younger; a test looks for it in the bundle.
 */
const REPLACEMENTS = {
  toReversed(this: readonly unknown[]): unknown[] {
    return [...this].reverse()
  },
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number): unknown[] {
    return [...this].sort(compare)
  },
  toSpliced(this: readonly unknown[], ...change: [start: number, count: number, ...items: unknown[]]): unknown[] {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
  with(this: readonly unknown[], index: number, value: unknown): unknown[] {
    const place = index < 0 ? this.length + index : index
    if (place < 0 || place >= this.length) throw new RangeError('Invalid index')
    return this.map((item, at) => (at === place ? value : item))
  },
}

/** Adds what is missing to the arrays of this browser. */
export const addMissingMethods = (prototype: object = Array.prototype): void => {
  for (const [name, value] of Object.entries(REPLACEMENTS)) {
    if (name in prototype) continue
    Object.defineProperty(prototype, name, { value, writable: true, configurable: true })
  }
}

// Before any other code of the app.
addMissingMethods()
