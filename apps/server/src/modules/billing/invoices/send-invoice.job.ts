import { z } from 'zod'
import { defineJob } from '../services.ts'

/** Writes the documents of an invoice (PDF and XML) and mails them, once. */
export const sendInvoiceJob = defineJob({
  name: 'invoices.send',
  title: 'Rechnungen verschicken',
  payload: z.strictObject({ invoiceId: z.string() }),
  retry: { limit: 20, delaySeconds: 30 },
  load: async () => (await import('./send-invoice.ts')).sendInvoice,
})
