/** What other modules use of teams: whose things a caller reaches, and locks on them. */

export { changeTeamLicence } from './change-team-licence.ts'
export { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TEAM, type DemoAccount } from './demo/demo-accounts.ts'
export { isTokenOf } from './invitation-tokens.ts'
export { findSeatedMembers } from './membership.repository.ts'
export { lockTrees } from './owner-lock.repository.ts'
export { type OwnerColumns, ownersWithin, type Reach, reaches, reachOfRoot, rootIdsOf, toOwner } from './reach.ts'
export { findTeamSeats, lockTeam } from './team-lock.repository.ts'
