import type { FastifyInstance } from 'fastify'
import { sendDownload } from '../../../platform/framework/download.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { Services } from '../services.ts'
import type { DocumentForm } from './invoice-addresses.ts'
import { documentName, invoiceDocument } from './invoice-documents.ts'
import { findInvoice } from './invoices.repository.ts'

type Params = { readonly id: string; readonly form: string }
type Query = Readonly<Record<string, unknown>>

/** `/media/invoices/{id}/{pdf|xml}?e=…&s=…`: the only way invoices leave the house, beside mail. */
export const invoiceRoutes = async (
  app: FastifyInstance,
  { services }: { readonly services: Services },
): Promise<void> => {
  app.get<{ Params: Params; Querystring: Query }>('/media/invoices/:id/:form', async ({ params, query }, reply) => {
    const { id, form } = params
    const given = { id, form, expiry: textOf(query['e']), signature: textOf(query['s']) }
    const verdict = services.invoiceAddresses.check(given)
    if (verdict === 'expired') throw new ApiError('Gone', 'Diese Adresse ist abgelaufen. Bitte lade die Seite neu.')
    if (verdict === 'invalid' || !isForm(form)) throw new ApiError('Forbidden', 'Diese Adresse ist ungültig.')
    const invoice = await findInvoice(services.db, id)
    if (!invoice) throw new ApiError('NotFound', 'Diese Rechnung gibt es nicht.')
    const { bytes } = await invoiceDocument(services, invoice, form)
    return sendDownload(reply, DOCUMENT_TYPES[form], { fileName: documentName(invoice, form), bytes })
  })
}

export const DOCUMENT_TYPES: Readonly<Record<DocumentForm, string>> = { pdf: 'application/pdf', xml: 'application/xml' }

const isForm = (form: string): form is DocumentForm => form in DOCUMENT_TYPES
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
