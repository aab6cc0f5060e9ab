/** A store like those of the browser that lasts as long as the page. Entries are its own properties, as there. */
export const memoryStorage = (): Storage => Object.create(METHODS) as Storage

type Entries = Record<string, string>

const METHODS = {
  getItem(this: Entries, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null
  },
  setItem(this: Entries, key: string, value: string): void {
    this[key] = String(value)
  },
  removeItem(this: Entries, key: string): void {
    delete this[key]
  },
  clear(this: Entries): void {
    for (const key of Object.keys(this)) delete this[key]
  },
  key(this: Entries, index: number): string | null {
    return Object.keys(this)[index] ?? null
  },
  get length(): number {
    return Object.keys(this).length
  },
}
