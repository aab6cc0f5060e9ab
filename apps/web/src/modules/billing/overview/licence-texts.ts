import type { RenewalObstacle } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { Ordered } from '@gebaerdenraum/domain/billing/checkout.contract'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { germanDay } from '../../../ui/german-dates.ts'
import { germanMoney } from '../../../ui/german-money.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { METHOD_TYPE_TEXTS } from '../payment/method-text.ts'

type Tone = 'teal' | 'yellow' | 'red' | 'gray'

/** The state of a licence in a word or two. A debit that is still on its way is no failure. */
export const statusTag = ({ status, payment }: WholeSubscription): { readonly text: string; readonly tone: Tone } => {
  if (status === 'pending-approval') return { text: 'Wird geprüft', tone: 'yellow' }
  if (status === 'canceled') return { text: 'Abgelaufen', tone: 'gray' }
  if (payment?.status === 'failed') return { text: 'Zahlung fehlgeschlagen', tone: 'red' }
  return payment?.status === 'in-progress'
    ? { text: 'Aktiv, Zahlung läuft', tone: 'teal' }
    : { text: 'Aktiv', tone: 'teal' }
}

/** What happens at the end of the period. */
export const periodEndText = (subscription: WholeSubscription): string => {
  const { status, periodEnd, cancelAtPeriodEnd, renewal } = subscription
  if (status === 'pending-approval') return 'Die Laufzeit beginnt, sobald wir deine Bestellung freigegeben haben.'
  if (periodEnd === null) return 'Ohne Ablaufdatum.'
  const day = germanDay(periodEnd)
  if (status === 'canceled') return `Die Lizenz ist am ${day} abgelaufen.`
  if (subscription.held) return `Die Laufzeit ist am ${day} zu Ende gegangen; die nächste hat noch nicht begonnen.`
  if (cancelAtPeriodEnd || renewal === null) return `Die Lizenz läuft am ${day} aus und verlängert sich nicht.`
  return renewal.obstacle === null
    ? `Die Lizenz läuft bis ${day} und verlängert sich dann.`
    : `Die Lizenz läuft bis ${day}. ${OBSTACLE_TEXTS[renewal.obstacle]}`
}

const OBSTACLE_TEXTS: Readonly<Record<RenewalObstacle, string>> = {
  approval: 'Deine Bestellung für die Zeit danach wird noch geprüft; bis das entschieden ist, bleibt der Zugang offen.',
  method:
    'Danach kann sie sich so nicht verlängern: Die Zahlungsart passt nicht mehr zu deiner Rechnungsadresse. Wähle mit „Lizenz ändern“ eine andere.',
  dispute:
    'Danach kann sie sich so nicht verlängern: Eine Zahlung von deiner Karte wurde bei deiner Bank bestritten. Wähle mit „Lizenz ändern“ eine andere Zahlungsmethode.',
  territory:
    'Für deine Rechnungsadresse gelten eigene Steuerregeln, darum rechnen wir die nächste Laufzeit von Hand aus. Der Zugang bleibt offen.',
}

/** Why the period is over and the next one has not begun, and what to do; null where nothing holds it. */
export const heldText = ({ held }: WholeSubscription): string | null => {
  if (!held) return null
  const until = held.until ? ` Dein Zugang bleibt bis zum ${germanDay(held.until)}.` : ''
  return `${HELD_TEXTS[held.for]}${until}`
}

const HELD_TEXTS: Readonly<Record<NonNullable<WholeSubscription['held']>['for'], string>> = {
  approval:
    'Deine Laufzeit ist zu Ende, und wir prüfen deine Bestellung noch. Der Zugang bleibt offen; du musst nichts tun.',
  method:
    'Deine neue Laufzeit konnte nicht beginnen: Die gewählte Zahlungsart passt nicht mehr zu deiner Rechnungsadresse. Wähle mit „Lizenz ändern“ eine andere, oder berichtige die Adresse. Abgebucht wurde nichts.',
  dispute:
    'Deine neue Laufzeit konnte nicht beginnen: Eine Zahlung von deiner Karte wurde bei deiner Bank bestritten. Wähle mit „Lizenz ändern“ eine andere Zahlungsmethode. Abgebucht wurde nichts.',
  territory:
    'Deine Laufzeit ist zu Ende. Für deine Rechnungsadresse gelten eigene Steuerregeln, darum rechnen wir die nächste Laufzeit von Hand aus. Der Zugang bleibt offen; du musst nichts tun.',
}

/** What was ordered on invoice and waits for approval: the first licence, or more for one that runs. Else null. */
export const waitingText = ({ status, licenseObject, waiting }: WholeSubscription): string | null => {
  if (status === 'pending-approval') {
    return `Du hast ${orderedText(licenseObject)} bestellt. Wir prüfen die Bestellung und melden uns per E-Mail; das kann einige Werktage dauern. Erst danach wird der volle Zugang freigeschaltet, bis dahin siehst du ausgewählte Inhalte.`
  }
  return waiting
    ? `Am ${germanDay(waiting.orderedAt)} hast du ${orderedText(waiting.licenseObject)} bestellt. Wir prüfen die Bestellung und melden uns per E-Mail; das kann einige Werktage dauern. Bis dahin gilt deine bisherige Lizenz.`
    : null
}

const orderedText = ({ title, period }: WholeSubscription['licenseObject']): string =>
  `${quoteName(title)} für ${periodText(period)} auf Rechnung`

/** After a change was ordered: what waits for approval has not changed anything yet. */
export const changedText = ({ isWaiting }: Pick<Ordered, 'isWaiting'>): string =>
  isWaiting ? 'Bestellung eingegangen' : 'Lizenz erfolgreich geändert'

/** What became of the last payment, and what will; null where there is nothing to say. */
export const paymentText = ({ payment }: WholeSubscription): string | null => {
  if (!payment) return null
  switch (payment.status) {
    case 'paid':
      return payment.method ? `Bezahlt per ${METHOD_TYPE_TEXTS[payment.method]}.` : null
    case 'invoiced':
      return 'Bezahlt wird auf Rechnung.'
    case 'in-progress':
      return payment.method === 'card'
        ? 'Eine Kartenzahlung wird von deiner Bank geprüft. Du musst nichts tun.'
        : 'Die Lastschrift ist unterwegs; das dauert einige Tage. Du musst nichts tun.'
    case 'failed':
      return failedText(payment)
  }
}

const failedText = ({ dueTotal, nextAttempt, endsAt }: NonNullable<WholeSubscription['payment']>): string =>
  [
    `${germanMoney(dueTotal)} konnten nicht eingezogen werden.`,
    nextAttempt && `Wir versuchen es am ${germanDay(nextAttempt)} noch einmal.`,
    endsAt && `Wird bis ${germanDay(endsAt)} nicht bezahlt, endet der Zugang.`,
  ]
    .filter(Boolean)
    .join(' ')
