import type { RevealPart } from '@gebaerdenraum/domain/catalogue/reveal'
import {
  canUndo,
  cardsOf,
  currentCard,
  goTo,
  type LearnPass,
  learnedChanges,
  learnedCount,
  markLearned,
  markNotYet,
  nextCard,
  type PassStatus,
  passStatus,
  previousCard,
  startAgain,
  startNextPass,
  startPass,
  undo,
} from '@gebaerdenraum/domain/lists/player'
import { withChanges } from '@gebaerdenraum/domain/lists/player-outbox'
import { resumePass } from '@gebaerdenraum/domain/lists/player-resume'
import { useMemo, useState } from 'react'
import { newId } from '../../../../api/new-id.ts'
import { readWaiting, recordLearned, recordReview, takeReviewBack } from '../outbox/outbox.ts'
import { keepPlay, type PlayedList, readPlay } from './kept-play.ts'
import { createPassStore, type PassStore, usePass } from './pass-store.ts'
import { newSeed, type Play } from './play.ts'
import { readSettings } from './play-settings.ts'

type Facts = {
  readonly list: PlayedList
  readonly signs: readonly string[]
  /** What the server knows to be learned. */
  readonly learnedSigns: readonly string[]
  readonly isLicensed: boolean
  /** A card to begin with instead of where one was, from 0. */
  readonly startAt?: number | undefined
  /** Tells others who show the list what is learned now. */
  readonly onLearned?: (learned: readonly string[]) => void
}

export type Learning = Play & {
  readonly status: PassStatus
  /** 'Nochmal von vorn' */
  readonly startAgain: () => void
  readonly startNextPass: () => void
}

/** The mode "Lernen": takes up where it was left, keeps every step in the browser and notes for the server what was learned. */
export const useLearning = (facts: Facts): Learning => {
  const [{ store, covered }] = useState(() => openPass(facts))
  const pass = usePass(store)
  const cards = useMemo(() => cardsOf(pass), [pass])
  return {
    mode: 'learn',
    covered,
    cards,
    index: pass.index,
    card: cards[pass.index],
    done: learnedCount(pass),
    total: pass.signs.length,
    canUndo: canUndo(pass),
    canGo: { previous: pass.index > 0, next: pass.index < cards.length },
    status: passStatus(pass),
    run: (command) => {
      if (command === 'notYet') return postpone(store, facts)
      if (command === 'undo') withdrawReview(store.get())
      const edit = EDITS[command]
      if (edit) store.change(edit)
    },
    startAgain: () => store.change((current) => startAgain(current, facts.isLicensed, newSeed())),
    startNextPass: () => store.change((current) => startNextPass(current, newSeed())),
  }
}

const EDITS: Readonly<Partial<Record<Parameters<Play['run']>[0], (pass: LearnPass) => LearnPass>>> = {
  learned: markLearned,
  previous: previousCard,
  next: nextCard,
  undo,
}

/** A sign that is not known yet comes soon in the mode "Wiederholen", which lists of others do not have. */
const postpone = (store: PassStore<LearnPass>, { list, isLicensed }: Facts): void => {
  const sign = currentCard(store.get())
  if (sign === undefined) return
  const review = 'shareKey' in list || !isLicensed ? null : newId()
  store.change((pass) => markNotYet(pass, review))
  if (review !== null) recordReview({ _id: review, sign, answer: 'again', reviewedAt: new Date().toISOString() })
}

/** One that was sent already does no harm: the sign comes once more. */
const withdrawReview = ({ history }: LearnPass): void => {
  const last = history.at(-1)
  if (last?.kind === 'not-yet' && last.review !== null) takeReviewBack(last.review)
}

const openPass = ({ list, signs, learnedSigns, isLicensed, startAt, onLearned }: Facts) => {
  const isShared = 'shareKey' in list
  const learned = isShared ? [] : withChanges(learnedSigns, readWaiting().learned[list.id])
  const saved = readPlay(list)
  const settings = readSettings()
  const resumed = saved?.mode === 'learn' ? resumePass(saved.pass, { signs, learned }) : null
  const isShuffled = isLicensed && settings.isShuffled
  const opened = resumed ?? startPass({ isShuffled, isShared, signs, learned, seed: newSeed() })
  const pass = startAt === undefined ? opened : goTo(opened, startAt)
  const covered: readonly RevealPart[] = saved?.mode === 'learn' ? saved.covered : settings.covered
  const store: PassStore<LearnPass> = createPassStore(pass, (before, after) => {
    keepPlay(list, { mode: 'learn', pass: after, covered, savedAt: Date.now() })
    if (isShared || before.learned === after.learned) return
    recordLearned(list.id, learnedChanges(before.learned, after.learned))
    onLearned?.(after.learned)
  })
  return { store, covered }
}
