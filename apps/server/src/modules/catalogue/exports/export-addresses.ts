import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FileAddress, RefusedAddress } from '../../media/index.ts'

/** What an export holds besides the signs on offer. */
export const EXPORT_FORMS = ['signs', 'signs-media', 'retired', 'retired-media'] as const
export type ExportForm = (typeof EXPORT_FORMS)[number]

/** Instead of the id of a category. */
export const ALL_CATEGORIES = 'all'

/** Addresses of exports: an archive of gigabytes goes past the page straight to the downloads, which send no token. */
export type ExportAddresses = {
  addressOf(category: string, form: ExportForm, userId: string): string
  check(address: FileAddress): { readonly ok: true } | RefusedAddress
}

export const openExportAddresses = (secret: string, now: () => number = Date.now): ExportAddresses => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'export-addresses', 32))
  const signatureOf = (...parts: readonly string[]): string =>
    createHmac('sha256', key).update(parts.join('|')).digest('base64url')
  return {
    addressOf(category, form, userId) {
      const expiry = (Math.floor(now() / 1000) + VALID_SECONDS).toString(36)
      const signature = signatureOf(category, form, userId, expiry)
      return `/api/catalogue-exports/${category}/${form}?u=${userId}&e=${expiry}&s=${signature}`
    },
    check({ id, variant, holder, expiry, signature }) {
      const expected = Buffer.from(signatureOf(id, variant, holder, expiry))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { ok: false, reason: 'invalid' }
      return Number.parseInt(expiry, 36) * 1000 > now() ? { ok: true } : { ok: false, reason: 'expired' }
    },
  }
}

/** Enough to begin the download; how long it then takes does not matter. */
const VALID_SECONDS = 5 * 60
