import {
  dropLearned,
  EMPTY_OUTBOX,
  hasReview,
  isEmptyOutbox,
  type LearnedChanges,
  mergeOutboxes,
  noteLearned,
  noteReview,
  type Outbox,
  type Review,
  readOutbox,
  TAKE_BACK_MS,
  withdrawReviews,
} from '@gebaerdenraum/domain/lists/player-outbox'
import { createObservable } from '@gebaerdenraum/editing/observable'
import { useSyncExternalStore } from 'react'
import { api } from '../../../../api/client.ts'
import { readStoredJson, writeStoredJson } from '../../../../storage/browser-storage.ts'
import { currentSession, onSessionChange } from '../../../accounts/index.ts'
import { listOutboxes, nameOwnOutbox } from './outbox-name.ts'
import { type SendResult, sendOutbox } from './send-outbox.ts'

/**
 * Results of the player that the server does not have yet. They are stored in the browser, separately for each account, and
 * are sent in the background: after a moment, when the connection is back, at the next visit. Each page has its own
 * outbox, in memory if the browser cannot store it, and also sends those of other pages: an answer that arrives twice
 * counts once.
 */
export const readWaiting = (): Outbox => {
  const user = currentSession()?.user._id
  return user ? mergeOutboxes(listOutboxes(user).map(readOutboxAt)) : EMPTY_OUTBOX
}

export const recordLearned = (list: string, changes: LearnedChanges): void => {
  const signs = Object.keys(changes)
  const user = currentSession()?.user._id
  if (!user || signs.length === 0) return
  // The last word counts, also where an earlier one waits in the outbox of another page.
  for (const name of listOutboxes(user)) change(name, (outbox) => dropLearned(outbox, list, signs))
  change(nameOwnOutbox(user), (outbox) => noteLearned(outbox, list, changes))
  noteChange()
}

export const recordReview = (review: Review): void => {
  const user = currentSession()?.user._id
  if (!user) return
  change(nameOwnOutbox(user), (outbox) => noteReview(outbox, review))
  noteChange()
}

/** False if the answer has been sent already. */
export const takeReviewBack = (id: string): boolean => {
  const user = currentSession()?.user._id
  const names = user ? listOutboxes(user).filter((name) => hasReview(readOutboxAt(name), id)) : []
  for (const name of names) change(name, (outbox) => withdrawReviews(outbox, [id]))
  if (names.length > 0) noteChange()
  return names.length > 0
}

export type Saving = 'saved' | 'saving' | 'offline'

const saving = createObservable<Saving>('saved')

/** Save status for display. */
export const useSaving = (): Saving => useSyncExternalStore(saving.subscribe, saving.get)

/** Sends now; resolves when as much as possible has arrived. */
export const flushOutbox = async (): Promise<void> => {
  clearTimeout(timer)
  const user = currentSession()?.user._id
  if (!user || isEmptyOutbox(readWaiting())) {
    setStatus('saved')
    return
  }
  if (isSending) {
    isAskedAgain = true
    return
  }
  isSending = true
  const result = await inTurn(() => sendOutboxes(listOutboxes(user)))
  isSending = false
  goOn(result)
}

let isStarted = false

/** Sends what an earlier visit left, and whenever there is hope that it arrives. */
export const startOutbox = (): void => {
  if (isStarted) return
  isStarted = true
  const flush = () => void flushOutbox()
  window.addEventListener('online', flush)
  window.addEventListener('offline', () => isEmptyOutbox(readWaiting()) || setStatus('offline'))
  document.addEventListener('visibilitychange', flush)
  onSessionChange(flush)
  flush()
}

const SEND_DELAY_MS = 800
const RETRY_MS = 10_000
const LOCK = 'gebaerdenraum-outbox'

let isSending = false
let isAskedAgain = false
let timer: ReturnType<typeof setTimeout> | undefined

const setStatus = (next: Saving): void => {
  if (saving.get() !== next) saving.set(next)
}

const readOutboxAt = (name: string): Outbox => readOutbox(readStoredJson(name))

const writeOutboxAt = (name: string, outbox: Outbox): void =>
  void writeStoredJson(name, isEmptyOutbox(outbox) ? null : outbox, { isWork: true })

const change = (name: string, edit: (outbox: Outbox) => Outbox): void => writeOutboxAt(name, edit(readOutboxAt(name)))

const noteChange = (): void => {
  startOutbox()
  if (isEmptyOutbox(readWaiting())) setStatus('saved')
  else setStatus(navigator.onLine && saving.get() !== 'offline' ? 'saving' : 'offline')
  sendIn(SEND_DELAY_MS)
}

/** One after the other; an outbox that does not arrive does not hold up the others, unless nothing does. */
const sendOutboxes = async (names: readonly string[]): Promise<SendResult> => {
  const results = new Set<SendResult>()
  for (const name of names) {
    // By its name: another person may have signed in meanwhile.
    const storage = { read: () => readOutboxAt(name), write: (outbox: Outbox) => writeOutboxAt(name, outbox) }
    results.add(await sendOutbox({ ...storage, ...server }))
    if (results.has('unreachable')) break
  }
  return RESULTS.find((result) => results.has(result)) ?? 'sent'
}

/** What is said of several: the first of them that occurs. */
const RESULTS: readonly SendResult[] = ['unreachable', 'refused', 'waiting']

const sendIn = (delayMs: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void flushOutbox(), delayMs)
}

const goOn = (result: SendResult): void => {
  if (result === 'unreachable') {
    setStatus('offline')
    sendIn(RETRY_MS)
  } else if (result === 'waiting') {
    setStatus('saving')
    sendIn(isAskedAgain ? SEND_DELAY_MS : TAKE_BACK_MS)
  } else {
    setStatus(result === 'sent' ? 'saved' : 'offline')
    if (isAskedAgain) sendIn(SEND_DELAY_MS)
  }
  isAskedAgain = false
}

/** One tab at a time: two would send the same, as over plain HTTP, where the server counts it once. */
const inTurn = (send: () => Promise<SendResult>): Promise<SendResult> =>
  navigator.locks ? navigator.locks.request(LOCK, send) : send()

const server = {
  saveLearned: (list: string, changes: LearnedChanges) => api.lists.patch(list, { learnedChanges: changes }),
  saveReviews: (reviews: readonly Review[]) => api.repetitions.create({ reviews: [...reviews] }),
  now: () => Date.now(),
}
