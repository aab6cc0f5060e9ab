import type { ActionTexts } from '../audit/action-texts.ts'

export const billingAuditTexts: ActionTexts = {
  'contract-declarations.patch': 'Kündigung oder Widerruf bearbeitet',
  'custom-subscription-requests.patch': 'Lizenzanfrage bearbeitet',
  'customers.patch': 'Rechnungsadresse geändert',
  'invoice-reminders.create': 'Zahlungserinnerung verschickt',
  'invoices.patch': 'Zahlung vermerkt oder Rechnung storniert',
  'manual-refunds.patch': 'Erstattung vermerkt',
  'offers.create': 'Angebot gemacht',
  'offers.patch': 'Angebot geändert',
  'price-lists.create': 'Preisliste angelegt',
  'price-lists.remove': 'Preisliste zurückgezogen',
  'subscriptions.patch': {
    text: 'Lizenz geändert',
    precise: ({ status, refund }) => {
      if (status === 'active') return 'Bestellung freigegeben'
      if (status === 'canceled') return refund === undefined ? 'Bestellung abgelehnt' : 'Lizenz sofort beendet'
      return undefined
    },
  },
}
