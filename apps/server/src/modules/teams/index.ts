/** What other modules use of teams: whose things a caller reaches, and locks on them. */
export { deleteEndedInvitations } from './invitations.repository.ts'
export { lockTrees } from './owner-lock.repository.ts'
export { type OwnerColumns, type Reach, reaches, reachOfRoot, rootIdsOf, toOwner } from './reach.ts'
export { invitations } from './tables/invitations.ts'
