import { type Owner, rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'

/** Whose things a caller reaches: their own and those of their team. What they may do with them their licence says. */
export type Reach = { readonly userId: string; readonly teamId: string | null }

/** The owner as the columns of a table have it: exactly one of the two is set. */
export type OwnerColumns = { readonly userId: string | null; readonly teamId: string | null }

/** All of one owner and nothing else: of a person without their team's, or of a team. */
export const reachOfRoot = ({ userId, teamId }: OwnerColumns): Reach =>
  userId === null ? { userId: NOBODY, teamId } : { userId, teamId: null }

/** The id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export const reaches = ({ userId, teamId }: Reach, { ownerType, owner }: Owner): boolean =>
  ownerType === 'users' ? owner === userId : owner === teamId

/** The owners within reach: the caller first, then the caller's team. */
export const ownersWithin = ({ userId, teamId }: Reach): readonly Owner[] => [
  { ownerType: 'users', owner: userId },
  ...(teamId === null ? [] : [{ ownerType: 'teams', owner: teamId } as const]),
]

/** The ids of the roots within reach, the own one first. */
export const rootIdsOf = (reach: Reach): readonly string[] => ownersWithin(reach).map(rootIdOf)

export const toOwner = ({ userId, teamId }: OwnerColumns): Owner =>
  teamId === null ? { ownerType: 'users', owner: userId ?? '' } : { ownerType: 'teams', owner: teamId }
