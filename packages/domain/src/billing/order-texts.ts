import type { PaymentMethodType } from '../accounts/licence-payment.ts'
import { germanDayOf, writtenDay } from '../kernel/german-days.ts'
import type { LicenceChange } from './licence-change.ts'
import { periodText } from './licence-period.ts'
import { reorderableFrom } from './renewing.ts'

/** A licence that does not renew itself is chosen again before it can be ordered for the next term. */
export const tooEarlyText = (periodEnd: Date): string =>
  `Das ist schon deine Lizenz. Ab dem ${reorderDay(periodEnd)} kannst du sie für die nächste Laufzeit bestellen.`

/** The same, where what was decided for the next term can be taken back meanwhile. */
export const onlineFromText = (periodEnd: Date): string =>
  `Mit Karte oder Lastschrift kannst du sie ab dem ${reorderDay(periodEnd)} für die nächste Laufzeit bestellen.`

const reorderDay = (periodEnd: Date): string => writtenDay(germanDayOf(reorderableFrom(periodEnd)))

/** What an order means, as it is known before it is placed. Amounts are cents. */
export type OrderFacts = {
  readonly change: LicenceChange
  readonly method: PaymentMethodType
  /** An offer that is accepted: on invoice, but the operator has nothing left to review. */
  readonly isAgreed: boolean
  /** Months. */
  readonly period: number
  readonly start: Date
  readonly end: Date
  readonly total: number
  /** When it is charged; null: at once. */
  readonly chargedAt: Date | null
}

/** German sentences about an order: when it begins, how it is paid, how it ends, and what the customer consents to. */
export type OrderTexts = {
  readonly begin: string
  readonly charge: string
  readonly end: string
  /** The third box of the order (specification 1, section 5), and what is said where it is not ticked. */
  readonly consent: string
  readonly consentFault: string
}

/**
 * The one place that says when an order takes effect. Orders on invoice begin once an administrator has approved them
 * (specification 1, section 5); everything else begins at once, or when the present term ends.
 */
export const orderTexts = (facts: OrderFacts): OrderTexts => ({
  ...SITUATIONS[facts.change][isReviewed(facts) ? 'reviewed' : 'immediate'](facts),
  charge: chargeText(facts),
  end: endText(facts),
})

const isReviewed = ({ method, isAgreed }: Pick<OrderFacts, 'method' | 'isAgreed'>): boolean =>
  method === 'invoice' && !isAgreed

/** When the term of this order is known only once it is approved: the dates of its preview are those of today. */
export const beginsWithApproval = (facts: Pick<OrderFacts, 'change' | 'method' | 'isAgreed'>): boolean =>
  facts.change === 'purchase' && isReviewed(facts)

type Situation = (facts: OrderFacts) => Pick<OrderTexts, 'begin' | 'consent' | 'consentFault'>

const WITHDRAWAL =
  'Mir ist bekannt, dass mein 14-tägiges Widerrufsrecht erlischt, sobald der Vertrag vollständig erfüllt ist.'
const REVIEW_TAKES = 'das kann einige Werktage dauern'

const AT_ONCE = {
  consent: `Ich möchte den Zugang sofort. ${WITHDRAWAL}`,
  consentFault: 'Bitte bestätige, dass du den Zugang sofort möchtest',
}
const AFTER_REVIEW = {
  consent: `Ich möchte den Zugang, sobald meine Bestellung geprüft ist, auch vor Ablauf der Widerrufsfrist. ${WITHDRAWAL}`,
  consentFault: 'Bitte bestätige, dass du den Zugang gleich nach der Prüfung möchtest',
}
const atStart = (start: Date) => ({
  consent: `Ich möchte, dass die neue Lizenz am ${day(start)} beginnt, auch vor Ablauf der Widerrufsfrist. ${WITHDRAWAL}`,
  consentFault: `Bitte bestätige, dass die neue Lizenz am ${day(start)} beginnen soll`,
})
const WITHOUT_BREAK = {
  consent: `Ich möchte meine Lizenz ohne Unterbrechung weiter nutzen. ${WITHDRAWAL}`,
  consentFault: 'Bitte bestätige, dass du deine Lizenz weiter nutzen möchtest',
}

