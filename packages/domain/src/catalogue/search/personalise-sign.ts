import type { SearchIndexHead } from '../search-index.contract.ts'
import type { Sign } from '../signs.contract.ts'

/** A sign of the content as this caller sees it. */
export const personaliseSign = (
  sign: Sign,
  { favorites, addressSuffix }: { readonly favorites: ReadonlySet<string> } & Pick<SearchIndexHead, 'addressSuffix'>,
): Sign => ({
  ...sign,
  isFavorite: favorites.has(sign._id),
  images: Object.fromEntries(
    Object.entries(sign.images).map(([type, addresses]) => [
      type,
      Object.fromEntries(
        Object.entries(addresses ?? {}).map(([variant, address]) => [variant, address + addressSuffix]),
      ),
    ]),
  ),
})
