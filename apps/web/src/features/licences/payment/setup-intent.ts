import type { SetupIntent } from '@gebaerdenraum/domain/billing/checkout.contract'
import { createObservable } from '@gebaerdenraum/editing/observable'

export type SetupPorts = {
  readonly create: () => Promise<SetupIntent>
  readonly remove: (id: string) => Promise<unknown>
}

export type SetupIntentKeeper = ReturnType<typeof createSetupIntentKeeper>

/**
 * What the provider keeps a new method under: one at a time, however often it is asked for. It is used
 * again after a refusal, and given back when nobody needs it any more.
 */
export const createSetupIntentKeeper = ({ create, remove }: SetupPorts) => {
  let current: Promise<SetupIntent> | null = null
  const failure = createObservable<Error | null>(null)

  const start = (): Promise<SetupIntent> => {
    const started = create()
    current = started
    failure.set(null)
    started.catch((error: unknown) => {
      // Given up meanwhile: nobody waits for it.
      if (current !== started) return
      current = null
      failure.set(error instanceof Error ? error : new Error(String(error)))
    })
    return started
  }

  return {
    /** Why the last one could not be created; null while one is on its way or there. */
    failure: failure.get,
    subscribe: failure.subscribe,
    /** Creates one if none exists. */
    prepare: (): void => void (current ?? start()).catch(() => undefined),
    /** The one that exists, or a new one. Rejects where none can be created. */
    take: (): Promise<SetupIntent> => current ?? start(),
    /** A method was made of it. */
    clear: (): void => {
      current = null
    },
    /** Gives back what no method was made of. */
    leave: (): void => {
      const unused = current
      current = null
      failure.set(null)
      // Nothing hangs on it: the provider forgets it by itself after a day.
      unused?.then(({ id }) => remove(id)).catch(() => undefined)
    },
  }
}
