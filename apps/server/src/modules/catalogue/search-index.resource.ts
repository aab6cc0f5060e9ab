import { licensed } from '@gebaerdenraum/domain/accounts/access/permissions'
import { searchIndexContract } from '@gebaerdenraum/domain/catalogue/search-index.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import type { CatalogueState } from './catalogue.ts'
import { defineResource, type Services } from './services.ts'

export const searchIndexResource = defineResource(searchIndexContract, {
  find: {
    allow: licensed({ rows: 'the version, own favourites' }),
    async handle({ caller, db, services: { catalogue, searchContents, signViews } }) {
      const state = await catalogue.current()
      const version = searchContents.nameVersion(state)
      const addressSuffix = signViews.addressSuffix(caller)
      if (version === null) return { version, addressSuffix, favorites: [] }
      const favorites = await signViews.findFavorites(caller, db, [...state.byId.keys()])
      return { version, addressSuffix, favorites: [...favorites].filter((id) => state.byId.has(id)) }
    },
  },
  get: {
    allow: licensed({ rows: 'all' }),
    limit: { points: 120, seconds: 3_600, by: 'caller' },
    async handle({ id: version, services }) {
      return services.searchContents.write(await findState(version, services))
    },
  },
})

/** The state of that version. Another server may have named it, which learned of a change a moment earlier. */
const findState = async (version: string, { catalogue, searchContents }: Services): Promise<CatalogueState> => {
  const state = await catalogue.current()
  if (searchContents.nameVersion(state) === version) return state
  const newer = await catalogue.refresh()
  if (searchContents.nameVersion(newer) === version) return newer
  throw new ApiError('NotFound', 'Dieser Stand des Katalogs ist nicht mehr aktuell.')
}
