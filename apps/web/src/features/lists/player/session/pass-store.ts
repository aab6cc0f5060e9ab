import { useSyncExternalStore } from 'react'

/** A pass outside of React: a change is kept and noted once, whatever renders. */
export type PassStore<Pass> = {
  readonly get: () => Pass
  readonly change: (edit: (pass: Pass) => Pass) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `onChange` is told of every real change, before anybody sees it. */
export const createPassStore = <Pass>(
  initial: Pass,
  onChange: (before: Pass, after: Pass) => void,
): PassStore<Pass> => {
  let pass = initial
  const listeners = new Set<() => void>()
  return {
    get: () => pass,
    change: (edit) => {
      const before = pass
      const after = edit(before)
      if (after === before) return
      onChange(before, after)
      pass = after
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const usePass = <Pass>({ subscribe, get }: PassStore<Pass>): Pass => useSyncExternalStore(subscribe, get)
