import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { makeToken } from '../src/modules/accounts/access-tokens.ts'
import { insertAccessToken } from '../src/modules/accounts/accounts.repository.ts'
import { accessTokens, catalogue, categories, signs, subscriptions, teams, users } from './tables.ts'
import type { TestServer } from './test-server.ts'

export const PASSWORD = 'gebaerden1'
/** Cheap to compare with: tests sign in thousands of times, and none of them guesses. */
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 })
let counter = 0

type Licence = 'active' | 'canceled' | 'pending-approval' | 'none'

export type GivenUser = { readonly id: string; readonly email: string; readonly token: string }

/** A user with a sign-in. States only what matters to the test. */
export const givenUser = async (
  server: TestServer,
  {
    licence = 'none',
    isVerified = true,
    ...rest
  }: { licence?: Licence; isVerified?: boolean } & Partial<typeof users.$inferInsert> = {},
): Promise<GivenUser> => {
  const { db } = server.database
  counter += 1
  const email = rest.email ?? `user-${counter}@test.example`
  const subscriptionId = licence === 'none' ? null : await givenSubscription(server, licence)
  const [row] = await db
    .insert(users)
    .values({
      email,
      name: `User ${counter}`,
      passwordHash: await passwordHash,
      emailVerifiedAt: isVerified ? new Date() : null,
      subscriptionId,
      ...rest,
    })
    .returning({ id: users.id })
  const id = row?.id ?? ''
  if (rest.role !== 'admins') return { id, email, token: await givenSignIn(server, id) }
  const token = await signIn(server, email)
  // As if he had set up a second factor and named its code.
  await db.update(accessTokens).set({ secondFactorAt: new Date() }).where(eq(accessTokens.userId, id))
  return { id, email, token }
}

/** As if he had signed in. */
const givenSignIn = async ({ database: { db } }: TestServer, userId: string): Promise<string> => {
  const { token, tokenHash } = makeToken()
  const now = new Date()
  await insertAccessToken(db, { userId, tokenHash, expiresAt: new Date(now.getTime() + MONTH_MS) }, now)
  return token
}
const MONTH_MS = 30 * 86_400_000

export const signIn = async (server: TestServer, email: string, password = PASSWORD): Promise<string> => {
  const { body } = await server.call<{ accessToken: string }>('POST', 'authentication', {
    data: { strategy: 'local', email, password },
  })
  return body.accessToken
}

export const givenSubscription = async (
  { database: { db } }: TestServer,
  status: Exclude<Licence, 'none'>,
): Promise<string> => {
  const license = { id: 'single-1', title: 'Einzellizenz', size: 1, period: 1, canAutoRenew: true }
  const [row] = await db
    .insert(subscriptions)
    .values({ status, subscriptionType: 'stripe', license })
    .returning({ id: subscriptions.id })
  return row?.id ?? ''
}

export const givenTeam = async (
  { database: { db } }: TestServer,
  {
    ownerId,
    subscriptionId,
    ownerHasAccess = true,
  }: { ownerId: string; subscriptionId: string | null; ownerHasAccess?: boolean },
): Promise<string> => {
  const [row] = await db
    .insert(teams)
    .values({ name: 'Kita Sonnenhügel', description: 'Wir gebärden.', ownerId, subscriptionId, ownerHasAccess })
    .returning({ id: teams.id })
  return row?.id ?? ''
}

export type GivenSign = {
  readonly title: string
  readonly slug?: string
  readonly wordClass?: WordClassId
  readonly category?: string
  readonly keywords?: string[]
  readonly isPreview?: boolean
  readonly isFingerspelled?: boolean
  readonly createdAt?: Date
  readonly symbol?: string
}

/** Puts signs into the catalogue, as an import would, and has the server take notice. Returns their ids by title. */
export const givenSigns = async (
  server: TestServer,
  given: readonly GivenSign[],
): Promise<ReadonlyMap<string, string>> => {
  const { db } = server.database
  const names = [...new Set(given.map(({ category = 'Allerlei' }) => category))]
  await db
    .insert(categories)
    .values(names.map((name) => ({ name, slug: slugOf(name) })))
    .onConflictDoNothing()
  const byName = new Map((await db.select().from(categories)).map(({ id, name }) => [name, id]))
  const rows = await db
    .insert(signs)
    .values(
      given.map(
        ({
          title,
          slug = slugOf(title),
          wordClass = 'noun',
          category = 'Allerlei',
          isFingerspelled = true,
          ...rest
        }) => ({
          title,
          slug,
          wordClass,
          isFingerspelled,
          categoryId: byName.get(category) ?? '',
          ...rest,
        }),
      ),
    )
    .returning({ id: signs.id, title: signs.title })
  await db
    .insert(catalogue)
    .values({})
    .onConflictDoUpdate({ target: catalogue.id, set: { revision: sql`${catalogue.revision} + 1` } })
  await server.services.catalogue.refresh()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Nobody is signed out while a test moves the clock: sign-ins end, those of administrators soon. */
export const staySignedIn = async ({ database: { db } }: TestServer): Promise<void> => {
  const far = new Date(Date.now() + TEN_YEARS_MS)
  await db.update(accessTokens).set({ expiresAt: far, createdAt: far, lastUsedAt: far })
}
const TEN_YEARS_MS = 3_650 * 86_400_000
