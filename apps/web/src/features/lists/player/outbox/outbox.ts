import {
  hasReview,
  isEmptyOutbox,
  type LearnedChanges,
  noteLearned,
  noteReview,
  type Outbox,
  type Review,
  readOutbox,
  TAKE_BACK_MS,
  withdrawReviews,
} from '@gebaerdenraum/domain/lists/player-outbox'
import { useSyncExternalStore } from 'react'
import { api } from '../../../../api/client.ts'
import { currentSession, onSessionChange } from '../../../accounts/index.ts'
import { keep, readKept, removeKept } from '../kept-in-browser.ts'
import { outboxName } from './outbox-name.ts'
import { type SendResult, sendOutbox } from './send-outbox.ts'

/**
 * What the signed-in person did in the player and the server does not know yet. It lies in the browser, for each account
 * apart, and goes out in the background: after a moment, when the connection is back, at the next visit.
 */
export const readWaiting = (): Outbox => {
  const name = nameOfOutbox()
  return readOutbox(name && readKept(name))
}

export const recordLearned = (list: string, changes: LearnedChanges): void => {
  if (Object.keys(changes).length > 0) change((outbox) => noteLearned(outbox, list, changes))
}

export const recordReview = (review: Review): void => change((outbox) => noteReview(outbox, review))

/** False when the answer has gone out already. */
export const takeReviewBack = (id: string): boolean => {
  if (!hasReview(readWaiting(), id)) return false
  change((outbox) => withdrawReviews(outbox, [id]))
  return true
}

export type Saving = 'saved' | 'saving' | 'offline'

/** How saving stands, for the eye. */
export const useSaving = (): Saving => useSyncExternalStore(subscribe, () => saving)

/** Sends now; resolves when as much as possible has arrived. */
export const flushOutbox = async (): Promise<void> => {
  clearTimeout(timer)
  const name = nameOfOutbox()
  if (!name || isEmptyOutbox(readWaiting())) {
    tell('saved')
    return
  }
  if (isSending) {
    isAskedAgain = true
    return
  }
  isSending = true
  const result = await inTurn(() =>
    sendOutbox({ read: () => readOutbox(readKept(name)), write: writeFor(name), ...server }),
  )
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
  window.addEventListener('offline', () => isEmptyOutbox(readWaiting()) || tell('offline'))
  document.addEventListener('visibilitychange', flush)
  onSessionChange(flush)
  flush()
}

const SEND_DELAY_MS = 800
const RETRY_MS = 10_000
const LOCK = 'gebaerdenraum-outbox'

let saving: Saving = 'saved'
let isSending = false
let isAskedAgain = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (next: Saving): void => {
  if (saving === next) return
  saving = next
  for (const listener of listeners) listener()
}

const nameOfOutbox = (): string | null => {
  const user = currentSession()?.user._id
  return user ? outboxName(user) : null
}

const change = (edit: (outbox: Outbox) => Outbox): void => {
  const name = nameOfOutbox()
  if (!name) return
  const outbox = edit(readWaiting())
  writeFor(name)(outbox)
  startOutbox()
  if (isEmptyOutbox(outbox)) tell('saved')
  else tell(navigator.onLine && saving !== 'offline' ? 'saving' : 'offline')
  sendIn(SEND_DELAY_MS)
}

/** Written for the account it was read for, although another may have signed in meanwhile. */
const writeFor =
  (name: string) =>
  (outbox: Outbox): void => {
    if (isEmptyOutbox(outbox)) removeKept(name)
    else keep(name, outbox)
  }

const sendIn = (delayMs: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void flushOutbox(), delayMs)
}

const goOn = (result: SendResult): void => {
  if (result === 'unreachable') {
    tell('offline')
    sendIn(RETRY_MS)
  } else if (result === 'waiting') {
    tell('saving')
    sendIn(isAskedAgain ? SEND_DELAY_MS : TAKE_BACK_MS)
  } else {
    tell(result === 'sent' ? 'saved' : 'offline')
    if (isAskedAgain) sendIn(SEND_DELAY_MS)
  }
  isAskedAgain = false
}

/** One tab at a time: two would send the same. */
const inTurn = (send: () => Promise<SendResult>): Promise<SendResult> =>
  navigator.locks ? navigator.locks.request(LOCK, send) : send()

const server = {
  saveLearned: (list: string, changes: LearnedChanges) => api.lists.patch(list, { learnedChanges: changes }),
  saveReviews: (reviews: readonly Review[]) => api.repetitions.create({ reviews: [...reviews] }),
  now: () => Date.now(),
}
