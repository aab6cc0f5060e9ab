import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { LoadingList } from '../components/loading-list.tsx'
import { type SharedList, sharedListQuery } from '../queries.ts'
import { ReadOnlyList } from './read-only-list.tsx'
import { SaveAsButton } from './save-as-button.tsx'

/** A shared list for those with a licence. Whoever may write to it goes on to its editor. */
export const SharedListView = ({ shareKey }: { readonly shareKey: string }) => {
  const { data, error, refetch } = useQuery({ ...sharedListQuery(shareKey), enabled: shareKey !== '' })
  const list = shareKey === '' ? null : data
  const navigate = useNavigate()
  useBreadcrumbName(list?.name)
  const isMissing = list === null
  const ownId = list?.canWrite ? list._id : undefined
  useEffect(() => {
    if (isMissing) {
      showToast({ tone: 'warning', text: 'Keine passende Lernliste gefunden' })
      void navigate({ to: '/app/lernlisten', replace: true })
    } else if (ownId !== undefined) {
      void navigate({ to: '/app/lernliste-bearbeiten/{-$id}', params: { id: ownId }, replace: true })
    }
  }, [isMissing, ownId, navigate])

  if (list && ownId === undefined) {
    // Custom signs stay with whoever drew them.
    const ofCatalogue = list.signs.filter(({ isCustom }) => !isCustom)
    return (
      <ReadOnlyList
        name={list.name}
        note={noteOf(list, ofCatalogue.length < list.signs.length)}
        signs={list.signs}
        actions={
          <>
            <SaveAsButton source={{ name: list.name, signIds: ofCatalogue.map(({ _id }) => _id) }} />
            <Button
              component={Link}
              to={`/app/geteilte-lernliste/${shareKey}/start`}
              color="coral"
              leftSection={<IconPlayerPlay size={20} aria-hidden />}
              disabled={list.signs.length === 0}
            >
              Lernen
            </Button>
          </>
        }
      />
    )
  }
  if (!error || list) return <LoadingList />
  return (
    <>
      <PageHeading isHidden>Geteilte Lernliste</PageHeading>
      <LoadError title="Die Lernliste konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
    </>
  )
}

const noteOf = ({ authorFullname }: SharedList, hasCustomSigns: boolean): string => {
  const whose = authorFullname ? `${authorFullname} hat diese Lernliste mit dir geteilt.` : 'Geteilte Lernliste.'
  return hasCustomSigns
    ? `${whose} Die eigenen Gebärden darin kommen beim Speichern nicht mit.`
    : whose.replace(/e\.$/, 'e')
}
