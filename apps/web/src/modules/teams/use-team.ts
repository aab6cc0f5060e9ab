import { managesTeam } from '@gebaerdenraum/domain/accounts/access/team-roles'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { reloadSession, useSession } from '../accounts/index.ts'
import { teamQuery } from './queries.ts'

/**
 * The caller's own team. `team` is null for who has none. Where its answer shows that the caller was removed or given
 * another role meanwhile, the session is read anew and the guards decide again about the page.
 */
export const useTeam = () => {
  const { session } = useSession()
  const router = useRouter()
  const id = session?.team?._id
  const { data, error, refetch } = useQuery({ ...teamQuery(id ?? ''), enabled: id !== undefined })
  const team: Team | null | undefined = id === undefined ? null : data
  const isRemoved = error instanceof ApiError && error.name === 'NotFound'
  const hasOtherRole = team != null && team.can.manage !== managesTeam(session?.teamRole ?? null)
  const isStale = isRemoved || hasOtherRole
  useEffect(() => {
    if (isStale)
      void reloadSession().then(
        () => router.invalidate(),
        () => undefined,
      )
  }, [isStale, router])
  return { team, error, refetch: () => void refetch(), userId: session?.user._id ?? '' }
}

/** After members, invitations or seats changed: everything that tells of them is read anew. */
export const refreshTeam = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['teams'] }),
    client.invalidateQueries({ queryKey: ['invitations'] }),
    reloadSession().catch(() => undefined),
  ])
}
