import { isLicensed, isViewed } from '@gebaerdenraum/domain/accounts/access/caller'
import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import type { SignScope } from '@gebaerdenraum/domain/catalogue/sign-scope'
import { signsContract } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import type { CatalogueState } from './catalogue.ts'
import { defineResource } from './services.ts'
import { toSign } from './to-sign.ts'

const rows = 'licensed: all; others: preview, the rest locked'

export const signsResource = defineResource(signsContract, {
  find: {
    allow: anyone({ rows }),
    async handle({ query, caller, db, services }) {
      const state = await chooseIndex(await services.catalogue.current(), query.scope, isLicensed(caller))
      const found = services.signPages.find(state, query, isLicensed(caller))
      // What is missing is told by those who look for it, not by who looks at the app as one of them.
      if (isLicensed(caller) && !isViewed(caller))
        services.missedSearches.note(caller, query.search ?? '', found.isMissed)
      if (query.select === undefined) return services.signPages.write(state, query, found, caller, db)
      const viewer = await services.signViews.findViewer(
        caller,
        db,
        found.hits.map(({ row }) => row.id),
        query.media,
      )
      return {
        total: found.total,
        limit: query.limit,
        skip: query.skip,
        data: found.hits.map(({ row, match }) => toSign(row, viewer, match)),
      }
    },
  },
  get: {
    allow: anyone({ rows }),
    async handle({ id, caller, db, services }) {
      const row = (await services.catalogue.current()).byId.get(id)
      if (!row) throw new ApiError('NotFound', 'Keine passende Gebärde gefunden')
      return toSign(row, await services.signViews.findViewer(caller, db, [row.id]))
    },
  },
})

/** Without a licence only the preview signs are found by their keywords. */
const chooseIndex = async (state: CatalogueState, scope: SignScope, isLicensed: boolean): Promise<CatalogueState> =>
  isLicensed || scope === 'viewable' ? state : { ...state, index: await state.findPublicIndex() }
