import { beforeAll } from 'vitest'
import { givenOwner, givenPayer, givenTeam } from './checkout-journey.ts'
import type { Account } from './person.ts'

/**
 * Accounts of one file's own, on which its tests change what they like. They are made before the first test and are empty
 * until then.
 */

/** Licensed for one person. */
export const useOwnAccount = (): Account => {
  const account = {} as Account
  beforeAll(async () => void Object.assign(account, await givenPayer()))
  return account
}

/** Leads a team, `TEAM`, for which it has paid. */
export const useTeamLeader = (): Account => {
  const leader = {} as Account
  beforeAll(async () => void Object.assign(leader, await givenOwner()))
  return leader
}

/** The same with a member of the team. */
export const useOwnTeam = (): { readonly leader: Account; readonly member: Account } => {
  const [leader, member] = [{} as Account, {} as Account]
  beforeAll(async () => {
    Object.assign(leader, await givenPayer('small-3-1'))
    Object.assign(member, ...(await givenTeam(leader, 1)))
  })
  return { leader, member }
}
