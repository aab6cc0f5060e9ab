import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { openWorkProcesses } from '../../../platform/processes/work-processes.ts'
import type { InvoiceTask } from './invoice-process.ts'

/**
 * An invoice as PDF with its XML inside. Written in a process of its own, one at a time. Rejects with a `BusyError` where
 * too many wait, with a `WorkError`, or with the error of the writer.
 */
export const invoicePdf = (invoice: Invoice, productName: string): Promise<Uint8Array> =>
  PROCESSES.run({ invoice, productName }, LIMITS)

/** Each takes some tenths of a second; at the turn of a month many wait. */
const PROCESSES = openWorkProcesses<InvoiceTask, Uint8Array>(new URL('./invoice-process.ts', import.meta.url), {
  parallel: 1,
  waiting: 500,
  maxHeapMb: 256,
  idleMs: 30_000,
  priority: 0,
})
const LIMITS = { deadlineMs: 60_000, maxRssMb: 1_000 } as const
