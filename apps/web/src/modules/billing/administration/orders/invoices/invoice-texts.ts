import type { ReminderRefusal } from '@gebaerdenraum/domain/billing/invoices/invoice-reminders.contract'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { REMINDER_TITLES } from '@gebaerdenraum/domain/billing/invoices/reminders'
import type { Tone } from '../../../../../ui/lists/tag.tsx'
import type { InvoiceFilter } from '../queries.ts'

/** The state of an invoice, in one or two words. */
export const invoiceState = ({
  kind,
  status,
  ledger,
}: InvoiceSummary): { readonly text: string; readonly tone: Tone } => {
  if (kind === 'credit-note') return { text: 'Rechnungskorrektur', tone: 'gray' }
  if (status === 'void') return { text: 'Zurückgenommen', tone: 'gray' }
  if (status === 'paid') return { text: 'Bezahlt', tone: 'teal' }
  return ledger && ledger.daysOverdue > 0 ? { text: 'Überfällig', tone: 'red' } : { text: 'Offen', tone: 'gray' }
}

/** „fällig seit 12 Tagen“, with what was sent before. */
export const overdueText = ({ ledger }: InvoiceSummary): string | null => {
  if (!ledger || ledger.daysOverdue === 0) return null
  return ledger.daysOverdue === 1 ? 'fällig seit einem Tag' : `fällig seit ${ledger.daysOverdue} Tagen`
}

/** „Zahlungserinnerung vorgeschlagen“; null where nothing is to be sent. */
export const proposalText = ({ ledger }: InvoiceSummary): string | null =>
  ledger?.isProposed && ledger.next !== null ? `${REMINDER_TITLES[ledger.next]} vorgeschlagen` : null

export const VIEW_TEXTS: Readonly<Record<InvoiceFilter['view'], string>> = {
  open: 'Offen',
  overdue: 'Überfällig',
  proposed: 'Erinnern',
  paid: 'Bezahlt',
  'taken-back': 'Zurückgenommen',
  all: 'Alle',
}

export const EMPTY_TEXTS: Readonly<Record<InvoiceFilter['view'], string>> = {
  open: 'Keine Rechnung ist offen.',
  overdue: 'Keine Rechnung ist überfällig.',
  proposed: 'Heute ist keine Erinnerung fällig.',
  paid: 'Noch keine Rechnung ist bezahlt.',
  'taken-back': 'Keine Rechnung wurde zurückgenommen.',
  all: 'Noch keine Rechnungen.',
}

const REFUSALS: Readonly<Record<ReminderRefusal, string>> = {
  unknown: 'gibt es nicht mehr',
  'not-owed': 'inzwischen bezahlt oder zurückgenommen',
  'not-due': 'noch nicht fällig',
  'other-level': 'inzwischen schon erinnert',
}

/** What became of reminders that were sent together. */
export const sentText = (sent: number, refused: readonly { readonly reason: ReminderRefusal }[]): string => {
  const done = sent === 1 ? 'Eine Erinnerung ist unterwegs' : `${sent} Erinnerungen sind unterwegs`
  const first = sent === 0 ? 'Keine Erinnerung wurde verschickt' : done
  if (refused.length === 0) return `${first}.`
  const reasons = [...new Set(refused.map(({ reason }) => REFUSALS[reason]))].join(', ')
  return `${first}; ${refused.length} nicht: ${reasons}.`
}
