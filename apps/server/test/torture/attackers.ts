import { eq } from 'drizzle-orm'
import { makeToken } from '../../src/modules/accounts/access-tokens.ts'
import { insertAccessToken } from '../../src/modules/accounts/accounts.repository.ts'
import { type GivenUser, givenUser } from '../builders.ts'
import { givenMember, givenTeamOf } from '../given-team.ts'
import { accessTokens, users } from '../tables.ts'
import type { TestServer } from '../test-server.ts'

/** Somebody who calls; `token` is undefined for a visitor. */
export type Attacker = { readonly kind: string; readonly token: string | undefined; readonly id: string | undefined }

/** One person of every kind that permissions tell apart, none of whom has anything to do with anybody else's things. */
export const givenAttackers = async (server: TestServer, admin: GivenUser): Promise<readonly Attacker[]> => {
  const team = await givenTeamOf(server, 10)
  const licensed = await givenUser(server, { licence: 'active' })
  const people: readonly (readonly [string, GivenUser])[] = [
    ['never licensed', await givenUser(server)],
    ['licensed', licensed],
    ['owner', team.owner],
    ['manager', await givenMember(server, team, 'manager')],
    ['member', await givenMember(server, team)],
    ['expired', await givenUser(server, { licence: 'canceled' })],
    ['pending', await givenUser(server, { licence: 'pending-approval' })],
    ['unverified', await givenUser(server, { isVerified: false })],
    ['administrator', admin],
  ]
  return [
    { kind: 'visitor', token: undefined, id: undefined },
    ...people.map(([kind, { id, token }]) => ({ kind, id, token })),
    { kind: 'viewing', token: '', id: licensed.id },
  ]
}

/** Signs everybody in anew: some calls sign out. */
export const withFreshTokens = async (
  server: TestServer,
  admin: GivenUser,
  attackers: readonly Attacker[],
): Promise<readonly Attacker[]> => {
  const { db } = server.database
  const expiresAt = new Date(Date.now() + 86_400_000)
  return Promise.all(
    attackers.map(async (attacker) => {
      if (attacker.id === undefined) return attacker
      const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, attacker.id))
      if (!person) throw new Error(`The attacker "${attacker.kind}" has lost the account`)
      const { token, tokenHash } = makeToken()
      if (attacker.kind === 'viewing') {
        const seen = await tokenRow(server, admin.id)
        await db.insert(accessTokens).values({ userId: attacker.id, tokenHash, expiresAt, viewedBy: seen })
      } else {
        await insertAccessToken(db, { userId: attacker.id, tokenHash, expiresAt }, new Date())
        await db.update(accessTokens).set({ secondFactorAt: new Date() }).where(eq(accessTokens.tokenHash, tokenHash))
      }
      return { ...attacker, token }
    }),
  )
}

const tokenRow = async ({ database: { db } }: TestServer, userId: string): Promise<string> => {
  const { token: _token, tokenHash } = makeToken()
  const expiresAt = new Date(Date.now() + 86_400_000)
  const [row] = await db
    .insert(accessTokens)
    .values({ userId, tokenHash, expiresAt, secondFactorAt: new Date() })
    .returning({ id: accessTokens.id })
  return row?.id ?? ''
}
