import { type Caller, isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import type { signsContract } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import type { FindQuery } from '../../platform/framework/define-resource.ts'
import { JsonBody } from '../../platform/framework/json-body.ts'
import type { SignedAddresses } from '../media/index.ts'
import type { Catalogue, CatalogueState } from './catalogue.ts'
import { type FoundSigns, findSigns } from './find-signs.ts'
import { createSignWriter, type WriteSign } from './sign-templates.ts'
import type { SignViews } from './sign-views.ts'

export type SignQuery = FindQuery<typeof signsContract>

export type SignPages = {
  /** What a query finds for callers with or without a licence. */
  find(state: CatalogueState, query: SignQuery, isLicensed: boolean): FoundSigns
  /** What it found, as this caller may see it, as JSON. The query selects no fields. */
  write(state: CatalogueState, query: SignQuery, found: FoundSigns, caller: Caller, db: Database): Promise<JsonBody>
}

/** What was made of one revision of the catalogue, with the addresses of one period. */
type Edition = {
  readonly revision: number
  readonly period: string
  readonly found: LRUCache<string, FoundSigns>
  readonly bodies: LRUCache<string, JsonBody>
  readonly writeSign: WriteSign
  /** Whether there is no newer one. */
  readonly isCurrent: () => boolean
}

const MAX_QUERIES = 2_000
/** Bytes before compression, with a quarter on top for the compressed ones. */
const MAX_BODY_BYTES = 24_000_000

/** Queries of recent requests are the same objects (`parseQueryString`). */
const queryKeys = new WeakMap<SignQuery, string>()
const describeQuery = (query: SignQuery): string => {
  const key = queryKeys.get(query) ?? JSON.stringify(query)
  queryKeys.set(query, key)
  return key
}

/** Pages of signs, each made once for all callers who get the same. */
export const openSignPages = (options: {
  readonly addresses: SignedAddresses
  readonly catalogue: Pick<Catalogue, 'latest'>
  readonly signViews: Pick<SignViews, 'addressSuffix' | 'findFavorites'>
}): SignPages => {
  const { addresses, catalogue, signViews } = options
  let edition: Edition | undefined
  const findEdition = ({ revision }: CatalogueState): Edition => {
    const period = addresses.currentPeriod()
    if (edition?.revision !== revision || edition.period !== period) {
      edition = {
        revision,
        period,
        found: new LRUCache({ max: MAX_QUERIES }),
        bodies: new LRUCache({
          maxSize: MAX_BODY_BYTES,
          sizeCalculation: ({ bytes }) => Math.ceil(1.25 * bytes.length) + 200,
        }),
        writeSign: createSignWriter(addresses),
        isCurrent: () => catalogue.latest()?.revision === revision && addresses.currentPeriod() === period,
      }
    }
    return edition
  }
  return {
    find(state, query, isLicensed) {
      const { found } = findEdition(state)
      const key = `${isLicensed} ${describeQuery(query)}`
      const known = found.get(key) ?? findSigns(state, query, isLicensed)
      found.set(key, known)
      return known
    },
    async write(state, query, { hits, total }, caller, db) {
      const favorites = await signViews.findFavorites(
        caller,
        db,
        hits.map(({ row }) => row.id),
      )
      // Read after waiting: nothing below waits, so all addresses are of one period.
      const { bodies, writeSign, isCurrent } = findEdition(state)
      const kind = { isLicensed: isLicensed(caller), extent: query.media }
      const addressSuffix = signViews.addressSuffix(caller)
      const favorite = hits.flatMap(({ row }, index) => (favorites.has(row.id) ? [index] : []))
      const key = `${caller.kind} ${kind.isLicensed} ${addressSuffix} ${favorite} ${describeQuery(query)}`
      const known = bodies.get(key)
      if (known) return known
      const signs = hits.map(({ row, match }) =>
        writeSign(row, kind, { isFavorite: favorites.has(row.id), match, addressSuffix }),
      )
      const body = new JsonBody(
        `{"total":${total},"limit":${query.limit},"skip":${query.skip},"data":[${signs.join(',')}]}`,
        caller.kind === 'anonymous' ? isCurrent : undefined,
      )
      bodies.set(key, body)
      return body
    },
  }
}
