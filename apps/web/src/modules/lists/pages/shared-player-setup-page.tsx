import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useParam } from '../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { LoadingList } from '../components/loading-list.tsx'
import { PlayerSetup } from '../player/setup/player-setup.tsx'
import { useSharedList } from '../public/use-shared-list.ts'

/** Options for practising a shared list. Its owner practises it as their own list. */
export const Page = () => {
  const shareKey = useParam('shareKey')
  const { list, error, refetch } = useSharedList(shareKey)
  const navigate = useNavigate()
  const ownId = list?.canWrite ? list._id : undefined
  useBreadcrumbName(list?.name)
  useEffect(() => {
    if (ownId !== undefined) void navigate({ to: '/app/lernliste/$id/start', params: { id: ownId }, replace: true })
  }, [ownId, navigate])
  if (!list || ownId !== undefined || shareKey === undefined) {
    if (!error) return <LoadingList />
    return (
      <>
        <PageHeading isHidden>Lernliste starten</PageHeading>
        <LoadError title="Die Lernliste konnte nicht geladen werden" error={error} onRetry={refetch} />
      </>
    )
  }
  return (
    <PlayerSetup
      list={{ shareKey }}
      name={list.name}
      total={list.signs.length}
      openCount={list.signs.length}
      dueCards={null}
      player={{ to: `/app/geteilte-lernliste/${shareKey}`, search: { spielen: '1' } }}
    />
  )
}
