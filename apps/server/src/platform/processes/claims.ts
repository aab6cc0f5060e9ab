/** Somebody who wants a piece of work done: `key` is what a queue shares its time between, such as an account. */
export type Claimant = { readonly key: string; readonly isBackground: boolean }

/** All who want one piece of work, which is done once. Changes while the work waits. */
export type Claims = {
  /** Adds one and returns how to take it back. */
  add(claimant: Claimant): () => void
  current(): readonly Claimant[]
  /** Calls the listener after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void
}

export const createClaims = (...first: readonly Claimant[]): Claims => {
  const claims = new Set<Claimant>(first)
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of [...listeners]) listener()
  }
  return {
    add(claimant) {
      const claim = { ...claimant }
      claims.add(claim)
      notify()
      return () => {
        if (claims.delete(claim)) notify()
      }
    },
    current: () => [...claims],
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** For work that belongs to nobody in particular. */
export const COMMON_CLAIMANT: Claimant = { key: '', isBackground: false }
