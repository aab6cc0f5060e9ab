import type { SubscriptionStatus } from '@gebaerdenraum/domain/accounts/session.contract'
import type { SeatFacts } from '@gebaerdenraum/domain/teams/seats'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { subscriptions, teams, users } from '../accounts/index.ts'
import { invitations } from './tables/invitations.ts'

export type LockedTeam = {
  readonly id: string
  readonly name: string
  readonly ownerId: string
  readonly subscriptionId: string | null
  readonly licence: SubscriptionStatus | null
  readonly seats: SeatFacts
}

/**
 * Holds the team's seats until the transaction ends: whoever takes or frees one, or changes their number, takes this
 * lock before he counts. First of all the team, then accounts in the order of their ids, then invitations: nobody
 * waits in a circle. The counting is a statement of its own, because a statement that waited for the lock still sees
 * what was there before it waited. `no key update` holds others off just as well as `update` does, but lets rows be
 * written that only refer to the team.
 */
export const lockTeam = async (db: Database, teamId: string, now: Date): Promise<LockedTeam | undefined> => {
  const [locked] = await db.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update')
  return locked && findTeamSeats(db, teamId, now)
}

/** The same without holding it: true when it is read. */
export const findTeamSeats = async (db: Database, teamId: string, now: Date): Promise<LockedTeam | undefined> => {
  const [row] = await db
    .select({
      id: teams.id,
      name: teams.name,
      ownerId: teams.ownerId,
      subscriptionId: teams.subscriptionId,
      licence: subscriptions.status,
      license: subscriptions.license,
      ownerHasAccess: teams.ownerHasAccess,
      ...seatColumns(db, now),
    })
    .from(teams)
    .leftJoin(subscriptions, eq(subscriptions.id, teams.subscriptionId))
    .where(eq(teams.id, teamId))
  if (!row) return undefined
  const { license, members, openInvitations, ownerHasAccess, ...team } = row
  return { ...team, seats: { size: license?.size ?? 0, members, openInvitations, ownerHasAccess } }
}

/** How many seats of `teams` are taken, in a statement that reads that table. */
export const seatColumns = (db: Database, now: Date) => ({
  members: sql<number>`(${countMembers(db)})`.mapWith(Number),
  openInvitations: sql<number>`(${countOpenInvitations(db, now)})`.mapWith(Number),
})

/** The owner has his own account's `team_id` too in some data; he is never a member. */
const countMembers = (db: Database) =>
  db
    .select({ n: sql`count(*)` })
    .from(users)
    .where(and(eq(users.teamId, teams.id), sql`${users.id} <> ${teams.ownerId}`))

const countOpenInvitations = (db: Database, now: Date) =>
  db
    .select({ n: sql`count(*)` })
    .from(invitations)
    .where(and(eq(invitations.teamId, teams.id), isOpenAt(now)))

/** The rule `invitationState` as a condition. */
export const isOpenAt = (now: Date) =>
  and(isNull(invitations.consumedAt), isNull(invitations.invalidatedAt), gt(invitations.expiresAt, now))
