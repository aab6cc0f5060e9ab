import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { InvoiceRow } from '../invoices/invoices.repository.ts'
import type { Services } from '../services.ts'
import type { LockedOrder, LockedSubscription } from './locked-rows.ts'

/** What effects are about, and what they give: each sees what those before it changed. */
export type EffectResults = {
  readonly order?: LockedOrder
  readonly subscription?: LockedSubscription | undefined
  readonly creditNote?: InvoiceRow | undefined
}

export type EffectContext = EffectResults & {
  readonly unit: UnitOfWork
  readonly services: Services
  readonly now: Date
}

export const requireOrder = ({ order }: EffectContext): LockedOrder => {
  if (order) return order
  throw new TypeError('This effect needs an order.')
}

export const requireSubscription = ({ subscription }: EffectContext): LockedSubscription => {
  if (subscription) return subscription
  throw new TypeError('This effect needs a licence.')
}