const SITUATIONS: Readonly<Record<LicenceChange, Readonly<Record<'immediate' | 'reviewed', Situation>>>> = {
  purchase: {
    immediate: ({ end }) => ({ begin: `Die Lizenz beginnt sofort und läuft bis ${day(end)}.`, ...AT_ONCE }),
    reviewed: ({ period }) => ({
      begin: `Die Lizenz beginnt, sobald wir deine Bestellung geprüft haben, und läuft dann ${periodText(period)}. Die Prüfung kann einige Werktage dauern.`,
      ...AFTER_REVIEW,
    }),
  },
  upgrade: {
    immediate: () => ({
      begin: 'Die neue Lizenz gilt sofort. Was von der bisherigen noch nicht verbraucht ist, wird angerechnet.',
      ...AT_ONCE,
    }),
    reviewed: () => ({
      begin: `Die neue Lizenz gilt, sobald wir deine Bestellung geprüft haben; ${REVIEW_TAKES}. Bis dahin gilt deine bisherige. Was von ihr heute noch nicht verbraucht ist, wird angerechnet.`,
      ...AFTER_REVIEW,
    }),
  },
  successor: {
    immediate: ({ start }) => ({ begin: successorText(start), ...atStart(start) }),
    reviewed: ({ start }) => ({
      begin: `${successorText(start)} Vorher prüfen wir deine Bestellung; ${REVIEW_TAKES}.`,
      ...atStart(start),
    }),
  },
  keep: {
    immediate: ({ method, end }) => ({ begin: keepText(method, end), ...WITHOUT_BREAK }),
    reviewed: ({ method, end }) => ({ begin: keepText(method, end), ...WITHOUT_BREAK }),
  },
}

const successorText = (start: Date): string =>
  `Die neue Lizenz beginnt am ${day(start)}, wenn die bisherige endet. Bis dahin ändert sich nichts.`

/** Nothing is reviewed of what one has already; licences on invoice do not renew themselves. */
const keepText = (method: PaymentMethodType, end: Date): string =>
  method === 'invoice'
    ? `Du behältst deine Lizenz bis ${day(end)}; eine andere, die folgen sollte, entfällt.`
    : 'Du behältst deine Lizenz; sie verlängert sich wieder.'

const chargeText = (facts: OrderFacts): string => {
  const { total, method, isAgreed, chargedAt } = facts
  if (total === 0) return 'Es ist jetzt nichts zu bezahlen.'
  if (isAgreed) {
    return chargedAt
      ? `Die Rechnung bekommst du am ${day(chargedAt)} per E-Mail.`
      : 'Die Rechnung bekommst du gleich per E-Mail.'
  }
  return chargedAt ? CHARGED_LATER[method](day(chargedAt)) : CHARGED_NOW[method]
}

const CHARGED_NOW: Readonly<Record<PaymentMethodType, string>> = {
  card: 'Der Betrag wird sofort abgebucht.',
  sepa_debit: 'Der Betrag wird in den nächsten Tagen von deinem Konto eingezogen.',
  invoice: 'Du bekommst eine Rechnung, sobald wir deine Bestellung geprüft haben.',
}
const CHARGED_LATER: Readonly<Record<PaymentMethodType, (day: string) => string>> = {
  card: (on) => `Abgebucht wird am ${on}.`,
  sepa_debit: (on) => `Ab dem ${on} wird der Betrag von deinem Konto eingezogen.`,
  invoice: (on) => `Die Rechnung bekommst du, wenn die neue Lizenz am ${on} beginnt.`,
}

const endText = (facts: OrderFacts): string => {
  if (beginsWithApproval(facts)) {
    return `Sie endet nach ${periodText(facts.period)} von selbst; du musst nicht kündigen.`
  }
  const end = day(facts.end)
  return facts.method === 'invoice'
    ? `Sie endet am ${end} von selbst; du musst nicht kündigen.`
    : `Sie verlängert sich am ${end} um ${periodText(facts.period)}, zu dem Preis, der dann gilt. Kündigen kannst du jederzeit zum Ende der Laufzeit: bei deiner Lizenz in den Einstellungen oder am Fuß jeder Seite.`
}

/** What a person has consented to, as the confirmation of the order repeats it (§ 312f BGB). */
export const consentedText = (isAfterReview: boolean): string =>
  `Du hast bei der Bestellung verlangt, dass wir ${isAfterReview ? 'mit der Leistung beginnen, sobald wir deine Bestellung geprüft haben' : 'sofort mit der Leistung beginnen'}, und bestätigt, dass du weißt: Dein Widerrufsrecht von 14 Tagen erlischt, sobald der Vertrag vollständig erfüllt ist.`

const day = (moment: Date): string => writtenDay(germanDayOf(moment))
