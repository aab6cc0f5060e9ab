import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import type { PendingOrder } from '@gebaerdenraum/domain/billing/pending-orders.contract'
import { germanDay } from '../../../../../ui/german-dates.ts'
import { germanMoney } from '../../../../../ui/german-money.ts'

/** By whom: the organisation where there is one. */
export const customerOf = ({ address, person }: Pick<PendingOrder, 'address' | 'person'>): string =>
  address.company || address.name || person?.name || 'Unbekannt'

export const licenceText = ({ title, period }: PendingOrder['license']): string => `${title} (${periodText(period)})`

export const changeText = ({ change, beginsAt }: PendingOrder): string => {
  if (change === 'purchase') return 'Neue Lizenz, beginnt mit der Freigabe'
  if (change === 'upgrade') return 'Erweiterung, gilt mit der Freigabe'
  return beginsAt ? `Nachfolger, beginnt am ${germanDay(beginsAt)}` : 'Nachfolger, beginnt nach der laufenden Lizenz'
}

export const addressText = ({ address: a }: Pick<PendingOrder, 'address'>): string =>
  [a.company, a.name, a.additional, `${a.street} ${a.number}`.trim(), `${a.postcode} ${a.city}`.trim(), a.countryCode]
    .filter((line) => line !== '')
    .join(', ')

export const taxText = ({ tax, taxNote }: PendingOrder): string => taxNote ?? germanMoney(tax)

const DAY_MS = 86_400_000

/** „seit heute“, „seit 3 Tagen“. */
export const waitingText = (orderedAt: string, now: Date): string => {
  const days = Math.floor((now.getTime() - Date.parse(orderedAt)) / DAY_MS)
  if (days <= 0) return 'seit heute'
  return days === 1 ? 'seit einem Tag' : `seit ${days} Tagen`
}

/** Reasons that come up again and again; they stand in the mail. */
export const REJECTION_TEMPLATES = [
  {
    label: 'Angaben fehlen',
    text: 'In deiner Rechnungsadresse fehlen Angaben, die wir für die Rechnung brauchen. Bitte ergänze sie und bestelle noch einmal.',
  },
  {
    label: 'Einrichtung nicht gefunden',
    text: 'Wir konnten deine Einrichtung unter der angegebenen Adresse nicht finden. Bitte prüfe die Adresse und bestelle noch einmal, oder antworte auf diese E-Mail.',
  },
  {
    label: 'Offene Rechnung',
    text: 'Für dein Konto ist noch eine Rechnung offen. Bitte bezahle sie zuerst; danach kannst du gern noch einmal bestellen.',
  },
  {
    label: 'Doppelt bestellt',
    text: 'Für deine Einrichtung gibt es schon eine Bestellung. Damit du nicht doppelt bezahlst, haben wir diese nicht angenommen.',
  },
] as const
