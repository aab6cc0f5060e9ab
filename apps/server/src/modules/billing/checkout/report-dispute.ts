import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { notifyOperator } from '../../../platform/mail/notify-operator.ts'
import type { Services } from '../services.ts'
import { germanAmount } from '../subscriptions/licence-mails.ts'
import type { PaymentRow } from './orders.repository.ts'

/** A dispute has to be answered at the provider within days, or it is lost. */
export const reportDispute = async (unit: UnitOfWork, services: Services, payment: PaymentRow): Promise<void> => {
  const reference = payment.reference ?? payment.id
  services.log.warn({ paymentId: payment.id, cents: payment.amount }, 'a payment is disputed')
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
