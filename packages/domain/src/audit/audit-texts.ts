import type { AuditEntry } from './audit-entries.contract.ts'

/** What administrators do, as the protocol tells it. The server's test holds it against all that leaves an entry. */
export const ACTION_TEXTS: Readonly<Record<string, string>> = {
  'admin.create': 'Verwaltungskonto angelegt',
  'admin.reset-second-factor': 'Zweiten Faktor zurückgesetzt',
  'authentication.create': 'Angemeldet',
  'catalogue-changes.create': 'Mehrere Gebärden auf einmal geändert',
  'catalogue-changes.patch': 'Änderung am Katalog rückgängig gemacht',
  'catalogue-exports.create': 'Katalog exportiert',
  'catalogue-import-entries.patch': 'Zuordnung eines Imports entschieden',
  'catalogue-import-parts.create': 'Teil eines Imports hochgeladen',
  'catalogue-import-reports.create': 'Bericht eines Imports geholt',
  'catalogue-imports.create': 'Import begonnen',
  'catalogue-imports.patch': 'Import weitergeführt',
  'catalogue-media.create': 'Bild oder Video einer Gebärde ersetzt',
  'catalogue-media.patch': 'Bild oder Video einer Gebärde geändert',
  'catalogue-media.remove': 'Bild oder Video einer Gebärde entfernt',
  'catalogue-signs.create': 'Gebärde angelegt',
  'catalogue-signs.patch': 'Gebärde geändert',
  'catalogue-signs.remove': 'Gebärde aus dem Angebot genommen',
  'categories.create': 'Kategorie angelegt',
  'categories.patch': 'Kategorie geändert',
  'contract-declarations.patch': 'Kündigung oder Widerruf bearbeitet',
  'custom-subscription-requests.patch': 'Lizenzanfrage bearbeitet',
  'customers.patch': 'Rechnungsadresse geändert',
  'import.run': 'Katalog importiert',
  'invoice-reminders.create': 'Zahlungserinnerung verschickt',
  'invoices.patch': 'Zahlung vermerkt oder Rechnung storniert',
  'list-templates.create': 'Listenvorlage angelegt',
  'list-templates.patch': 'Listenvorlage geändert',
  'list-templates.remove': 'Listenvorlage gelöscht',
  'lists.create': 'Lernliste angelegt',
  'administration-teams.patch': 'Einladung eines Teams bearbeitet',
  'manual-refunds.patch': 'Erstattung vermerkt',
  'missed-searches.patch': 'Suche ohne Treffer bearbeitet',
  'offers.create': 'Angebot gemacht',
  'offers.patch': 'Angebot geändert',
  'page-versions.create': 'Text veröffentlicht',
  'people.create': 'Konto angelegt',
  'people.patch': 'Konto geändert',
  'price-lists.create': 'Preisliste angelegt',
  'price-lists.remove': 'Preisliste zurückgezogen',
  'second-factors.create': 'Einrichtung eines zweiten Faktors begonnen',
  'second-factors.patch': 'Zweiten Faktor bestätigt oder Codes erneuert',
  'sign-requests.patch': 'Gebärdenwunsch bearbeitet',
  'subscriptions.patch': 'Lizenz geändert',
  'system-state.patch': 'In den Betrieb eingegriffen',
  'view-as.create': 'App als andere Person angesehen',
  'view-as.remove': 'Ansicht als andere Person beendet',
}

/** What was done, as precisely as the entry tells it. An action nobody has named yet shows its name. */
export const auditText = ({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string => {
  const data = fieldsOf(details['data'])
  const note = fieldsOf(details['note'])
  const precise = PRECISE[action]?.(data, note)
  return precise ?? ACTION_TEXTS[action] ?? action
}

type Fields = Readonly<Record<string, unknown>>

const PRECISE: Readonly<Record<string, (data: Fields, note: Fields) => string | undefined>> = {
  'authentication.create': (_, { secondFactor }) => SIGN_INS[String(secondFactor)],
  'second-factors.patch': (_, { step }) => SECOND_FACTOR_STEPS[String(step)],
  'subscriptions.patch': ({ status, refund }) => {
    if (status === 'active') return 'Bestellung freigegeben'
    if (status === 'canceled') return refund === undefined ? 'Bestellung abgelehnt' : 'Lizenz sofort beendet'
    return undefined
  },
}

const SIGN_INS: Readonly<Record<string, string>> = {
  device: 'Angemeldet mit Code vom Gerät',
  'recovery-code': 'Angemeldet mit Wiederherstellungscode',
  none: 'Angemeldet ohne zweiten Faktor',
  'wrong-code': 'Anmeldung mit richtigem Passwort und falschem Code',
}

const SECOND_FACTOR_STEPS: Readonly<Record<string, string>> = {
  confirmed: 'Gerät als zweiten Faktor bestätigt',
  'new-recovery-codes': 'Neue Wiederherstellungscodes erzeugt',
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
