import type { Database } from '../../../platform/database/database.ts'
import { renewVariantLease } from './media-variants.repository.ts'
import type { VariantKey } from './variant.ts'
import type { VariantClock } from './variant-clock.ts'

export type HeldLease = {
  /** Fires when another server took the lease over: what is still being made is of no use. */
  readonly lost: AbortSignal
  /** Ends the renewals and answers the lease as it stands, with which the row can be settled. */
  end(): Promise<Date>
}

/** What this process is making, whichever of its stores began it. */
const held = new Set<string>()
export const heldVariants = (): readonly string[] => [...held]
export const variantName = ({ source, variant }: VariantKey): string => `${source}/${variant}`

/** Renews a lease three times in its time for as long as the work goes on. */
export const holdLease = (
  db: Database,
  key: VariantKey,
  claimed: Date,
  leaseMs: number,
  clock: VariantClock,
): HeldLease => {
  const controller = new AbortController()
  held.add(variantName(key))
  let lease = claimed
  let renewal: Promise<void> = Promise.resolve()
  const renew = async (): Promise<void> => {
    try {
      const renewed = await renewVariantLease(db, key, lease, leaseMs, clock.now())
      if (renewed === undefined) controller.abort()
      else lease = renewed
    } catch {
      // The database may be back before the lease is over; if not, another server takes over and the next renewal tells.
    }
  }
  const stop = clock.repeat(leaseMs / 3, () => {
    renewal = renewal.then(renew)
    return renewal
  })
  return {
    lost: controller.signal,
    async end() {
      stop()
      held.delete(variantName(key))
      await renewal
      return lease
    },
  }
}
