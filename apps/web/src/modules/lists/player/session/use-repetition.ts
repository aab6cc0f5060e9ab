import type { RepetitionPass } from '@gebaerdenraum/domain/lists/player-repetition'
import {
  answerCard,
  dueCards,
  moveInQueue,
  startRepetition,
  takeAnswerBack,
} from '@gebaerdenraum/domain/lists/player-repetition'
import { resumeRepetition } from '@gebaerdenraum/domain/lists/player-resume'
import type { RepetitionAnswer } from '@gebaerdenraum/domain/lists/repetition-answers'
import type { Repetition } from '@gebaerdenraum/domain/lists/repetitions.contract'
import { useState } from 'react'
import { newId } from '../../../../api/new-id.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { readWaiting, recordReview, takeReviewBack } from '../outbox/outbox.ts'
import { forgetPlay, keepPlay, readPlay } from './kept-play.ts'
import { createPassStore, type PassStore, usePass } from './pass-store.ts'
import { newSeed, type Play } from './play.ts'
import { readSettings } from './play-settings.ts'

type Facts = {
  readonly list: { readonly id: string }
  readonly signs: readonly string[]
  readonly schedules: readonly Repetition[]
}

/** The mode "Wiederholen": every card that is due comes until it was known. Each answer is noted for the server. */
export const useRepetition = (facts: Facts): Play => {
  const [{ store, covered }] = useState(() => openPass(facts))
  const pass = usePass(store)
  const answer = (given: RepetitionAnswer) => {
    const { queue, index } = store.get()
    const sign = queue[index]
    if (sign === undefined) return
    const review = { _id: newId(), sign, answer: given, reviewedAt: new Date().toISOString() }
    store.change((current) => answerCard(current, given, review._id))
    recordReview(review)
  }
  const takeBack = () => {
    const { last } = store.get()
    if (!last) return
    if (takeReviewBack(last.review)) store.change(takeAnswerBack)
    else showToast({ tone: 'info', text: 'Diese Antwort ist schon gespeichert.' })
  }
  const commands: Readonly<Partial<Record<Parameters<Play['run']>[0], () => void>>> = {
    known: () => answer('known'),
    again: () => answer('again'),
    previous: () => store.change((current) => moveInQueue(current, -1)),
    next: () => store.change((current) => moveInQueue(current, 1)),
    undo: takeBack,
  }
  return {
    mode: 'repeat',
    covered,
    cards: pass.queue,
    index: pass.index,
    card: pass.queue[pass.index],
    done: pass.signs.length - pass.queue.length,
    total: pass.signs.length,
    canUndo: pass.last !== null,
    canGo: { previous: pass.index > 0, next: pass.index < pass.queue.length - 1 },
    run: (command) => commands[command]?.(),
  }
}

const openPass = ({ list, signs, schedules }: Facts) => {
  const saved = readPlay(list)
  const resumed = saved?.mode === 'repeat' ? resumeRepetition(saved.pass, signs) : null
  const { isShuffled, covered: chosen } = readSettings()
  const pass =
    resumed && resumed.queue.length > 0
      ? resumed
      : startRepetition({ ...cardsDueNow(signs, schedules), isShuffled, seed: newSeed() })
  const covered = saved?.mode === 'repeat' ? saved.covered : chosen
  const store: PassStore<RepetitionPass> = createPassStore(pass, (_, after) => {
    if (after.queue.length === 0) forgetPlay(list)
    else keepPlay(list, { mode: 'repeat', pass: after, covered, savedAt: Date.now() })
  })
  return { store, covered }
}

/** Without what was known a moment ago and the server has not been told yet. */
export const cardsDueNow = (signs: readonly string[], schedules: readonly Repetition[]) => {
  const answers = new Map(readWaiting().reviews.map(({ sign, answer }) => [sign, answer]))
  const open = signs.filter((sign) => answers.get(sign) !== 'known')
  return dueCards(open, schedules, Date.now())
}
