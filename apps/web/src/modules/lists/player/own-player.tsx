import { progressOf } from '@gebaerdenraum/domain/lists/list-signs'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Repetition } from '@gebaerdenraum/domain/lists/repetitions.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSession } from '../../accounts/index.ts'
import { listQuery } from '../queries.ts'
import { repetitionsQuery } from './queries.ts'
import { forgetPlay, readPlay } from './session/kept-play.ts'
import { readSettings } from './session/play-settings.ts'
import { useLearning } from './session/use-learning.ts'
import { useRepetition } from './session/use-repetition.ts'
import { useSaveOnLeaving } from './use-save-on-leaving.ts'
import { useSignsById } from './use-signs-by-id.ts'
import { LearningEnd } from './view/learning-end.tsx'
import { ListPlayer } from './view/list-player.tsx'
import { NextList } from './view/next-list.tsx'
import { RepetitionEnd } from './view/repetition-end.tsx'
import { WaitingPlayer } from './view/waiting-player.tsx'

const OVERVIEW = '/app/lernlisten'

/** A list of one's own or of the team, in the mode that was chosen or is under way. Give it a `key` per list. */
export const OwnPlayer = ({ list }: { readonly list: List }) => {
  const [mode, setMode] = useState(() => modeOf(list))
  useSaveOnLeaving()
  // From the end of the mode "Lernen". What was learned stays.
  const repeat = () => {
    forgetPlay({ id: list._id })
    setMode('repeat')
  }
  return mode === 'learn' ? <LearningPlayer list={list} onRepeat={repeat} /> : <RepetitionLoader list={list} />
}

/** An empty list says so in the one mode as in the other. */
const modeOf = ({ _id: id, signs }: List) =>
  signs.length === 0 ? 'learn' : (readPlay({ id })?.mode ?? readSettings().mode)

type LearningPlayerProps = { readonly list: List; readonly onRepeat: () => void }

const LearningPlayer = ({ list, onRepeat }: LearningPlayerProps) => {
  const client = useQueryClient()
  const { isLicensed } = useSession()
  const signs = useSignsById(list.signs)
  const learning = useLearning({
    list: { id: list._id },
    signs: [...signs.keys()],
    learnedSigns: list.learnedSigns,
    isLicensed,
    onLearned: (learned) => {
      // Others are told once the answer has been painted.
      setTimeout(() => client.setQueryData(listQuery(list._id).queryKey, (known) => withLearned(known, learned)))
    },
  })
  return (
    <ListPlayer
      play={learning}
      name={list.name}
      signs={signs}
      isLicensed={isLicensed}
      isSaved
      closeTo={OVERVIEW}
      setupTo={`/app/lernliste/${list._id}/start`}
      onReload={useReloadedFilms(list._id)}
      end={
        <LearningEnd
          learning={learning}
          isShared={false}
          isLicensed={isLicensed}
          overviewTo={OVERVIEW}
          editTo={`/app/lernliste-bearbeiten/${list._id}`}
          onRepeat={onRepeat}
          nextList={<NextList after={list._id} />}
        />
      }
    />
  )
}

const RepetitionLoader = ({ list }: { readonly list: List }) => {
  const { data, error, refetch } = useQuery(repetitionsQuery(list._id))
  if (!data) return <WaitingPlayer error={error} onRetry={() => void refetch()} backTo={OVERVIEW} />
  return <RepetitionPlayer list={list} schedules={data} />
}

const withLearned = (list: List | undefined, learned: readonly string[]): List | undefined =>
  list && {
    ...list,
    learnedSigns: [...learned],
    progress: progressOf(
      list.signs.map(({ _id }) => _id),
      learned,
    ),
  }

type RepetitionPlayerProps = { readonly list: List; readonly schedules: readonly Repetition[] }

const RepetitionPlayer = ({ list, schedules }: RepetitionPlayerProps) => {
  const { isLicensed } = useSession()
  const signs = useSignsById(list.signs)
  const play = useRepetition({ list: { id: list._id }, signs: [...signs.keys()], schedules })
  return (
    <ListPlayer
      play={play}
      name={list.name}
      signs={signs}
      isLicensed={isLicensed}
      isSaved
      closeTo={OVERVIEW}
      setupTo={`/app/lernliste/${list._id}/start`}
      onReload={useReloadedFilms(list._id)}
      end={<RepetitionEnd play={play} overviewTo={OVERVIEW} />}
    />
  )
}

const useReloadedFilms = (id: string) => {
  const client = useQueryClient()
  return useCallback(
    async (sign: string) => {
      const list = await client.fetchQuery(listQuery(id))
      return list.signs.find(({ _id }) => _id === sign)?.images.signVideo
    },
    [client, id],
  )
}
