import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { type Owner, rootIdOf } from '@gebaerdenraum/domain/files/file-paths'
import { ApiError } from '../../platform/framework/errors.ts'

/** Whose files a caller reaches: his own and those of his team. What he may do with them his licence says. */
export type Reach = { readonly userId: string; readonly teamId: string | null }

/** What stands under one root and nothing else: that of a person without his team's, or that of a team. */
export const reachOfRoot = ({
  userId,
  teamId,
}: {
  readonly userId: string | null
  readonly teamId: string | null
}): Reach => (userId === null ? { userId: NOBODY, teamId } : { userId, teamId: null })

/** The id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The caller, signed in. His `userId` and `teamId` are his reach. */
export const signedInCaller = (caller: Caller): UserCaller => {
  if (caller.kind === 'anonymous') throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
  return caller
}

export const reaches = ({ userId, teamId }: Reach, { ownerType, owner }: Owner): boolean =>
  ownerType === 'users' ? owner === userId : owner === teamId

/** The ids of the roots within reach, the own one first. */
export const rootIdsOf = ({ userId, teamId }: Reach): readonly string[] => [
  rootIdOf({ ownerType: 'users', owner: userId }),
  ...(teamId === null ? [] : [rootIdOf({ ownerType: 'teams', owner: teamId })]),
]
