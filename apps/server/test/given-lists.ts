import { eq, sql } from 'drizzle-orm'
import { type GivenUser, givenSubscription, givenTeam, givenUser } from './builders.ts'
import { catalogue, signs, users } from './tables.ts'
import type { TestServer } from './test-server.ts'

/** A licensed team that a user owns, with a member. */
export const givenTeamOf = async (
  server: TestServer,
  owner: GivenUser,
): Promise<{ teamId: string; member: GivenUser }> => {
  const subscriptionId = await givenSubscription(server, 'active')
  const teamId = await givenTeam(server, { ownerId: owner.id, subscriptionId })
  await server.database.db.update(users).set({ teamId }).where(eq(users.id, owner.id))
  const member = await givenUser(server, { teamId, teamRole: 'member', billingType: 'member' })
  return { teamId, member }
}

/** Takes a sign off offer; what it returns puts it back. */
export const retire = async (server: TestServer, signId: string): Promise<() => Promise<void>> => {
  const set = async (retiredAt: Date | null): Promise<void> => {
    const { db } = server.database
    await db.update(signs).set({ retiredAt }).where(eq(signs.id, signId))
    await db.update(catalogue).set({ revision: sql`${catalogue.revision} + 1` })
    await server.services.catalogue.refresh()
  }
  await set(new Date())
  return () => set(null)
}
