import { parentPort } from 'node:worker_threads'
import type { Invoice } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { writeInvoicePdf } from './pdf/write-invoice-pdf.ts'

export type ToInvoiceWriter = { readonly invoice: Invoice; readonly productName: string }
export type FromInvoiceWriter = { readonly pdf: Uint8Array } | { readonly error: unknown }

/** Thread of `invoicePdf`: writes one invoice after another and hands the bytes over without copying them. */
parentPort?.on('message', async ({ invoice, productName }: ToInvoiceWriter) => {
  const send = (message: FromInvoiceWriter, transfer: readonly ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer)
  try {
    const pdf = new Uint8Array(await writeInvoicePdf(invoice, productName))
    send({ pdf }, [pdf.buffer])
  } catch (error) {
    send({ error })
  }
})
