import { type LicenceOffer, offersAt, type PriceList } from '@gebaerdenraum/domain/billing/price-list'
import type Stripe from 'stripe'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import type { Services } from '../services.ts'
import { asking, isMissing } from './stripe-errors.ts'

/** Brings Stripe's products and prices in line with the price list, which is the one that counts. Safe to run twice. */
export const syncStripePrices: JobHandler<Services, unknown> = async (_payload, { services, signal }) => {
  const { stripe } = services.payment
  if (!stripe) return
  const { list } = await services.prices.current(services.db)
  await syncPrices(stripe.client, list, new Date(), signal)
}

const syncPrices = async (stripe: Stripe, list: PriceList, now: Date, signal: AbortSignal): Promise<void> => {
  for (const offer of offersAt(list, now)) {
    if (signal.aborted) return
    await asking(() => syncOffer(stripe, offer))
  }
}

/** A price at Stripe never changes: another amount is another price, which takes over the name of the one before. */
const syncOffer = async (stripe: Stripe, { license, net }: LicenceOffer): Promise<void> => {
  const product = await productOf(stripe, license)
  const { data } = await stripe.prices.list({ lookup_keys: [license.id], active: true, limit: 10 })
  const present = data.find(({ unit_amount: amount }) => amount === net)
  if (!present) {
    await stripe.prices.create({
      product,
      currency: 'eur',
      unit_amount: net,
      tax_behavior: 'exclusive',
      recurring: { interval: 'month', interval_count: license.period },
      lookup_key: license.id,
      transfer_lookup_key: true,
    })
  }
  for (const { id } of data) if (id !== present?.id) await stripe.prices.update(id, { active: false })
}

const productOf = async (stripe: Stripe, { id, title }: LicenceOffer['license']): Promise<string> => {
  const productId = `license-${id}`
  const known = await stripe.products.retrieve(productId).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return undefined
  })
  if (!known) await stripe.products.create({ id: productId, name: title })
  else if (known.name !== title || !known.active) await stripe.products.update(productId, { name: title, active: true })
  return productId
}
