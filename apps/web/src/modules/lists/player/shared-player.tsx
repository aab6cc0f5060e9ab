import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../../ui/address-parts.ts'
import { useSession } from '../../accounts/index.ts'
import { type SharedList, sharedListQuery } from '../queries.ts'
import { useLearning } from './session/use-learning.ts'
import { useSignsById } from './use-signs-by-id.ts'
import { EndOfPreview } from './view/end-of-preview.tsx'
import { LearningEnd } from './view/learning-end.tsx'
import { ListPlayer } from './view/list-player.tsx'

type SharedPlayerProps = {
  readonly list: SharedList
  readonly shareKey: string
}

/** A shared list. Progress lasts for the visit; without a licence the player ends with the preview. */
export const SharedPlayer = ({ list, shareKey }: SharedPlayerProps) => {
  const client = useQueryClient()
  const { isLicensed } = useSession()
  const signs = useSignsById(list.signs)
  const learning = useLearning({
    list: { shareKey },
    signs: [...signs.keys()],
    learnedSigns: [],
    isLicensed,
    startAt: useFirstCard(),
  })
  const overviewTo = isLicensed ? `/app/geteilte-lernliste/${shareKey}` : `/lernliste/ueberblick/${shareKey}`
  const reload = useCallback(
    async (sign: string) => {
      const fresh = await client.fetchQuery({ ...sharedListQuery(shareKey), staleTime: 0 })
      return fresh?.signs.find(({ _id }) => _id === sign)?.images.signVideo
    },
    [client, shareKey],
  )
  return (
    <ListPlayer
      play={learning}
      name={list.name}
      signs={signs}
      isLicensed={isLicensed}
      isSaved={false}
      closeTo={overviewTo}
      setupTo={isLicensed ? `/app/geteilte-lernliste/${shareKey}/start` : undefined}
      onReload={reload}
      end={
        isLicensed || learning.status === 'empty' ? (
          <LearningEnd learning={learning} isShared isLicensed={isLicensed} overviewTo={overviewTo} />
        ) : (
          <EndOfPreview learning={learning} shown={signs.size} total={list.total} shareKey={shareKey} />
        )
      }
    />
  )
}

/**
 * The card that was clicked in the overview: `?karte=3`. It is removed from the address, so that a reload shows the
 * current card.
 */
const useFirstCard = (): number | undefined => {
  const { karte } = useWords()
  const [first] = useState(karte === undefined ? undefined : Number.parseInt(karte, 10) - 1)
  const navigate = useNavigate()
  const isInAddress = karte !== undefined
  useEffect(() => {
    if (!isInAddress) return
    const withoutCard = ({ karte: _, ...words }: Readonly<Record<string, string>>) => words
    void navigate({ to: '.', search: withoutCard as never, replace: true })
  }, [isInAddress, navigate])
  return first !== undefined && Number.isInteger(first) ? first : undefined
}
