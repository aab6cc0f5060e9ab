import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { emailKeyExpression, emailValues } from '../../platform/database/email-columns.ts'
import { teams, users } from '../accounts/index.ts'
import { invitations } from './tables/invitations.ts'
import { isOpenAt } from './team-lock.repository.ts'

export type InvitationRow = typeof invitations.$inferSelect
export type NewInvitation = Pick<
  InvitationRow,
  'id' | 'teamId' | 'email' | 'name' | 'message' | 'tokenHash' | 'expiresAt'
> & { readonly inviterId: string | null }

export type MomentFilter = {
  readonly $eq?: string | null
  readonly $ne?: string | null
  readonly $gt?: string
  readonly $gte?: string
  readonly $lt?: string
  readonly $lte?: string
}
type InvitationFilters = {
  readonly team?: { readonly $eq?: string }
  readonly consumedAt?: MomentFilter
  readonly invalidatedAt?: MomentFilter
  readonly expiresAt?: MomentFilter
}

/** A page of a team's invitations. A filter by another team finds nothing. */
export const findInvitations = async (
  db: Database,
  teamId: string,
  page: { filters: InvitationFilters; skip: number; limit: number; direction: 1 | -1 },
) => {
  const { filters, skip, limit } = page
  const where = and(
    eq(invitations.teamId, teamId),
    filters.team?.$eq === undefined || filters.team.$eq === teamId ? undefined : sql`false`,
    momentCondition(invitations.consumedAt, filters.consumedAt),
    momentCondition(invitations.invalidatedAt, filters.invalidatedAt),
    momentCondition(invitations.expiresAt, filters.expiresAt),
  )
  const order = page.direction === 1 ? asc : desc
  const total = await db.$count(invitations, where)
  if (limit === 0) return { total, rows: [] }
  const rows = await db
    .select()
    .from(invitations)
    .where(where)
    .orderBy(order(invitations.createdAt), order(invitations.id))
    .limit(limit)
    .offset(skip)
  return { total, rows }
}

const momentCondition = (column: AnyPgColumn, filter: MomentFilter = {}): SQL | undefined => {
  const { $eq, $ne, $gt, $gte, $lt, $lte } = filter
  const at = (text: string) => new Date(text)
  return and(
    $eq === undefined ? undefined : $eq === null ? isNull(column) : eq(column, at($eq)),
    $ne === undefined ? undefined : $ne === null ? isNotNull(column) : or(isNull(column), ne(column, at($ne))),
    $gt === undefined ? undefined : gt(column, at($gt)),
    $gte === undefined ? undefined : gte(column, at($gte)),
    $lt === undefined ? undefined : lt(column, at($lt)),
    $lte === undefined ? undefined : lte(column, at($lte)),
  )
}

export const findInvitation = async (db: Database, id: string): Promise<InvitationRow | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id))
  return row
}

