import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { useParam } from '../../../ui/address-parts.ts'
import { useRememberFile } from '../../files/index.ts'
import { MissingList } from '../components/missing-list.tsx'
import { usePlayedLook } from '../player/media/use-played-look.ts'
import { OwnPlayer } from '../player/own-player.tsx'
import { WaitingPlayer } from '../player/view/waiting-player.tsx'
import { playedListQuery } from '../queries.ts'

/** Going through a list of one's own or of the team. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const { data: list, error, refetch } = useQuery(playedListQuery(id, usePlayedLook()))
  useRememberFile('lists', list?._id)
  if (error instanceof ApiError && error.code === 404) return <MissingList />
  if (!list) return <WaitingPlayer error={error} onRetry={() => void refetch()} backTo="/app/lernlisten" />
  return <OwnPlayer key={list._id} list={list} />
}
