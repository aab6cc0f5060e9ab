import type { NewPaymentMethod, PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import { isSepaIban, normalIban } from '@gebaerdenraum/domain/billing/customers/iban'
import { cardBrandOf, isCardExpired, isCardNumber } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { NOT_CONFIRMED_TEXT, TO_CONFIRM_TEXT } from './confirmation-texts.ts'
import type { SandboxProvider } from './payment.ts'
import type { ChargeOutcome } from './payment-provider.ts'
import {
  deleteSandboxMethod,
  deleteSandboxMethods,
  findSandboxDebits,
  findSandboxMethod,
  findSandboxMethods,
  insertSandboxMethod,
} from './sandbox.repository.ts'
import { behaviourOf, DEBIT_FAILED, debitStateAt, refusalOf, type SandboxBehaviour } from './sandbox-behaviours.ts'

/** Payments without money, on our own tables: everything needed to try out buying. */
export const openSandbox = (db: Database): SandboxProvider => ({
  name: 'sandbox',
  async createMethod(userId, given) {
    const facts = given.type === 'card' ? cardFacts(given) : debitFacts(given)
    const method = { id: `pm_sandbox_${v7()}`, userId, type: given.type, ...facts }
    await insertSandboxMethod(db, method)
    return methodOf(method)
  },
  methodsOf: async ({ userId }) =>
    (await findSandboxMethods(db, userId)).filter(({ behaviour }) => !isRefusedAtOnce(behaviour)).map(methodOf),
  async useMethod({ userId }, id) {
    const row = await findSandboxMethod(db, userId, id)
    return row && methodOf(row)
  },
  removeMethod: ({ userId }, id) => deleteSandboxMethod(db, userId, id),
  async mandateOf({ userId }, id) {
    const row = await findSandboxMethod(db, userId, id)
    if (row?.type !== 'sepa_debit') return null
    const { last4, noticeEmail } = row
    return { reference: `SANDBOX-${id.slice(-12).toUpperCase()}`, creditorId: CREDITOR_ID, last4, noticeEmail }
  },
  startSetup: async ({ userId }) => {
    const id = `${setupPrefixOf(userId)}${v7()}`
    return { id, client_secret: `${id}_secret` }
  },
  cancelSetup: async ({ userId }, id) => id.startsWith(setupPrefixOf(userId)),
  async charge({ paymentId, payer, method, isOffSession, isGivenUp = false }) {
    const reference = `pi_sandbox_${paymentId}`
    const row = await findSandboxMethod(db, payer.userId, method.id)
    if (!row) return { state: 'failed', reference, refusal: 'Diese Zahlungsmethode gibt es nicht mehr.' }
    if (row.type === 'sepa_debit') return { state: 'in-progress', reference, refusal: null }
    if (row.behaviour === 'asks-first') {
      return isGivenUp
        ? { state: 'failed', reference, refusal: NOT_CONFIRMED_TEXT }
        : toBeConfirmed(reference, isOffSession)
    }
    const refusal = refusalOf(row.behaviour as SandboxBehaviour, isOffSession)
    return { state: refusal === null ? 'paid' : 'failed', reference, refusal }
  },
  askToConfirm: async ({ reference }) =>
    reference === null ? null : { clientSecret: `${reference}_secret`, paymentMethod: null },
  // The answer to the bank comes with the call that confirms it.
  lookUp: async ({ id }) => toBeConfirmed(`pi_sandbox_${id}`, false),
  refund: async ({ payment }) => (payment.state === 'in-progress' ? 'called-back' : 'refunded'),
  forget: ({ userId }) => deleteSandboxMethods(db, userId),
  async updatesAt(now) {
    const debits = await findSandboxDebits(db, new Date(now.getTime() - NEWS_DAYS * DAY_MS))
    return debits.flatMap(({ paymentId, state, createdAt, behaviour }) => {
      const present = debitStateAt((behaviour ?? 'works') as SandboxBehaviour, createdAt, now)
      if (present === state) return []
      const refusal = present === 'failed' ? DEBIT_FAILED : null
      return [{ paymentId, state: present, at: now, reference: null, refusal }]
    })
  },
})

const toBeConfirmed = (reference: string, isOffSession: boolean): ChargeOutcome => ({
  state: isOffSession ? 'failed' : 'charging',
  reference,
  refusal: isOffSession ? TO_CONFIRM_TEXT : null,
  needsConfirmation: true,
})

/** The example of the Bundesbank. */
const CREDITOR_ID = 'DE98ZZZ09999999999'
const DAY_MS = 86_400_000
/** Older debits do not come back any more: eight weeks, as with real ones. */
const NEWS_DAYS = 56

/** A card that was refused at once is not kept for the next time. */
const isRefusedAtOnce = (behaviour: string): boolean => refusalOf(behaviour as SandboxBehaviour, false) !== null

/** Nothing is kept of a setup here: its id says whose it is. */
const setupPrefixOf = (userId: string): string => `seti_sandbox_${userId}_`

const cardFacts = ({ card }: Extract<NewPaymentMethod, { type: 'card' }>) => {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!isCardNumber(digits)) throw refusedField('card.number', 'Deine Kartennummer ist ungültig.')
  if (isCardExpired(card.exp_month, card.exp_year, new Date())) {
    throw refusedField('card.exp_month', 'Deine Karte ist abgelaufen.')
  }
  return { brand: cardBrandOf(digits), last4: digits.slice(-4), behaviour: behaviourOf(digits) }
}

const debitFacts = ({ iban, email }: Extract<NewPaymentMethod, { type: 'sepa_debit' }>) => {
  if (!isSepaIban(iban)) throw refusedField('iban', 'Die IBAN ist ungültig.')
  return { brand: null, last4: normalIban(iban).slice(-4), behaviour: behaviourOf(iban), noticeEmail: email }
}

const refusedField = (field: string, sentence: string): ApiError =>
  new ApiError('BadRequest', sentence, { errors: { [field]: sentence } })

const methodOf = (row: {
  readonly id: string
  readonly type: PaymentMethod['type']
  readonly brand: NonNullable<PaymentMethod['card']>['brand'] | null
  readonly last4: string
}): PaymentMethod => ({
  id: row.id,
  type: row.type,
  ...(row.brand !== null && { card: { brand: row.brand } }),
  last4: row.last4,
})
