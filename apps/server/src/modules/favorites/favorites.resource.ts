import { signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { favoritesContract } from '@gebaerdenraum/domain/favorites/favorites.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import { accountOfCaller } from '../accounts/account-of-caller.ts'
import { signOf } from '../catalogue/index.ts'
import { deleteFavorite, findFavorites, upsertFavorite } from './favorites.repository.ts'
import { defineResource } from './services.ts'

const NO_SIGN = 'Keine passende Gebärde gefunden'

export const favoritesResource = defineResource(favoritesContract, {
  find: {
    allow: signedIn({ rows: 'own' }),
    async handle({ query, caller, db, services }) {
      const { id } = await accountOfCaller(db, caller)
      const { byId } = await services.catalogue.current()
      const { total, rows } = await findFavorites(db, id, { ...query, direction: query.sort['createdAt'] ?? -1 })
      const viewer = await services.signViews.findViewer(
        caller,
        db,
        rows.map(({ signId }) => signId),
      )
      const data = rows.flatMap(({ id: _id, signId, createdAt }) => {
        const row = byId.get(signId)
        return row ? [{ _id, sign: signOf(row, viewer), createdAt: createdAt.toISOString() }] : []
      })
      return { total, limit: query.limit, skip: query.skip, data }
    },
  },
  create: {
    allow: signedIn({ rows: 'own' }),
    // One statement each; the catalogue is asked outside any transaction.
    transaction: 'none',
    async handle({ data, caller, db, services }) {
      const { id } = await accountOfCaller(db, caller)
      const row = (await services.catalogue.current()).byId.get(data.sign)
      const favorite = row && (await upsertFavorite(db, id, row.id))
      if (!favorite) throw new ApiError('NotFound', NO_SIGN)
      const viewer = await services.signViews.findViewer(caller, db, [row.id])
      return { _id: favorite.id, sign: signOf(row, viewer), createdAt: favorite.createdAt.toISOString() }
    },
  },
  remove: {
    allow: signedIn({ rows: 'own, by the id of the sign' }),
    // One statement each; the catalogue is asked outside any transaction.
    transaction: 'none',
    async handle({ id: signId, caller, db, services }) {
      const { id } = await accountOfCaller(db, caller)
      const row = (await services.catalogue.current()).byId.get(signId)
      const favorite = row && (await deleteFavorite(db, id, signId))
      if (!favorite) throw new ApiError('NotFound', 'Diese Gebärde ist keiner deiner Favoriten.')
      const viewer = await services.signViews.findViewer(caller, db, [signId])
      return { _id: favorite.id, sign: signOf(row, viewer), createdAt: favorite.createdAt.toISOString() }
    },
  },
})
