import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { reloadSession, useSession } from '../accounts/index.ts'
import { teamQuery } from './queries.ts'

/** The caller's own team. `team` is null for who has none. */
export const useTeam = () => {
  const { session } = useSession()
  const id = session?.team?._id
  const { data, error, refetch } = useQuery({ ...teamQuery(id ?? ''), enabled: id !== undefined })
  const team: Team | null | undefined = id === undefined ? null : data
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
