import { createObservable } from '@gebaerdenraum/editing/observable'
import { useSyncExternalStore } from 'react'

/** A pass outside React: each change is stored and reported once, independent of rendering. */
export type PassStore<Pass> = {
  readonly get: () => Pass
  readonly change: (edit: (pass: Pass) => Pass) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `onChange` is called with every real change, before it is rendered. */
export const createPassStore = <Pass>(
  initial: Pass,
  onChange: (before: Pass, after: Pass) => void,
): PassStore<Pass> => {
  const { get, set, subscribe } = createObservable(initial)
  return {
    get,
    change: (edit) => {
      const before = get()
      const after = edit(before)
      if (after === before) return
      onChange(before, after)
      set(after)
    },
    subscribe,
  }
}

export const usePass = <Pass>({ subscribe, get }: PassStore<Pass>): Pass => useSyncExternalStore(subscribe, get)
