import { randomUUID } from 'node:crypto'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { MediaExtent } from '@gebaerdenraum/domain/media/sign-media'
import { LRUCache } from 'lru-cache'
import type { SignedAddresses } from '../media/index.ts'
import type { CatalogueRow } from './catalogue.repository.ts'
import { toSign } from './to-sign.ts'

/** Callers who get the same of a sign, but for favourites and their own field in addresses. */
export type CallerKind = { readonly isLicensed: boolean; readonly extent: MediaExtent }

/** What differs between callers of one kind, and between searches. */
export type SignDetails = {
  readonly isFavorite: boolean
  readonly match?: Sign['match'] | undefined
  /** Appended to each address: `&k=…`, or nothing. */
  readonly addressSuffix: string
}

/** Writes a sign as JSON. */
export type WriteSign = (row: CatalogueRow, kind: CallerKind, details: SignDetails) => string

/** The text of a sign around what differs. */
type Template = {
  /** Up to the value of `isFavorite`. */
  readonly head: string
  /** `hasVideo`, up to where `match` may follow. */
  readonly middle: string
  /** The rest, in pieces between which the address suffix stands. */
  readonly tail: readonly string[]
}

/** Characters of all templates together: about 5,000 signs of one kind. */
const MAX_CHARACTERS = 16_000_000

/** Stands at the end of every address in a template; nobody can have written it into a name. */
const SUFFIX = randomUUID()
const FAVORITE = '"isFavorite":'

/**
 * Makes a function that writes signs from templates: the part that all callers of one kind get is made once. A writer
 * serves one revision of the catalogue and one period of addresses.
 */
export const createSignWriter = (addresses: SignedAddresses): WriteSign => {
  const templates = new LRUCache<string, Template>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ head, middle, tail }) =>
      head.length + middle.length + tail.reduce((sum, { length }) => sum + length, 0),
  })
  return (row, kind, { isFavorite, match, addressSuffix }) => {
    const key = `${kind.isLicensed ? 'full' : 'preview'} ${kind.extent} ${row.id}`
    let template = templates.get(key)
    if (!template) {
      template = makeTemplate(row, kind, addresses)
      templates.set(key, template)
    }
    const { head, middle, tail } = template
    const shownMatch = match === undefined ? '' : `,"match":"${match}"`
    return `${head}${isFavorite}${middle}${shownMatch}${tail.join(addressSuffix)}`
  }
}

const makeTemplate = (row: CatalogueRow, { isLicensed, extent }: CallerKind, addresses: SignedAddresses): Template => {
  const {
    isFavorite: _,
    hasVideo,
    images,
    ...rest
  } = toSign(row, {
    isLicensed,
    favorites: NO_FAVORITES,
    addressesOf: addresses.addressesOf,
    extent,
  })
  const { pixels, spelledMedia, ...first } = rest
  const marked = Object.fromEntries(
    Object.entries(images).map(([type, variants]) => [
      type,
      Object.fromEntries(Object.entries(variants ?? {}).map(([variant, address]) => [variant, `${address}${SUFFIX}`])),
    ]),
  )
  return {
    head: `${JSON.stringify(first).slice(0, -1)},${FAVORITE}`,
    middle: `,"hasVideo":${hasVideo}`,
    tail: `,${JSON.stringify({ pixels, spelledMedia, images: marked }).slice(1)}`.split(SUFFIX),
  }
}

const NO_FAVORITES: ReadonlySet<string> = new Set()
