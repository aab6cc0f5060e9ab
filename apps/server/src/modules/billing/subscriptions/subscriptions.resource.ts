import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { signedInOrAdministrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { managesTeam } from '@gebaerdenraum/domain/accounts/access/team-roles'
import { subscriptionsContract } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { applySubscriptionEvent } from '../orders/apply-event.ts'
import { assertApplied } from '../orders/refusals.ts'
import { toSubscriptionDto, toSuccessorDto } from '../orders/subscription-dto.ts'
import {
  findPayer,
  findSubscriptionsPage,
  findSuccessorById,
  findWithinReach,
  lockSubscription,
  type Reach,
  type SubscriptionRow,
  type SuccessorRow,
} from '../orders/subscriptions.repository.ts'
import type { Services } from '../services.ts'
import { defineResource } from '../services.ts'
import { approveOrder, rejectOrder } from './approve-order.ts'
import { endAtOnce } from './end-at-once.ts'

const ROWS = 'own; the team’s for its owner and managers; all for administrators'

export const subscriptionsResource = defineResource(subscriptionsContract, {
  find: {
    allow: signedInOrAdministrator({ rows: ROWS }),
    async handle({ caller, db, query }) {
      const filters = { successor: query.filters.successor?.$eq, status: query.filters.status?.$eq }
      const page = { ...query, direction: query.sort['createdAt'] ?? -1 } as const
      const { total, rows } = await findSubscriptionsPage(db, reachOf(caller), filters, page)
      const data = []
      for (const row of rows) data.push(await asSeenBy(db, row, caller))
      return { total, limit: query.limit, skip: query.skip, data }
    },
  },
  get: {
    allow: signedInOrAdministrator({ rows: ROWS }),
    async handle({ id, caller, db }) {
      const { row, successor } = await withinReach(db, id, caller)
      return successor ? ((await toSuccessorDto(db, row, successor)) ?? notThere()) : asSeenBy(db, row, caller)
    },
  },
  patch: {
    allow: signedInOrAdministrator({ rows: 'cancelAtPeriodEnd: the payer; status: administrators' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    async handle({ id, caller, data, db, services, unit }) {
      const found = await withinReach(db, id, caller)
      const row = (await lockSubscription(db, found.row.id)) ?? notThere()
      const after =
        'cancelAtPeriodEnd' in data
          ? await switchRenewal(unit, services, { row, caller, isOff: data.cancelAtPeriodEnd })
          : await decide(unit, services, { row, caller, data })
      return asSeenBy(db, after ?? row, caller)
    },
  },
})

type Decision =
  | { readonly status: 'active' }
  | { readonly status: 'canceled'; readonly reason: string; readonly refund?: boolean | undefined }

const decide = async (
  unit: UnitOfWork,
  services: Services,
  {
    row,
    caller,
    data,
  }: {
    readonly row: SubscriptionRow
    readonly caller: Caller
    readonly data: Decision
  },
): Promise<SubscriptionRow | undefined> => {
  if (!isAdministrator(caller)) throw new ApiError('Forbidden', 'Das dürfen nur Administratoren.')
  const now = new Date()
  if (data.status === 'active') return approveOrder(unit, services, row, now)
  if (data.refund === undefined) return rejectOrder(unit, services, row, data.reason)
  return endAtOnce(unit, services, row, { reason: data.reason, refund: data.refund, now })
}

/** Switches the renewal off or on again. The same again changes nothing and sends no second mail. */
const switchRenewal = async (
  unit: UnitOfWork,
  services: Services,
  { row, caller, isOff }: { readonly row: SubscriptionRow; readonly caller: Caller; readonly isOff: boolean },
): Promise<SubscriptionRow | undefined> => {
  const payer = await findPayer(unit.db, row.id)
  if (!payer || payer.id !== userIdOf(caller)) throw new ApiError('Forbidden', 'Das darf nur, wer die Lizenz bezahlt.')
  const event = { kind: 'renewal-switched', isOff } as const
  return assertApplied(await applySubscriptionEvent(unit, services, row.id, event, new Date()), 'not-active')
    .subscription
}

const asSeenBy = async (db: Database, row: SubscriptionRow, caller: Caller) => {
  const payer = await findPayer(db, row.id)
  return toSubscriptionDto(db, row, { isPayer: payer?.id === userIdOf(caller) || isAdministrator(caller) })
}

type Found = { readonly row: SubscriptionRow; readonly successor: SuccessorRow | undefined }

/** The subscription with this id, or the one whose successor has it. A 404 for everybody who may not see it. */
const withinReach = async (db: Database, id: string, caller: Caller): Promise<Found> => {
  if (!UUID.test(id)) return notThere()
  const successor = await findSuccessorById(db, id)
  const row = (await findWithinReach(db, successor?.subscriptionId ?? id, reachOf(caller))) ?? notThere()
  return { row, successor }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const reachOf = (caller: Caller): Reach => {
  if (isAdministrator(caller)) return { kind: 'all' }
  const { userId, teamId, teamRole } = caller as UserCaller
  return { kind: 'own', userId, teamId: managesTeam(teamRole) ? teamId : null }
}

const isAdministrator = (caller: Caller): boolean => caller.kind === 'user' && caller.role === 'admins'
const userIdOf = (caller: Caller): string => (caller.kind === 'user' ? caller.userId : '')

const notThere = (): never => {
  throw new ApiError('NotFound', 'Diese Lizenz gibt es nicht.')
}
