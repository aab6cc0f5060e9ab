import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { Database } from '../../../platform/database/database.ts'
import { subscriptions, teams, users } from '../../accounts/index.ts'
import { invitations } from '../tables/invitations.ts'
import { seatColumns } from '../team-lock.repository.ts'

export type TeamsWish = {
  readonly search: string
  readonly licence: 'active' | 'inactive' | 'none' | undefined
  readonly sort: Readonly<Record<string, 1 | -1>>
  readonly skip: number
  readonly limit: number
}

const licence = sql<'active' | 'inactive' | 'none'>`case
  when ${subscriptions.id} is null then 'none'
  when ${subscriptions.status} = 'active' then 'active'
  else 'inactive' end`

const teamsAt = (db: Database, now: Date, isWanted: SQL | undefined) =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      description: teams.description,
      owner: { id: users.id, name: users.name, email: users.email },
      ownerHasAccess: teams.ownerHasAccess,
      subscriptionId: teams.subscriptionId,
      licence,
      license: subscriptions.license,
      ...seatColumns(db, now),
      createdAt: teams.createdAt,
    })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.ownerId))
    .leftJoin(subscriptions, eq(subscriptions.id, teams.subscriptionId))
    .where(isWanted)

export type AdministeredTeamRow = Awaited<ReturnType<typeof teamsAt>>[number]

export const findAdministeredTeams = async (db: Database, wish: TeamsWish, now: Date) => {
  const isWanted = and(
    containsWords(wish.search, [teams.name, users.name, users.email, users.asciiEmail]),
    wish.licence && sql`${licence} = ${wish.licence}`,
  )
  const [counted] = await db
    .select({ total: count() })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.ownerId))
    .leftJoin(subscriptions, eq(subscriptions.id, teams.subscriptionId))
    .where(isWanted)
  const rows = await teamsAt(db, now, isWanted)
    .orderBy(...orderOf(wish.sort))
    .limit(wish.limit)
    .offset(wish.skip)
  return { total: counted?.total ?? 0, rows }
}

export const findAdministeredTeam = async (db: Database, id: string, now: Date) => {
  const [row] = await teamsAt(db, now, eq(teams.id, id))
  return row
}

/** Neither accepted nor cancelled, the newest first. */
export const findWaitingInvitations = (db: Database, teamId: string) =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.teamId, teamId), isNull(invitations.consumedAt), isNull(invitations.invalidatedAt)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))

const orderOf = ({ name, createdAt }: TeamsWish['sort']): SQL[] => {
  if (createdAt !== undefined) return [createdAt === 1 ? asc(teams.createdAt) : desc(teams.createdAt), asc(teams.id)]
  const byName = sql`${teams.name} collate german`
  return [name === -1 ? desc(byName) : asc(byName), asc(teams.id)]
}
