import { SIGN_MEDIA_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSignedAddresses } from '../media/signed-addresses.ts'
import type { CatalogueRow } from './catalogue.repository.ts'
import { createSignWriter } from './sign-templates.ts'
import { toSign } from './to-sign.ts'

const addresses = createSignedAddresses('a secret of 32 characters or more', () => 1_800_000_000_000)
const HOLDER = { userId: '01a224a8-0831-74dc-b865-959183f935f8', tokenId: '01a224a8-084a-770a-838a-ff07a985bfa5' }

/** Also what could be taken for a part of the text around it. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"isFavorite":', '"hasVideo":true', '&k=', '\\"', '</script>', 'ÄÖÜß', '\u2028', '🤟'),
)
const rows: fc.Arbitrary<CatalogueRow> = fc.record({
  id: fc.uuid(),
  slug: text,
  title: text,
  wordClass: fc.constantFrom('noun', 'verb'),
  keywords: fc.array(text, { maxLength: 3 }),
  categoryId: fc.uuid(),
  categoryName: text,
  isPreview: fc.boolean(),
  isFingerspelled: fc.boolean(),
  revision: fc.nat(),
  importedTypes: fc.subarray([...SIGN_MEDIA_TYPES]),
  createdAt: fc.date({ noInvalidDate: true }),
  symbol: fc.constantFrom(null, 'dog-face'),
  importedPixels: fc.constantFrom(null, { signOnly: { width: 800, height: 1228 } }),
})

test('what is written is the sign as this caller may see it', () => {
  const write = createSignWriter(addresses)
  const callers = fc.record({
    isLicensed: fc.boolean(),
    extent: fc.constantFrom('all' as const, 'card' as const),
    isFavorite: fc.boolean(),
    match: fc.constantFrom(undefined, 'exact' as const, 'fuzzy' as const),
    isSignedIn: fc.boolean(),
  })
  fc.assert(
    fc.property(rows, fc.array(callers, { minLength: 1, maxLength: 6 }), (row, list) => {
      for (const { isLicensed, extent, isFavorite, match, isSignedIn } of list) {
        const written = write(
          row,
          { isLicensed, extent },
          { isFavorite, match, addressSuffix: isSignedIn ? `&k=${addresses.queueFieldFor(HOLDER)}` : '' },
        )
        const viewer = {
          isLicensed,
          extent,
          favorites: new Set(isFavorite ? [row.id] : []),
          addressesOf: isSignedIn
            ? (...[sign, access, shown]: Parameters<typeof addresses.addressesOf>) =>
                addresses.addressesOf(sign, access, shown, HOLDER)
            : addresses.addressesOf,
        }
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(toSign(row, viewer, match))))
      }
    }),
  )
})
