import { payer } from '@gebaerdenraum/domain/accounts/access/permissions'
import { checkoutContract } from '@gebaerdenraum/domain/billing/checkout.contract'
import { INVOICE_METHOD } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { AccountRow } from '../../accounts/index.ts'
import { accountOfCaller } from '../../accounts/index.ts'
import { customerOf } from '../customers/customer-of.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import type { OrderRow } from '../orders/orders.repository.ts'
import { toSubscriptionDto } from '../orders/subscription-dto.ts'
import { findSubscription } from '../orders/subscriptions.repository.ts'
import type { Payer } from '../payment/payment-provider.ts'
import { withProviderErrors } from '../payment/provider-errors.ts'
import { keptChoice } from '../prices/licence-choice.ts'
import { defineResource } from '../services.ts'
import { buy } from './buy.ts'
import { quoteLicence, toPreview } from './quote.ts'
import { releaseMethod } from './release-method.ts'
import { findConfirmation } from './unconfirmed-orders.ts'

export const checkoutResource = defineResource(checkoutContract, {
  find: {
    allow: payer({ rows: 'own' }),
    // Each asks the provider what it keeps.
    limit: { points: 600, seconds: 3_600, by: 'caller' },
    async handle({ caller, db, services }) {
      const { payment } = services
      const account = await accountOfCaller(db, caller)
      const customer = await findCustomer(db, account.id)
      const row = account.subscription && (await findSubscription(db, account.subscription.id))
      const methods = await withProviderErrors(() =>
        payment.online.methodsOf(payerFrom(account, customer.stripeCustomerId)),
      )
      return {
        customer: customerOf(account, customer),
        provider: payment.online.name === 'stripe' ? 'stripe' : 'sandbox',
        publishableKey: payment.publishableKey,
        subscription: row ? await toSubscriptionDto(db, row, { isPayer: true }) : null,
        stripeCustomer: customer.stripeCustomerId === null ? null : { id: customer.stripeCustomerId },
        stripeSubscription: stripeSubscriptionOf(row ?? undefined),
        paymentMethods: [...methods],
        defaultPaymentMethod: row?.paymentMethodId ?? methods[0]?.id ?? null,
        choice: await keptChoice(db, services, account.id, new Date()),
      }
    },
  },
  get: {
    allow: payer({ rows: 'own' }),
    // Begins something with the provider.
    whileViewed: 'refused',
    limit: { points: 30, seconds: 3_600, by: 'caller' },
    async handle({ caller, db, services: { payment } }) {
      const account = await accountOfCaller(db, caller)
      return withProviderErrors(async () => payment.online.startSetup(await payerFor(db, account)))
    },
  },
  create: {
    allow: payer({ rows: 'own' }),
    limit: { points: 30, seconds: 3_600, by: 'caller' },
    transaction: 'none',
    async handle({ caller, db, data, services: { payment } }) {
      const account = await accountOfCaller(db, caller)
      if (!payment.sandbox)
        throw new ApiError('MethodNotAllowed', 'Zahlungsdaten nimmt nur der Zahlungsdienst entgegen.')
      return payment.sandbox.createMethod(account.id, data)
    },
  },
  patch: {
    allow: payer({ rows: 'own' }),
    limit: { points: 120, seconds: 3_600, by: 'caller' },
    // Providers are asked between transactions, never inside one (`buy.ts`).
    transaction: 'none',
    async handle({ caller, db, data, query, idempotencyKey, services }) {
      const account = await accountOfCaller(db, caller)
      const { license, prorationTimestamp, paymentMethod, total } = data
      if (query.preview === 'true') {
        const at = new Date(Math.floor(Date.now() / 1000) * 1000)
        const isOnInvoice = paymentMethod === undefined ? undefined : paymentMethod === INVOICE_METHOD.id
        const asked = { id: license, isOnInvoice }
        return toPreview(db, await quoteLicence(db, services, account, asked, at), at)
      }
      if (prorationTimestamp === undefined)
        throw missing('prorationTimestamp', 'Zeitpunkt der Vorschau ist erforderlich')
      if (idempotencyKey === undefined) throw missing('Idempotency-Key', 'Der Kopf Idempotency-Key fehlt')
      const input = { license, prorationTimestamp, paymentMethod, total }
      // Renewals and fees are orders of the same person under names of ours: no key may be taken for one of them.
      const { order, subscription } = await buy(services, account, input, `buyer:${idempotencyKey}`)
      const asking = await findConfirmation(services, order)
      if (asking) return { confirmation: asking }
      // Of an order that is repeated under its key nothing was changed by this call.
      const row =
        subscription ?? (order.subscriptionId === null ? undefined : await findSubscription(db, order.subscriptionId))
      if (!row) throw new ApiError('Conflict', 'Diese Bestellung wird noch bearbeitet.')
      return {
        subscription: await toSubscriptionDto(db, row, { isPayer: true }),
        stripeSubscription: stripeSubscriptionOf(row),
        isWaiting: isWaiting(order),
      }
    },
  },
  remove: {
    allow: payer({ rows: 'own; not one that something is still to be paid with' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    transaction: 'none',
    async handle({ id, caller, db, query, services }) {
      const { payment } = services
      const account = await accountOfCaller(db, caller)
      const who = await payerFor(db, account)
      if (query.object === 'setup_intent') {
        const isOwn = await withProviderErrors(() => payment.online.cancelSetup(who, id))
        if (!isOwn) throw new ApiError('NotFound', 'Diese Einrichtung gibt es nicht.')
        return { id }
      }
      await releaseMethod(services, account, id)
      const isGone = await withProviderErrors(() => payment.online.removeMethod(who, id))
      if (!isGone) throw new ApiError('NotFound', 'Diese Zahlungsmethode gibt es nicht.')
      return { id }
    },
  },
})

const payerFrom = ({ id, email, name }: AccountRow, stripeCustomerId: string | null): Payer => ({
  userId: id,
  email,
  name,
  stripeCustomerId,
})

const payerFor = async (db: Database, account: AccountRow): Promise<Payer> =>
  payerFrom(account, (await findCustomer(db, account.id)).stripeCustomerId)

/** Terms and renewals are ours; this says of the licence what clients of the provider's subscriptions look for. */
const stripeSubscriptionOf = (
  row: { readonly id: string; readonly status: string; readonly provider: string } | undefined,
) => (row?.provider === 'stripe' ? { id: row.id, status: row.status } : null)

/** What was ordered on invoice for the end of the period is noted, and waits as its successor. */
const isWaiting = ({ status, paymentMethodType, priced }: OrderRow): boolean =>
  status === 'pending-approval' || (status === 'noted' && paymentMethodType === 'invoice' && priced.lines.length > 0)

const missing = (field: string, sentence: string): ApiError =>
  new ApiError('BadRequest', sentence, { errors: { [field]: sentence } })
