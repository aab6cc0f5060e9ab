import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '../src/modules/accounts/access-tokens.ts'
import { type GivenUser, givenTeam } from './builders.ts'
import { accessTokens, invitations, subscriptions, users } from './tables.ts'
import type { TestServer } from './test-server.ts'

export type GivenTeam = {
  readonly id: string
  readonly subscriptionId: string
  readonly owner: GivenUser
}

/** An active licence with so many seats, its payer and his team. */
export const givenTeamOf = async (
  server: TestServer,
  size: number,
  { ownerHasAccess = true }: { ownerHasAccess?: boolean } = {},
): Promise<GivenTeam> => {
  const subscriptionId = await givenTeamLicence(server, size)
  const owner = await givenPerson(server, { subscriptionId })
  const id = await givenTeam(server, { ownerId: owner.id, subscriptionId, ownerHasAccess })
  return { id, subscriptionId, owner }
}

const BY_CARD = { paymentMethodId: 'card', paymentMethodType: 'card' } as const

export const givenTeamLicence = async ({ database: { db } }: TestServer, size: number): Promise<string> => {
  const license = { id: `institution-${size}-12`, title: 'Einrichtung', size, period: 12, canAutoRenew: true }
  const [row] = await db
    .insert(subscriptions)
    .values({ status: 'active', subscriptionType: 'stripe', license, ...BY_CARD })
    .returning({ id: subscriptions.id })
  return row?.id ?? ''
}

export const givenMember = (
  server: TestServer,
  { id }: Pick<GivenTeam, 'id'>,
  teamRole: 'member' | 'manager' = 'member',
  more: Partial<typeof users.$inferInsert> = {},
): Promise<GivenUser> => givenPerson(server, { teamId: id, teamRole, billingType: 'member', ...more })

/** As `givenUser`, without the time that a password takes. */
export const givenPerson = async (
  server: TestServer,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<GivenUser> => {
  const [person] = await givenPeople(server, 1, () => more)
  return person as GivenUser
}

/** Many accounts with a sign-in each, without the time that passwords take. Nobody can sign in to them again. */
export const givenPeople = async (
  { database: { db } }: TestServer,
  count: number,
  of: (index: number) => Partial<typeof users.$inferInsert> = () => ({}),
): Promise<readonly GivenUser[]> => {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        email: `person-${index}-${makeToken().token.slice(0, 8).toLowerCase()}@test.example`,
        name: `Person ${index}`,
        passwordHash: 'none',
        emailVerifiedAt: new Date(),
        ...of(index),
      })),
    )
    .returning({ id: users.id, email: users.email })
  const people = rows.map((row) => ({ ...row, token: makeToken().token }))
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  await db.insert(accessTokens).values(
    people.map(({ id: userId, token }) => ({
      userId,
      tokenHash: hashToken(token),
      expiresAt,
      // Asked of administrators only.
      ...{ createdAt: now, lastUsedAt: now, secondFactorAt: now },
    })),
  )
  return people
}

/** The token in the newest link of an invitation, as its mail says it. */
export const invitationTokenOf = async (
  { database: { db }, services }: TestServer,
  invitationId: string,
): Promise<string> => {
  const [row] = await db
    .select({ tokenNumber: invitations.tokenNumber })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
  return services.invitationTokens.tokenOf(invitationId, row?.tokenNumber ?? 0)
}
