import { loadOutlines, missingParts } from '@gebaerdenraum/drawing/text/load-outlines'
import type { Weight } from '@gebaerdenraum/drawing/text/type-face'
import { useEffect, useSyncExternalStore } from 'react'

/** How long after a failure the outlines are asked for again. */
const RETRY_MS = 10_000

/**
 * Loads the outlines of letters that few texts have. Until they are there such letters leave their place empty. Gives a
 * number that changes when outlines have come: what is drawn is then drawn once more.
 */
export const useOutlines = (text: string, weights: readonly Weight[]): number => {
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      clearTimeout(timer)
      const isThere = await Promise.all(weights.map((weight) => load(text, weight)))
      if (!isOver && isThere.includes(false)) timer = setTimeout(ask, RETRY_MS)
    }
    window.addEventListener('online', ask)
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', ask)
    }
  }, [text, weights])
  return useSyncExternalStore(subscribe, () => loadedCount)
}

let loadedCount = 0
const loading = new Map<string, Promise<boolean>>()
const listeners = new Set<() => void>()

/** Whether everything is there now. */
const load = async (text: string, weight: Weight): Promise<boolean> => {
  const parts = missingParts(text, weight).map((part) => {
    const key = `${weight} ${part}`
    const asked = loading.get(key) ?? loadPart(weight, part).finally(() => loading.delete(key))
    loading.set(key, asked)
    return asked
  })
  return (await Promise.all(parts)).every(Boolean)
}

const loadPart = async (...part: Parameters<typeof loadOutlines>): Promise<boolean> => {
  try {
    await loadOutlines(...part)
  } catch {
    return false
  }
  loadedCount += 1
  for (const listener of listeners) listener()
  return true
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
