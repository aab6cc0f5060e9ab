import { loadOutlines, missingParts } from '@gebaerdenraum/drawing/text/load-outlines'
import type { Weight } from '@gebaerdenraum/drawing/text/type-face'
import { useEffect, useSyncExternalStore } from 'react'

/**
 * Loads the outlines of letters that few texts have. Until they are there such letters leave their place empty. Gives a
 * number that changes when outlines have come: what is drawn is then drawn once more.
 */
export const useOutlines = (text: string, weights: readonly Weight[]): number => {
  useEffect(() => {
    for (const weight of weights) void load(text, weight)
  }, [text, weights])
  return useSyncExternalStore(subscribe, () => loadedCount)
}

let loadedCount = 0
const loading = new Set<string>()
const listeners = new Set<() => void>()

const load = async (text: string, weight: Weight): Promise<void> => {
  for (const part of missingParts(text, weight)) {
    const key = `${weight} ${part}`
    if (loading.has(key)) continue
    loading.add(key)
    try {
      await loadOutlines(weight, part)
      loadedCount += 1
      for (const listener of listeners) listener()
    } catch {
      // Without a connection: the next letter that is typed asks again.
    } finally {
      loading.delete(key)
    }
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
