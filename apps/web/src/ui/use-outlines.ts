import { loadOutlines, missingParts } from '@gebaerdenraum/drawing/text/load-outlines'
import type { Weight } from '@gebaerdenraum/drawing/text/type-face'
import { createObservable } from '@gebaerdenraum/editing/observable'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

/** How long after a failure the outlines are asked for again. */
const RETRY_MS = 10_000

type Written = { readonly text: string; readonly weights: readonly Weight[] }

/**
 * What `draw` gives. Loads the outlines of letters that few texts have; until they are there such letters leave their
 * place empty, then it is drawn again. Pass the same `draw` and the same list of weights as long as nothing has changed.
 */
export const useOutlined = <Drawing>(draw: () => Drawing, { text, weights }: Written): Drawing => {
  const count = useLoadedOutlines(text, weights)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing finds loaded outlines itself.
  return useMemo(draw, [draw, count])
}

/** Returns a number that changes when outlines have loaded. */
const useLoadedOutlines = (text: string, weights: readonly Weight[]): number => {
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
  return useSyncExternalStore(loadedCount.subscribe, loadedCount.get)
}

const loadedCount = createObservable(0)
const loading = new Map<string, Promise<boolean>>()

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
  loadedCount.set(loadedCount.get() + 1)
  return true
}
