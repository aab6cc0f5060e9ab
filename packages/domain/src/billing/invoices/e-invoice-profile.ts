import type { Invoice } from './invoice.ts'
import { isLeitwegId } from './leitweg-id.ts'

/** `en16931` is what ZUGFeRD carries under this name (profile EN 16931, once "Comfort"). */
export type EInvoiceProfile = 'en16931' | 'xrechnung'

/** Who gives a Leitweg-ID is a public body and gets an XRechnung. */
export const eInvoiceProfileOf = ({ customer }: Pick<Invoice, 'customer'>): EInvoiceProfile =>
  isLeitwegId(customer.reference) ? 'xrechnung' : 'en16931'
