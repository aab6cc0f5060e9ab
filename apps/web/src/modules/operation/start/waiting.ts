import {
  IconAlertTriangle,
  IconFileInvoice,
  IconInbox,
  IconMessageQuestion,
  IconReceiptRefund,
  IconSearchOff,
  IconShoppingCart,
  IconSignature,
  type TablerIcon,
} from '@tabler/icons-react'
import { api } from '../../../api/client.ts'

/** Something that waits for a decision: how much of it there is, and where it is decided. */
export type Waiting = {
  readonly id: string
  readonly to: string
  readonly Icon: TablerIcon
  /** „3 Bestellungen auf Rechnung warten auf Freigabe“, without the number. */
  readonly one: string
  readonly many: string
  count(signal: AbortSignal): Promise<number>
}

type Page = Promise<{ readonly total: number }>
const total = async (page: Page): Promise<number> => (await page).total

/** Only the number is asked for. */
const NONE = { $limit: 0 } as const

export const WAITING: readonly Waiting[] = [
  {
    id: 'orders',
    to: '/app/verwaltung/bestellungen',
    Icon: IconShoppingCart,
    one: 'Bestellung wartet auf Freigabe',
    many: 'Bestellungen warten auf Freigabe',
    count: (signal) => total(api['pending-orders'].find(NONE, { signal })),
  },
  {
    id: 'declarations',
    to: '/app/verwaltung/bestellungen',
    Icon: IconSignature,
    one: 'Kündigung oder Widerruf ist offen',
    many: 'Kündigungen und Widerrufe sind offen',
    count: (signal) => total(api['contract-declarations'].find({ ...NONE, open: 'true' }, { signal })),
  },
  {
    id: 'refunds',
    to: '/app/verwaltung/bestellungen',
    Icon: IconReceiptRefund,
    one: 'Erstattung ist von Hand zu überweisen',
    many: 'Erstattungen sind von Hand zu überweisen',
    count: (signal) => total(api['manual-refunds'].find({ ...NONE, open: 'true' }, { signal })),
  },
  {
    id: 'invoices',
    to: '/app/verwaltung/rechnungen',
    Icon: IconFileInvoice,
    one: 'Rechnung ist überfällig',
    many: 'Rechnungen sind überfällig',
    count: (signal) => total(api.invoices.find({ ...NONE, view: 'overdue' }, { signal })),
  },
  {
    id: 'requests',
    to: '/app/verwaltung/anfragen',
    Icon: IconInbox,
    one: 'Lizenzanfrage ist neu',
    many: 'Lizenzanfragen sind neu',
    count: (signal) => total(api['custom-subscription-requests'].find({ ...NONE, state: 'new' }, { signal })),
  },
  {
    id: 'sign-requests',
    to: '/app/verwaltung/wuensche',
    Icon: IconMessageQuestion,
    one: 'Gebärdenwunsch ist offen',
    many: 'Gebärdenwünsche sind offen',
    count: (signal) => total(api['sign-requests'].find({ ...NONE, from: 'everybody', status: 'open' }, { signal })),
  },
  {
    id: 'missed-searches',
    to: '/app/verwaltung/wuensche',
    Icon: IconSearchOff,
    one: 'Suche ohne Treffer',
    many: 'Suchen ohne Treffer',
    count: (signal) => total(api['missed-searches'].find({ ...NONE, status: 'open' }, { signal })),
  },
  {
    id: 'jobs',
    to: '/app/verwaltung/system',
    Icon: IconAlertTriangle,
    one: 'Auftrag des Servers ist gescheitert',
    many: 'Aufträge des Servers sind gescheitert',
    count: async (signal) => {
      const { jobs } = await api['system-state'].find({}, { signal })
      return jobs.reduce((sum, { failed }) => sum + failed, 0)
    },
  },
]
