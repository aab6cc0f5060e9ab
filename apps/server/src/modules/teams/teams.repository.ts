import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { subscriptions, teams, users } from '../accounts/index.ts'

/** A team with its owner. */
export const findTeam = async (db: Database, id: string) => {
  const [row] = await db
    .select({
      id: teams.id,
      name: teams.name,
      description: teams.description,
      owner: { id: users.id, name: users.name, email: users.email },
    })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.ownerId))
    .where(eq(teams.id, id))
  return row
}

export const findTeamOwner = async (db: Database, teamId: string) => {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.ownerId))
    .where(eq(teams.id, teamId))
  return row
}

/** Members and managers by name, as a German dictionary sorts them; the owner is not among them. */
export const findMembers = (db: Database, team: { readonly id: string; readonly ownerId: string }) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: users.teamRole })
    .from(users)
    .where(and(eq(users.teamId, team.id), ne(users.id, team.ownerId)))
    .orderBy(sql`${users.name} collate german`, asc(users.id))

export const insertTeam = async (
  db: Database,
  team: { name: string; description: string; ownerId: string; subscriptionId: string },
): Promise<string> => {
  const [row] = await db.insert(teams).values(team).returning({ id: teams.id })
  return (row as NonNullable<typeof row>).id
}

export const updateTeam = async (
  db: Database,
  id: string,
  change: { name?: string | undefined; description?: string | undefined; ownerHasAccess?: boolean | undefined },
): Promise<void> => {
  await db
    .update(teams)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(teams.id, id))
}

export const updateTeamLicence = async (db: Database, subscriptionId: string, license: License): Promise<void> => {
  await db.update(subscriptions).set({ license, updatedAt: sql`now()` }).where(eq(subscriptions.id, subscriptionId))
}

/** The team of a person with what he decided on it himself; for the export of his data. */
export const findTeamOfPerson = async (db: Database, userId: string) => {
  const [row] = await db
    .select({
      name: teams.name,
      description: teams.description,
      isOwner: sql<boolean>`${teams.ownerId} = ${users.id}`,
      role: users.teamRole,
      ownerHasAccess: teams.ownerHasAccess,
      createdAt: teams.createdAt,
    })
    .from(users)
    .innerJoin(teams, or(eq(teams.id, users.teamId), eq(teams.ownerId, users.id)))
    .where(eq(users.id, userId))
    .limit(1)
  return row
}
