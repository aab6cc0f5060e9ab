import { defaultInvitationMessage, INVITATION_DAYS } from '@gebaerdenraum/domain/teams/invitation-state'
import { count, eq, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { hashToken, subscriptions, teams, users } from '../../accounts/index.ts'
import type { InvitationTokens } from '../invitation-tokens.ts'
import { invitations } from '../tables/invitations.ts'
import { DEMO_ACCOUNTS, DEMO_TEAM, DEMO_TEAMS, type DemoAccount, type DemoTeam } from './demo-accounts.ts'
import { DEMO_INVITATIONS } from './demo-invitations.ts'

const DAY_MS = 86_400_000
/** Any fixed number: servers that start together ask for the same. */
const SEED_LOCK = 7_203_413

export const countUsers = async (db: Database): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(users)
  return row?.n ?? 0
}

/** All demo accounts with their teams and invitations in one transaction; nothing where another server was faster. */
export const insertDemoAccounts = (
  db: Database,
  passwordHash: string,
  tokens: InvitationTokens,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await countUsers(transaction)) > 0) return
    for (const account of DEMO_ACCOUNTS) await insertAccount(transaction, account, passwordHash, now)
    for (const team of DEMO_TEAMS) {
      const teamId = await insertTeam(transaction, team)
      if (team === DEMO_TEAM && teamId !== undefined) await insertInvitations(transaction, teamId, tokens, now)
    }
  })

const insertAccount = async (db: Database, account: DemoAccount, passwordHash: string, now: Date): Promise<void> => {
  const { email, name, role, billingType, isMultiplicator = false } = account
  const subscriptionId = account.subscription && (await insertSubscription(db, account.subscription, now))
  await db.insert(users).values({
    email,
    name,
    role,
    billingType,
    isMultiplicator,
    passwordHash,
    emailVerifiedAt: now,
    subscriptionId: subscriptionId ?? null,
  })
}

const insertSubscription = async (
  db: Database,
  given: NonNullable<DemoAccount['subscription']>,
  now: Date,
): Promise<string | undefined> => {
  const { status, type, license, daysLeft } = given
  const periodEnd = new Date(now.getTime() + daysLeft * DAY_MS)
  const [row] = await db
    .insert(subscriptions)
    .values({ status, subscriptionType: type, license, periodEnd })
    .returning({ id: subscriptions.id })
  return row?.id
}

const insertTeam = async (db: Database, team: DemoTeam): Promise<string | undefined> => {
  const emailsOf = (role: DemoAccount['teamRole']) =>
    DEMO_ACCOUNTS.filter((account) => account.teamRole === role && (account.team ?? DEMO_TEAM) === team).map(
      ({ email }) => email,
    )
  const [owner] = await db
    .select({ id: users.id, subscriptionId: users.subscriptionId })
    .from(users)
    .where(inArray(users.email, emailsOf('owner')))
  if (!owner) return undefined
  const [row] = await db
    .insert(teams)
    .values({ ...team, ownerId: owner.id, subscriptionId: owner.subscriptionId })
    .returning({ id: teams.id })
  if (!row) return undefined
  await db.update(users).set({ teamId: row.id }).where(eq(users.id, owner.id))
  for (const teamRole of ['manager', 'member'] as const) {
    await db
      .update(users)
      .set({ teamId: row.id, teamRole })
      .where(inArray(users.email, emailsOf(teamRole)))
  }
  return row.id
}

/** One of each kind, so that every tag of the list is to be seen. */
const insertInvitations = async (db: Database, teamId: string, tokens: InvitationTokens, now: Date): Promise<void> => {
  const people = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.teamId, teamId))
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? null
  const inDays = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * DAY_MS))
  await db.insert(invitations).values(
    DEMO_INVITATIONS.map(({ name, email, sentDays, consumedDays, cancelledDays, delivery }) => {
      const id = v7()
      return {
        id,
        teamId,
        name,
        email,
        message: defaultInvitationMessage(DEMO_TEAM.name),
        inviterId: idOf('leitung@demo.example'),
        tokenHash: hashToken(tokens.tokenOf(id, 1)),
        createdAt: inDays(sentDays) ?? now,
        expiresAt: inDays(sentDays + INVITATION_DAYS) ?? now,
        consumedAt: inDays(consumedDays),
        consumedBy: consumedDays === undefined ? null : idOf(email),
        invalidatedAt: inDays(cancelledDays),
        delivery,
      }
    }),
  )
}
