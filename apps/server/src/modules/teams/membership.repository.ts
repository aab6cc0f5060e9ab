import type { AssignableRole } from '@gebaerdenraum/domain/accounts/access/team-roles'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { teams, users } from '../accounts/index.ts'
import { invitations } from './tables/invitations.ts'

/** The statements that seat people in a team and take them out of it. Each is called under the lock of the team. */

export const insertOwnership = async (db: Database, userId: string, teamId: string): Promise<void> => {
  await db.update(users).set({ teamId, teamRole: null, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

/** Whoever was given free access by an administrator keeps it, in a team and after it. */
export const seatMember = async (db: Database, userId: string, teamId: string): Promise<void> => {
  await db
    .update(users)
    .set({ teamId, teamRole: 'member', billingType: billingType('paying', 'member'), updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Only from this team: who has joined another one meanwhile stays there. Gives the ids of those who left. */
export const unseatMembers = async (db: Database, teamId: string, userIds: readonly string[]) => {
  if (userIds.length === 0) return []
  return db
    .update(users)
    .set({ teamId: null, teamRole: null, billingType: billingType('member', 'paying'), updatedAt: sql`now()` })
    .where(and(eq(users.teamId, teamId), inArray(users.id, [...userIds])))
    .returning({ id: users.id, name: users.name, email: users.email })
}

const billingType = (from: 'paying' | 'member', to: 'paying' | 'member') =>
  sql`case when ${users.billingType} = ${from} then ${to} else ${users.billingType} end`

export const updateTeamRole = async (db: Database, userId: string, teamRole: AssignableRole): Promise<void> => {
  await db.update(users).set({ teamRole, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

/** Holds accounts, in the order of their ids, so that two who need the same ones do not wait for each other. */
export const lockPeople = async (db: Database, userIds: readonly string[]) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      teamId: users.teamId,
      teamRole: users.teamRole,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update')

/** Members with the moment of their joining; who came without an invitation counts from his account's beginning. */
export const findSeatedMembers = async (db: Database, teamId: string) => {
  const joinedAt = db
    .select({ at: invitations.consumedAt })
    .from(invitations)
    .where(and(eq(invitations.teamId, teamId), eq(invitations.consumedBy, users.id)))
    .orderBy(desc(invitations.consumedAt))
    .limit(1)
  return db
    .select({
      userId: users.id,
      joinedAt: sql<Date>`coalesce((${joinedAt}), ${users.createdAt})`.mapWith(users.createdAt),
    })
    .from(users)
    .innerJoin(teams, eq(teams.id, users.teamId))
    .where(and(eq(users.teamId, teamId), ne(users.id, teams.ownerId)))
}
