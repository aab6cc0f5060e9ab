import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { createWorkQueue } from '../../../platform/processes/work-queue.ts'
import { openKeptThreads } from '../../../platform/threads/kept-threads.ts'
import type { FromInvoiceWriter, ToInvoiceWriter } from './invoice-worker.ts'

/** An invoice as PDF with its XML inside. Made in a thread of its own, one at a time. */
export const invoicePdf = (invoice: Invoice, productName: string): Promise<Uint8Array> =>
  queue.run(() => write({ invoice, productName }))

/** Each takes some tenths of a second; at the turn of a month many wait. */
const queue = createWorkQueue({ parallel: 1, waiting: 500 })
const threads = openKeptThreads(new URL('./invoice-worker.ts', import.meta.url))

const write = async (message: ToInvoiceWriter): Promise<Uint8Array> => {
  const thread = threads.take()
  let isDone = false
  try {
    const answer = await new Promise<FromInvoiceWriter>((resolve, reject) => {
      thread.once('message', resolve).once('error', reject)
      thread.once('exit', (code) => reject(new Error(`The thread that writes invoices ended early with code ${code}.`)))
      thread.postMessage(message)
    })
    if ('error' in answer) throw answer.error
    isDone = true
    return answer.pdf
  } finally {
    if (isDone) threads.keep(thread)
    else await thread.terminate()
  }
}
