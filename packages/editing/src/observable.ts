/** Subscribers of an event. */
export type Listeners<Arguments extends readonly unknown[] = []> = {
  /** Calls back with each event. The returned call ends that. */
  readonly subscribe: (listener: (...event: Arguments) => void) => () => void
  readonly notify: (...event: Arguments) => void
}

/** Listeners that are added during a notification wait for the next one; removed ones are skipped at once. */
export const createListeners = <Arguments extends readonly unknown[] = []>(): Listeners<Arguments> => {
  const listeners = new Set<(...event: Arguments) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify: (...event) => {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(...event)
    },
  }
}

/** A value that says when another one takes its place; in React `useSyncExternalStore(subscribe, get)`. */
export type Observable<Value> = {
  readonly get: () => Value
  /** Calls back also for an equal value. */
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createObservable = <Value>(initial: Value): Observable<Value> => {
  let value = initial
  const { subscribe, notify } = createListeners()
  return {
    get: () => value,
    set: (next) => {
      value = next
      notify()
    },
    subscribe,
  }
}
