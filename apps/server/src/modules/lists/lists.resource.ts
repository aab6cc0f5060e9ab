import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { anyone, licensed, licensedOrAdministrator, signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type FoundList, listsContract } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Context, FindQuery } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { assertAllowed } from '../../platform/framework/refusals.ts'
import { signedInCaller } from '../accounts/index.ts'
import { changeList } from './change-list.ts'
import { createList } from './create-list.ts'
import { listOf } from './list-of.ts'
import { findLists } from './lists.repository.ts'
import { openList } from './open-list.ts'
import { prepareToPlay } from './prepare-to-play.ts'
import { removeList } from './remove-list.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'
import { sharedListOf } from './shared-list.ts'
import { signsOfLists } from './signs-of-lists.ts'

const rows = 'own and team'

export const listsResource = defineResource(listsContract, {
  find: {
    allow: anyone({ rows: 'own and team; by share key anybody, without a licence the first 10 signs' }),
    handle: ({ query, ...context }) => {
      const { shareKey } = query
      return shareKey === undefined ? findReachable(context, query) : findShared(context, query, shareKey)
    },
  },
  get: {
    allow: signedIn({ rows }),
    async handle(context) {
      const list = await openList(context, context.id)
      prepareToPlay(context, list, context.query)
      return list
    },
  },
  create: {
    // Administrators make lists of templates too that are not public yet.
    allow: licensedOrAdministrator({ rows }),
    // The catalogue is asked outside any transaction.
    transaction: 'none',
    handle: async (context) => openList(context, await createList(context)),
  },
  patch: {
    allow: licensed({ rows }),
    transaction: 'none',
    async handle(context) {
      await changeList(context)
      return openList(context, context.id)
    },
  },
  remove: {
    allow: licensed({ rows }),
    transaction: 'none',
    async handle(context) {
      const list = await openList(context, context.id)
      await removeList(context)
      return list
    },
  },
})

type Where = Pick<Context<Services>, 'caller' | 'db' | 'services' | 'address'>
type Query = FindQuery<typeof listsContract>

const findReachable = async ({ caller, db, services }: Where, query: Query) => {
  const user = confirmedUser(caller)
  const catalogue = await services.catalogue.current()
  const { skip, limit, filters, sort } = query
  const found = await findLists(db, user, {
    owner: filters.owner?.$eq,
    skip,
    limit,
    direction: sort['updatedAt'] ?? -1,
  })
  const signs = await signsOfLists(
    db,
    found.rows.map(({ id }) => id),
    { reach: user, learner: user.userId },
    catalogue,
  )
  const data = found.rows.map((row) =>
    listOf(row, signs.get(row.id) ?? { signs: [], learned: [] }, caller, ({ id: _id }) => ({ _id })),
  )
  return { total: found.total, limit, skip, data }
}

const findShared = async (where: Where, query: Query, shareKey: string) => {
  const { skip, limit, filters } = query
  if (filters.owner) throw new ApiError('BadRequest', 'Ein Teilen-Link lässt sich nicht nach Besitzern filtern.')
  const list = await sharedListOf(where, shareKey)
  if (list) prepareToPlay(where, list, query)
  const data: FoundList[] = list ? [list] : []
  return { total: data.length, limit, skip, data: data.slice(skip, skip + limit) }
}

/** Lists without a share key are for whoever is signed in and confirmed. */
const confirmedUser = (caller: Caller): UserCaller => {
  assertAllowed(CONFIRMED, caller)
  return signedInCaller(caller)
}

const CONFIRMED = signedIn({ rows })
