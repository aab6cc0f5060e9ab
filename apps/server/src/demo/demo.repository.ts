import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { subscriptions, teams, users } from '../database/tables/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { DEMO_ACCOUNTS, DEMO_TEAM, type DemoAccount } from './demo-accounts.ts'

const DAY_MS = 86_400_000
/** Any fixed number: servers that start together ask for the same. */
const SEED_LOCK = 7_203_413

export const countUsers = async (db: Database): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(users)
  return row?.n ?? 0
}

/** All demo accounts with their team in one transaction; nothing where another server was faster. */
export const insertDemoAccounts = (db: Database, passwordHash: string, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await countUsers(transaction)) > 0) return
    for (const account of DEMO_ACCOUNTS) await insertAccount(transaction, account, passwordHash, now)
    await insertTeam(transaction)
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

const insertTeam = async (db: Database): Promise<void> => {
  const emailOf = (role: DemoAccount['teamRole']) =>
    DEMO_ACCOUNTS.filter(({ teamRole }) => teamRole === role).map(({ email }) => email)
  const [owner] = await db
    .select({ id: users.id, subscriptionId: users.subscriptionId })
    .from(users)
    .where(inArray(users.email, emailOf('owner')))
  if (!owner) return
  const [team] = await db
    .insert(teams)
    .values({ ...DEMO_TEAM, ownerId: owner.id, subscriptionId: owner.subscriptionId })
    .returning({ id: teams.id })
  if (!team) return
  await db.update(users).set({ teamId: team.id }).where(eq(users.id, owner.id))
  for (const teamRole of ['manager', 'member'] as const) {
    await db
      .update(users)
      .set({ teamId: team.id, teamRole })
      .where(inArray(users.email, emailOf(teamRole)))
  }
}
