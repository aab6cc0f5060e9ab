import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { PLAIN_PRINT } from '@gebaerdenraum/domain/documents/print-options'
import { documentPdf } from '@gebaerdenraum/server/src/modules/printing/document-pdf.ts'
import type { PrintForms } from '@gebaerdenraum/server/src/modules/printing/forms/print-form.ts'
import { cardResolver } from '../content/card-document.ts'

export type ToPrint = {
  readonly content: DocumentContent
  /** Of which the cards have words of their own. */
  readonly round: number
  /** What was drawn ahead of them. */
  readonly forms: PrintForms
}
export type PrintedOnce = {
  readonly ms: number
  /** The most this process ever held, with Node.js itself. */
  readonly peakMb: number
  readonly byteLength: number
}

/** A process that prints every document it is sent, as the server does: in a thread, through `documentPdf`. */
const options = { ...PLAIN_PRINT, productName: 'Gebärdenraum' }

process.on('message', async ({ content, round, forms }: ToPrint) => {
  const resolver = cardResolver(round)
  const startedAt = performance.now()
  const pdf = await documentPdf(content, options, resolver, forms)
  const ms = performance.now() - startedAt
  const printed: PrintedOnce = { ms, peakMb: process.resourceUsage().maxRSS / 1024, byteLength: pdf.byteLength }
  process.send?.(printed)
})
process.on('disconnect', () => process.exit(0))
