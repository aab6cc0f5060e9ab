import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { EMPTY_ADDRESS } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { OrderStatus } from '@gebaerdenraum/domain/billing/order-state'
import { type PricedOrder, priceTerm } from '@gebaerdenraum/domain/billing/priced-order'
import { v7 } from 'uuid'
import { dayFromToday, momentOn } from './german-calendar.ts'
import { orders } from './tables.ts'
import type { TestServer } from './test-server.ts'

const PERSON: BillingAddress = {
  ...EMPTY_ADDRESS,
  name: 'Kim Muster',
  street: 'Weg',
  number: '1',
  postcode: '10115',
  city: 'Berlin',
}

/** An order of a single licence for a month from this moment on, 9,90 € with VAT. */
export const givenPricedOrder = ({
  at,
  customer = {},
}: {
  readonly at: Date
  readonly customer?: Partial<BillingAddress>
}): PricedOrder =>
  priceTerm({
    kind: 'purchase',
    customer: { ...PERSON, ...customer },
    license: { id: 'single-1-1', title: 'Einzellizenz', size: 1, period: 1, canAutoRenew: true },
    taxation: { kind: 'vat', country: 'DE', basisPoints: 1900 },
    at,
    net: 832,
  })

type GivenOrder = {
  readonly userId: string
  readonly status?: OrderStatus
  readonly customer?: Partial<BillingAddress>
  readonly at?: Date
}

/** Its term runs today unless it begins at another moment. */
export const givenOrder = async (
  { database: { db } }: TestServer,
  { userId, status = 'paid', customer = {}, at = momentOn(dayFromToday(-3)) }: GivenOrder,
) => {
  const order = givenPricedOrder({ at, customer })
  const [row] = await db
    .insert(orders)
    .values({
      userId,
      idempotencyKey: v7(),
      request: '',
      priced: order,
      termNet: order.subtotal,
      provider: 'sandbox',
      paymentMethodId: 'card',
      paymentMethodType: 'card',
      status,
    })
    .returning({ id: orders.id })
  return { orderId: row?.id ?? '', order }
}