/** With what its mail and its page tell of team and inviter. */
export const findInvitationWithTeam = async (db: Database, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({
      invitation: invitations,
      team: { id: teams.id, name: teams.name, description: teams.description },
      inviter: users.name,
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .leftJoin(users, eq(users.id, invitations.inviterId))
    .where(eq(invitations.id, id))
  return row
}

/** Of these addresses those that belong to somebody in the team, and those that an open invitation waits for. */
export const findTakenAddresses = async (db: Database, teamId: string, emails: readonly string[], now: Date) => {
  const keys = sql.param(emails.map(emailKey))
  const isAmong = (key: SQL) => sql`${key} = any(${keys}::text[])`
  const ownerId = db.select({ id: teams.ownerId }).from(teams).where(eq(teams.id, teamId))
  const members = await db
    .select({ email: emailKeyExpression(users) })
    .from(users)
    .where(and(isAmong(emailKeyExpression(users)), or(eq(users.teamId, teamId), eq(users.id, ownerId))))
  const invited = await db
    .select({ email: emailKeyExpression(invitations) })
    .from(invitations)
    .where(and(eq(invitations.teamId, teamId), isAmong(emailKeyExpression(invitations)), isOpenAt(now)))
  return { members: new Set(members.map(({ email }) => email)), invited: new Set(invited.map(({ email }) => email)) }
}

export const insertInvitations = (
  db: Database,
  rows: readonly NewInvitation[],
  createdAt: Date,
): Promise<InvitationRow[]> =>
  db
    .insert(invitations)
    .values(rows.map((row) => ({ ...row, ...emailValues(row.email), createdAt })))
    .returning()

export const consumeInvitation = async (db: Database, id: string, userId: string, now: Date): Promise<void> => {
  await db.update(invitations).set({ consumedAt: now, consumedBy: userId }).where(eq(invitations.id, id))
}

export const cancelInvitation = async (db: Database, id: string, now: Date): Promise<InvitationRow | undefined> => {
  const [row] = await db.update(invitations).set({ invalidatedAt: now }).where(eq(invitations.id, id)).returning()
  return row
}

/** A new link in the place of the one before. */
export const renewInvitation = async (
  db: Database,
  id: string,
  link: { tokenNumber: number; tokenHash: string; expiresAt: Date },
): Promise<InvitationRow | undefined> => {
  const [row] = await db
    .update(invitations)
    .set({ ...link, remindedAt: null, delivery: 'waiting' })
    .where(eq(invitations.id, id))
    .returning()
  return row
}

/** The link stays what it is; its hash is written anew where the server's secret was changed meanwhile. */
export const updateTokenHash = async (db: Database, id: string, tokenHash: string): Promise<void> => {
  await db.update(invitations).set({ tokenHash }).where(eq(invitations.id, id))
}

/** Only of the newest link: what became of a mail with an older one says nothing any more. */
export const updateDelivery = async (
  db: Database,
  id: string,
  tokenNumber: number,
  delivery: 'sent' | 'refused',
): Promise<void> => {
  await db
    .update(invitations)
    .set({ delivery })
    .where(and(eq(invitations.id, id), eq(invitations.tokenNumber, tokenNumber)))
}

/**
 * Marks open invitations whose time runs out before `before` as reminded and gives them: each exactly once, however
 * many servers ask at the same time. Nobody is waited for; what another holds comes with the next batch or day.
 */
export const claimReminders = async (db: Database, now: Date, before: Date, atMost: number) => {
  const due = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        isOpenAt(now),
        isNull(invitations.remindedAt),
        lte(invitations.expiresAt, before),
        ne(invitations.delivery, 'refused'),
      ),
    )
    .orderBy(asc(invitations.id))
    .limit(atMost)
    .for('no key update', { skipLocked: true })
  return db
    .update(invitations)
    .set({ remindedAt: now })
    .where(inArray(invitations.id, due))
    .returning({ id: invitations.id, tokenNumber: invitations.tokenNumber })
}

/** What led a person into his team holds his name and address: it goes with his account. */
export const deleteAcceptedInvitations = async (db: Database, userId: string): Promise<void> => {
  await db.delete(invitations).where(eq(invitations.consumedBy, userId))
}

/**
 * Invitations that came to nothing before `before`, with the names and addresses in them. Accepted ones stay as long as
 * the person has an account: they say since when he is in the team. Returns how many.
 */
export const deleteEndedInvitations = async (db: Database, before: Date): Promise<number> => {
  const ended = and(
    isNull(invitations.consumedAt),
    or(lt(invitations.expiresAt, before), lt(invitations.invalidatedAt, before)),
  )
  const orphaned = and(lt(invitations.consumedAt, before), isNull(invitations.consumedBy))
  return (await db.delete(invitations).where(or(ended, orphaned)).returning({ id: invitations.id })).length
}

/** For the export of a person's data: what he sent, and what was sent to his address. */
export const findSentInvitations = (db: Database, userId: string) =>
  db
    .select({
      team: teams.name,
      email: invitations.email,
      name: invitations.name,
      message: invitations.message,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      consumedAt: invitations.consumedAt,
      invalidatedAt: invitations.invalidatedAt,
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .where(eq(invitations.inviterId, userId))
    .orderBy(asc(invitations.id))

/** Only once the address is confirmed: before that it may be somebody else's. */
export const findReceivedInvitations = (db: Database, userId: string) =>
  db
    .select({
      team: teams.name,
      name: invitations.name,
      message: invitations.message,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      consumedAt: invitations.consumedAt,
      invalidatedAt: invitations.invalidatedAt,
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .innerJoin(users, eq(emailKeyExpression(users), emailKeyExpression(invitations)))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(invitations.id))

/** By the address of the account: an invitation from before the sign-up has no other tie to it. */
export const findOpenInvitationsTo = (db: Database, email: string, now: Date) =>
  db
    .select({
      id: invitations.id,
      teamId: teams.id,
      teamName: teams.name,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .where(and(eq(emailKeyExpression(invitations), emailKey(email)), isOpenAt(now)))
    .orderBy(desc(invitations.id))
