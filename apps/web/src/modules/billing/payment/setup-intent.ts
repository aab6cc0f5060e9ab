import type { SetupIntent } from '@gebaerdenraum/domain/billing/checkout.contract'
import { createObservable } from '@gebaerdenraum/editing/observable'

export type SetupPorts = {
  readonly create: () => Promise<SetupIntent>
  readonly remove: (id: string) => Promise<unknown>
}

export type SetupIntentKeeper = ReturnType<typeof createSetupIntentKeeper>

/**
 * Holds the provider's setup intent for a new payment method: at most one at a time. It is reused after a refusal, and
 * released when it is no longer needed.
 */
export const createSetupIntentKeeper = ({ create, remove }: SetupPorts) => {
  let current: Promise<SetupIntent> | null = null
  const failure = createObservable<Error | null>(null)

  const start = (): Promise<SetupIntent> => {
    const started = create()
    current = started
    failure.set(null)
    started.catch((error: unknown) => {
      // Released in the meantime: nothing waits for it.
      if (current !== started) return
      current = null
      failure.set(error instanceof Error ? error : new Error(String(error)))
    })
    return started
  }

  return {
    /** Why the last one could not be created; null while one is being created or exists. */
    failure: failure.get,
    subscribe: failure.subscribe,
    /** Creates one if none exists. */
    prepare: (): void => void (current ?? start()).catch(() => undefined),
    /** The one that exists, or a new one. Rejects where none can be created. */
    take: (): Promise<SetupIntent> => current ?? start(),
    /** A payment method was created from it. */
    clear: (): void => {
      current = null
    },
    /** Releases it, if no payment method was created from it. */
    leave: (): void => {
      const unused = current
      current = null
      failure.set(null)
      // A failure does no harm: the provider deletes it after a day.
      unused?.then(({ id }) => remove(id)).catch(() => undefined)
    },
  }
}
