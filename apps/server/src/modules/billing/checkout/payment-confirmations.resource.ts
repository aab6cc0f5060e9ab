import { payer } from '@gebaerdenraum/domain/accounts/access/permissions'
import { paymentConfirmationsContract } from '@gebaerdenraum/domain/billing/payment-confirmations.contract'
import { validate as isUuid } from 'uuid'
import { ApiError } from '../../../platform/framework/errors.ts'
import { accountOfCaller } from '../../accounts/index.ts'
import { findBookedOrders, findUnconfirmed } from '../orders/orders.repository.ts'
import { defineResource } from '../services.ts'
import { applyConfirmation } from './apply-confirmation.ts'
import { requestConfirmation } from './unconfirmed-orders.ts'

export const paymentConfirmationsResource = defineResource(paymentConfirmationsContract, {
  create: {
    allow: payer({ rows: 'own' }),
    limit: { points: 30, seconds: 3_600, by: 'caller' },
    // The provider is asked for what the browser needs.
    transaction: 'none',
    async handle({ caller, db, services }) {
      const account = await accountOfCaller(db, caller)
      const booked = account.subscription ? await findBookedOrders(db, account.subscription.id) : []
      const failed = booked.filter(({ status, userId }) => status === 'failed' && userId === account.id)
      const payment = await findUnconfirmed(db, failed)
      const confirmation = payment && (await requestConfirmation(services, payment))
      if (!confirmation) {
        throw new ApiError('Conflict', 'Hier ist nichts mehr zu bestätigen. Bitte lade die Seite neu.')
      }
      return confirmation
    },
  },
  patch: {
    allow: payer({ rows: 'own' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    transaction: 'none',
    async handle({ id, caller, data, db, services }) {
      const account = await accountOfCaller(db, caller)
      const known = isUuid(id) ? { userId: account.id, paymentId: id } : undefined
      return { _id: id, state: await applyConfirmation(services, known, data.answer) }
    },
  },
})
