import { DEBIT_NOTICE_DAYS } from '@gebaerdenraum/domain/billing/invoices/issue-invoice'
import type { OrderEffect } from '@gebaerdenraum/domain/billing/orders/order'
import type { SubscriptionEffect } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import { notifyOperator } from '../../../platform/mail/notify-operator.ts'
import { enqueueLicenceMail, germanAmount, type LicenceMailDetails } from '../mails/enqueue-licence-mail.ts'
import { type EffectContext, requireOrder, requireSubscription } from './effect-context.ts'
import type { LockedOrder } from './locked-rows.ts'
import { findPayer } from './subscriptions.repository.ts'

type OrderMail = Extract<OrderEffect, { readonly kind: 'confirm-order' | 'report-failed-payment' }>
type SubscriptionMail = Extract<SubscriptionEffect, { readonly kind: 'send-licence-mail' }>

/** To the payer of the licence, unless that account is deleted. */
export const sendOrderMail = async (context: EffectContext, effect: OrderMail): Promise<void> => {
  const { unit, services, subscription, now } = context
  const payer = subscription && (await findPayer(unit.db, subscription.id))
  if (!payer) return
  const details = effect.kind === 'confirm-order' ? confirmation(requireOrder(context), effect.mail, now) : effect
  await enqueueLicenceMail(unit, services, effect.mail, payer, details)
}

const confirmation = (
  { priced, paymentMethodType, debit }: LockedOrder,
  mail: 'waiting' | 'bought' | 'upgraded' | 'renewed',
  now: Date,
): LicenceMailDetails => {
  const { license, total: totalCents } = priced
  const until = mail === 'waiting' ? null : new Date(priced.periodEnd)
  if (mail === 'renewed') return { license, totalCents, until }
  const ordered = { order: priced, method: paymentMethodType }
  if (mail === 'waiting') return { license, totalCents, until, ordered }
  return { license, totalCents, until, ordered, debit: totalCents > 0 ? debit : null, debitFrom: debitDay(now) }
}

/** Announced two days ahead (specification 1, section 9), as its invoice says. */
export const debitDay = (now: Date): Date => new Date(now.getTime() + DEBIT_NOTICE_DAYS * 86_400_000)

export const sendLicenceMail = async (context: EffectContext, effect: SubscriptionMail): Promise<void> => {
  const { unit, services } = context
  const payer = await findPayer(unit.db, requireSubscription(context).id)
  if (payer) await enqueueLicenceMail(unit, services, effect.mail, payer, effect)
}

/** A dispute has to be answered at the provider within days, or it is lost. */
export const reportDispute = async (context: EffectContext, paymentId: string): Promise<void> => {
  const { unit, services } = context
  const payment = requireOrder(context).payments.find(({ id }) => id === paymentId)
  if (!payment) return
  const reference = payment.reference ?? payment.id
  services.log.warn({ paymentId, cents: payment.amount }, 'a payment is disputed')
  await notifyOperator(unit, services, {
    subject: `Kartenzahlung bestritten, ${germanAmount(payment.amount)}`,
    lines: [
      'Eine Bank fordert eine Kartenzahlung zurück. Bitte antworte beim Zahlungsdienst darauf, bevor die Frist abläuft.',
      '',
      `Zahlung: ${reference}`,
      `Betrag: ${germanAmount(payment.amount)}`,
      '',
      'Bis es entschieden ist, bleibt die Lizenz, und von dieser Karte wird nichts mehr abgebucht.',
    ],
  })
}

/** The next term is held until the operator decides. */
export const reportHeldRenewal = async (
  context: EffectContext,
  { license: { title }, obstacle }: Extract<SubscriptionEffect, { kind: 'report-held-renewal' }>,
): Promise<void> => {
  const { unit, services } = context
  const payer = await findPayer(unit.db, requireSubscription(context).id)
  if (!payer) return
  services.log.warn({ subscription: requireSubscription(context).id, obstacle }, 'the next term of a licence is held')
  const [subject, reason, advice] = obstacle === 'territory' ? TERRITORY_REPORT : APPROVAL_REPORT
  await notifyOperator(unit, services, {
    subject: `${subject}: ${title}`,
    lines: [reason, '', `Lizenz: ${title}`, `Konto: ${payer.email}`, '', advice],
  })
}

const APPROVAL_REPORT = [
  'Freigabe überfällig',
  'Die Laufzeit einer Lizenz ist zu Ende, und die Bestellung der nächsten wartet noch auf Freigabe.',
  'Der Zugang bleibt offen, bis du entscheidest. Die neue Laufzeit schließt dann ohne Lücke an.',
] as const
const TERRITORY_REPORT = [
  'Steuer zu klären',
  'Die Laufzeit einer Lizenz ist zu Ende. Für die Rechnungsadresse gelten eigene Steuerregeln; darum wurde nichts abgebucht und keine Rechnung geschrieben.',
  'Der Zugang bleibt offen. Kläre mit dem Kunden, wie er weiter bezahlt, oder beende die Lizenz. Mit einer anderen Rechnungsadresse beginnt die neue Laufzeit von selbst und ohne Lücke.',
] as const
