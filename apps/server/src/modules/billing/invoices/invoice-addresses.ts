import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Addresses of invoices that nobody can guess, change or keep for long. */
export type DocumentForm = 'pdf' | 'xml'

export type InvoiceAddresses = {
  addressOf(invoiceId: string, form: DocumentForm): string
  check(address: InvoiceAddress): 'ok' | 'invalid' | 'expired'
}

/** The parts of `/media/invoices/{id}/{form}?e=…&s=…`, as they stand in the address. */
export type InvoiceAddress = {
  readonly id: string
  readonly form: string
  readonly expiry: string
  readonly signature: string
}

export const openInvoiceAddresses = (secret: string, now: () => number = Date.now): InvoiceAddresses => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'invoice-addresses', 32))
  const signatureOf = (id: string, form: string, expiry: string): string =>
    createHmac('sha256', key).update(`${form}|${id}|${expiry}`).digest('base64url')
  return {
    addressOf(id, form) {
      const expiry = ((Math.floor(now() / 1000 / BUCKET_SECONDS) + 2) * BUCKET_SECONDS).toString(36)
      return `/media/invoices/${id}/${form}?e=${expiry}&s=${signatureOf(id, form, expiry)}`
    },
    check({ id, form, expiry, signature }) {
      const expected = Buffer.from(signatureOf(id, form, expiry))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid'
      return Number.parseInt(expiry, 36) * 1000 > now() ? 'ok' : 'expired'
    },
  }
}

/** An address holds for one to two hours. */
const BUCKET_SECONDS = 60 * 60
