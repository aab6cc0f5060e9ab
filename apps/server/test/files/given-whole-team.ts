import { eq } from 'drizzle-orm'
import { type GivenUser, givenSubscription, givenTeam, givenUser } from '../builders.ts'
import { teams } from '../tables.ts'
import type { TestServer } from '../test-server.ts'

export type GivenTeam = {
  readonly id: string
  readonly owner: GivenUser
  readonly manager: GivenUser
  readonly member: GivenUser
}

/** A team of three with a running licence. */
export const givenWholeTeam = async (server: TestServer): Promise<GivenTeam> => {
  const owner = await givenUser(server)
  const id = await givenTeam(server, { ownerId: owner.id, subscriptionId: await givenSubscription(server, 'active') })
  const manager = await givenUser(server, { teamId: id, teamRole: 'manager' })
  const member = await givenUser(server, { teamId: id, teamRole: 'member' })
  return { id, owner, manager, member }
}

export const setOwnerSeat = async ({ database: { db } }: TestServer, teamId: string, ownerHasAccess: boolean) => {
  await db.update(teams).set({ ownerHasAccess }).where(eq(teams.id, teamId))
}
