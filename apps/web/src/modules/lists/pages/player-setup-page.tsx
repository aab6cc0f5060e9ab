import { withChanges } from '@gebaerdenraum/domain/lists/player-outbox'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { useParam } from '../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { LoadingList } from '../components/loading-list.tsx'
import { MissingList } from '../components/missing-list.tsx'
import { usePlayedLook } from '../player/media/use-played-look.ts'
import { readWaiting } from '../player/outbox/outbox.ts'
import { repetitionsQuery } from '../player/queries.ts'
import { cardsDueNow } from '../player/session/use-repetition.ts'
import { PlayerSetup } from '../player/setup/player-setup.tsx'
import { playedListQuery } from '../queries.ts'

/** How to practise a list of one's own or of the team. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const { data: list, error, refetch } = useQuery(playedListQuery(id, usePlayedLook()))
  const { data: schedules } = useQuery(repetitionsQuery(id))
  useBreadcrumbName(list?.name)
  if (!list) {
    if (!error) return <LoadingList />
    if (error instanceof ApiError && error.code === 404) return <MissingList />
    return (
      <>
        <PageHeading isHidden>Lernliste starten</PageHeading>
        <LoadError title="Die Lernliste konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  const signs = list.signs.map(({ _id }) => _id)
  const learned = new Set(withChanges(list.learnedSigns, readWaiting().learned[list._id]))
  return (
    <PlayerSetup
      key={list._id}
      list={{ id: list._id }}
      name={list.name}
      total={signs.length}
      openCount={signs.filter((sign) => !learned.has(sign)).length}
      dueCards={schedules && cardsDueNow(signs, schedules)}
      player={{ to: `/app/lernliste/${list._id}` }}
    />
  )
}
