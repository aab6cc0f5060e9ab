import { SEARCH_INDEX_MAX_SIGNS, type SearchIndexContent } from '@gebaerdenraum/domain/catalogue/search-index.contract'
import { JsonBody } from '../../platform/framework/json-body.ts'
import { inTurns } from '../../platform/processes/in-turns.ts'
import type { SignedAddresses } from '../media/index.ts'
import type { CatalogueState } from './catalogue.ts'
import { toSign } from './to-sign.ts'

export type SearchContents = {
  /** Names the content of this state, with the addresses of now; null when the catalogue is too large. */
  nameVersion(state: CatalogueState): string | null
  /** The content as JSON. It is made once for a version. */
  write(state: CatalogueState): Promise<JsonBody>
}

const SIGNS_PER_STEP = 50

/** The catalogue for the search in the browser: one content for all licensed callers. */
export const openSearchContents = (
  addresses: SignedAddresses,
  { maxSigns = SEARCH_INDEX_MAX_SIGNS }: { readonly maxSigns?: number } = {},
): SearchContents => {
  let latest: { readonly version: string; readonly body: Promise<JsonBody> } | undefined
  const nameVersion = ({ revision, byId }: CatalogueState): string | null =>
    byId.size > maxSigns ? null : `${revision}-${addresses.currentPeriod()}`
  return {
    nameVersion,
    write(state) {
      const version = nameVersion(state)
      if (version === null) throw new RangeError(`${state.byId.size} signs are too many for a browser`)
      if (latest?.version === version) return latest.body
      const body = inTurns(writeContent(state, addresses))
      latest = { version, body }
      return body
    },
  }
}

function* writeContent(state: CatalogueState, { addressesOf }: SignedAddresses): Generator<undefined, JsonBody> {
  const { hits } = state.index.search('', {}, { skip: 0, limit: state.byId.size })
  const viewer = { isLicensed: true, favorites: new Set<string>(), addressesOf, extent: 'card' } as const
  const signs: string[] = []
  for (const [position, { id }] of hits.entries()) {
    if (position % SIGNS_PER_STEP === 0) yield
    signs.push(JSON.stringify(toSign(state.byId.get(id)!, viewer)))
  }
  const categories: SearchIndexContent['categories'] = state.categories.map(({ id, name }) => ({ _id: id, name }))
  return new JsonBody(`{"categories":${JSON.stringify(categories)},"signs":[${signs.join(',')}]}`)
}
