import type { Database } from '../../database/database.ts'
import { renewVariantLease, type VariantKey } from './media-variants.repository.ts'

export type HeldLease = {
  /** Fires when another server took the lease over: what is still being made is of no use. */
  readonly lost: AbortSignal
  /** Ends the renewals and answers the lease as it stands, with which the row can be settled. */
  end(): Promise<Date>
}

/** Renews a lease three times in its time for as long as the work goes on. */
export const holdLease = (db: Database, key: VariantKey, claimed: Date, leaseMs: number): HeldLease => {
  const controller = new AbortController()
  let lease = claimed
  let renewal: Promise<void> = Promise.resolve()
  const renew = async (): Promise<void> => {
    try {
      const renewed = await renewVariantLease(db, key, lease, leaseMs)
      if (renewed === undefined) controller.abort()
      else lease = renewed
    } catch {
      // The database may be back before the lease is over; if not, another server takes over and the next renewal tells.
    }
  }
  const timer = setInterval(() => {
    renewal = renewal.then(renew)
  }, leaseMs / 3)
  return {
    lost: controller.signal,
    async end() {
      clearInterval(timer)
      await renewal
      return lease
    },
  }
}
