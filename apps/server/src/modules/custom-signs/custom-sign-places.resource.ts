import { signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { customSignPlacesContract } from '@gebaerdenraum/domain/custom-signs/custom-sign-places.contract'
import { signedInCaller } from '../accounts/index.ts'
import { customSignPlaces, findCustomSignPlaces } from './custom-sign-places.repository.ts'
import { defineResource } from './services.ts'

export const customSignPlacesResource = defineResource(customSignPlacesContract, {
  find: {
    allow: signedIn({ rows: 'own and those of the team' }),
    // It looks through all files within reach.
    limit: { points: 120, seconds: 60, by: 'caller' },
    async handle({ query: { filters, skip, limit }, db, services, ...context }) {
      const { deleted } = filters
      const nodes = deleted?.$in ?? (deleted?.$eq === undefined ? [] : [deleted.$eq])
      const shownIn = services.contributions.to(customSignPlaces)
      const rows = await findCustomSignPlaces(db, signedInCaller(context.caller), shownIn, nodes, { skip, limit })
      return { total: rows[0]?.total ?? 0, limit, skip, data: rows.map(({ total: _, ...place }) => place) }
    },
  },
})
