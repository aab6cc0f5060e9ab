import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useParam } from '../../../ui/address-parts.ts'
import { SharedPlayer } from '../player/shared-player.tsx'
import { WaitingPlayer } from '../player/view/waiting-player.tsx'
import { useSharedList } from '../public/use-shared-list.ts'

/** Plays a shared list, with a licence or, at its public address, without. */
export const Page = () => {
  const shareKey = useParam('shareKey')
  const { list, error, refetch } = useSharedList(shareKey)
  const navigate = useNavigate()
  const ownId = list?.canWrite ? list._id : undefined
  useEffect(() => {
    if (ownId !== undefined) void navigate({ to: '/app/lernliste/$id', params: { id: ownId }, replace: true })
  }, [ownId, navigate])
  if (!list || ownId !== undefined || shareKey === undefined) {
    return <WaitingPlayer error={error} onRetry={refetch} backTo={`/lernliste/ueberblick/${shareKey}`} />
  }
  return <SharedPlayer key={shareKey} list={list} shareKey={shareKey} />
}
