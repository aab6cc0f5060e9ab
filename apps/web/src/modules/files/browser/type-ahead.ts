/** How long the letters of one name may be apart. */
export const TYPE_AHEAD_MS = 700

const GERMAN = new Intl.Collator('de', { sensitivity: 'base' })

/** The typed letters while they belong together. One letter again and again walks through the names beginning with it. */
export const typedAfter = (typed: string, key: string): string => (typed === key ? typed : typed + key)

/**
 * Index of the next name that begins with what was typed, umlauts and case aside; null when there is none. A first
 * letter looks behind the current one, further letters begin with it.
 */
export const findTyped = (names: readonly string[], typed: string, current: number): number | null => {
  const letters = [...typed].length
  const start = Math.max(0, letters > 1 ? current : current + 1)
  const begins = (name: string): boolean => GERMAN.compare([...name].slice(0, letters).join(''), typed) === 0
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length
    if (begins(names[index] ?? '')) return index
  }
  return null
}

/** Whether a key is a letter of a name: no shortcut, no named key. */
export const isLetterKey = (event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}): boolean => [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
