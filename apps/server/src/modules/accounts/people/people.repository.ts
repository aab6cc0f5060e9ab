import type { LicenceSource } from '@gebaerdenraum/domain/accounts/is-licensed'
import type { UserRole } from '@gebaerdenraum/domain/accounts/session.contract'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { Database } from '../../../platform/database/database.ts'
import { teams, users } from '../tables/accounts.ts'
import { subscriptions } from '../tables/subscriptions.ts'

const owned = alias(teams, 'owned_team')
const joined = alias(teams, 'joined_team')
const own = alias(subscriptions, 'own_subscription')
const ofTeam = alias(subscriptions, 'team_subscription')

/** The rule `licenceSource` as an expression; a test holds the two together. */
const licenceAt = (now: Date) => {
  const hasSeat = sql`(${owned.id} is null or ${owned.ownerHasAccess})`
  return sql<LicenceSource>`case
    when ${hasSeat} and ${own.status} = 'active' then 'own'
    when ${hasSeat} and ${ofTeam.status} = 'active' then 'team'
    when ${isFreeAt(now)} then 'free'
    when ${users.role} = 'admins' then 'administrator'
    else 'none' end`
}

const isFreeAt = (now: Date) =>
  sql<boolean>`(${users.billingType} = 'free' or coalesce(${users.freeUntil} > ${now.toISOString()}, false))`

/**
 * All accounts with team and licence. These are joined by keys, owner and member apart: one condition with "or" would
 * compare every account with every team.
 */
const peopleAt = (db: Database, now: Date) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      asciiEmail: users.asciiEmail,
      role: users.role,
      billingType: users.billingType,
      freeUntil: users.freeUntil,
      isFree: isFreeAt(now).as('is_free'),
      isMultiplicator: users.isMultiplicator,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      licence: licenceAt(now).as('licence'),
      teamId: sql<string | null>`coalesce(${owned.id}, ${joined.id})`.as('any_team_id'),
      teamName: sql<string | null>`coalesce(${owned.name}, ${joined.name})`.as('any_team_name'),
      isTeamOwner: sql<boolean>`${owned.id} is not null`.as('is_team_owner'),
      memberRole: users.teamRole,
      subscriptionId: sql<string | null>`${own.id}`.as('own_subscription_id'),
      teamSubscriptionId: sql<string | null>`${ofTeam.id}`.as('team_subscription_id'),
    })
    .from(users)
    .leftJoin(owned, eq(owned.ownerId, users.id))
    .leftJoin(joined, eq(joined.id, users.teamId))
    .leftJoin(own, eq(own.id, users.subscriptionId))
    .leftJoin(ofTeam, eq(ofTeam.id, sql`coalesce(${owned.subscriptionId}, ${joined.subscriptionId})`))
    .as('people')

type People = ReturnType<typeof peopleAt>

export type PeopleWish = {
  readonly search: string
  readonly licence: LicenceSource | undefined
  readonly role: UserRole | undefined
  readonly isConfirmed: boolean | undefined
  readonly isInTeam: boolean | undefined
  readonly isFree: boolean | undefined
  readonly sort: Readonly<Record<string, 1 | -1>>
  readonly skip: number
  readonly limit: number
}

export const findPeople = async (db: Database, wish: PeopleWish, now: Date) => {
  const people = peopleAt(db, now)
  const isWanted = and(
    containsWords(wish.search, [people.name, people.email, people.asciiEmail]),
    wish.licence && eq(people.licence, wish.licence),
    wish.role && eq(people.role, wish.role),
    asked(wish.isConfirmed, isNotNull(people.emailVerifiedAt), isNull(people.emailVerifiedAt)),
    asked(wish.isInTeam, isNotNull(people.teamId), isNull(people.teamId)),
    wish.isFree === undefined ? undefined : eq(people.isFree, wish.isFree),
  )
  const [counted] = await db.select({ total: count() }).from(people).where(isWanted)
  const rows = await db
    .select()
    .from(people)
    .where(isWanted)
    .orderBy(...orderOf(people, wish.sort))
    .limit(wish.limit)
    .offset(wish.skip)
  return { total: counted?.total ?? 0, rows }
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>['rows'][number]

export const findPerson = async (db: Database, id: string, now: Date): Promise<PersonRow | undefined> => {
  const people = peopleAt(db, now)
  const [row] = await db.select().from(people).where(eq(people.id, id))
  return row
}

const asked = (wish: boolean | undefined, whenTrue: SQL, whenFalse: SQL): SQL | undefined => {
  if (wish === undefined) return undefined
  return wish ? whenTrue : whenFalse
}

const orderOf = (people: People, sort: PeopleWish['sort']): SQL[] => {
  const columns: Readonly<Record<string, SQL>> = {
    name: sql`${people.name} collate german`,
    email: sql`${people.email} collate german`,
    createdAt: sql`${people.createdAt}`,
  }
  const wanted = Object.entries(sort).flatMap(([name, direction]) => {
    const column = columns[name]
    return column ? [direction === 1 ? asc(column) : desc(column)] : []
  })
  const byName = sql`${people.name} collate german`
  return [...(wanted.length > 0 ? wanted : [asc(byName)]), asc(people.id)]
}
