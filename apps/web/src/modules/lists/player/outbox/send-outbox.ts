import {
  isEmptyOutbox,
  type LearnedChanges,
  type Outbox,
  type Review,
  sendableReviews,
  settleLearned,
  withdrawReviews,
} from '@gebaerdenraum/domain/lists/player-outbox'
import { ApiError } from '../../../../api/api-error.ts'
import { isPassing } from '../../../../file-editor/save-problem.ts'

export type OutboxPorts = {
  readonly read: () => Outbox
  readonly write: (outbox: Outbox) => void
  readonly saveLearned: (list: string, changes: LearnedChanges) => Promise<unknown>
  readonly saveReviews: (reviews: readonly Review[]) => Promise<unknown>
  readonly now: () => number
}

/** `waiting`: the last answer can still be taken back. `unreachable`: worth another try later. */
export type SendResult = 'sent' | 'waiting' | 'unreachable' | 'refused'

/**
 * Sends what the server does not know yet. Nothing is taken out of the outbox before the server has it, except what it
 * will never take (a list or sign that is gone).
 */
export const sendOutbox = async (ports: OutboxPorts): Promise<SendResult> => {
  try {
    for (const [list, changes] of Object.entries(ports.read().learned)) {
      await unlessHopeless(() => ports.saveLearned(list, changes))
      ports.write(settleLearned(ports.read(), list, changes))
    }
    for (;;) {
      const reviews = sendableReviews(ports.read(), ports.now())
      if (reviews.length === 0) break
      await saveReviews(ports, reviews)
    }
  } catch (error) {
    // Other errors are faults of the program: trying again would not help.
    return error instanceof ApiError && isPassing(error) ? 'unreachable' : 'refused'
  }
  return isEmptyOutbox(ports.read()) ? 'sent' : 'waiting'
}

/** One answer that is refused must not hold up the others. */
const saveReviews = async (ports: OutboxPorts, reviews: readonly Review[]): Promise<void> => {
  try {
    await ports.saveReviews(reviews)
    settleReviews(ports, reviews)
  } catch (error) {
    if (!isHopeless(error)) throw error
    for (const review of reviews) {
      await unlessHopeless(() => ports.saveReviews([review]))
      settleReviews(ports, [review])
    }
  }
}

const settleReviews = ({ read, write }: OutboxPorts, reviews: readonly Review[]): void =>
  write(
    withdrawReviews(
      read(),
      reviews.map(({ _id }) => _id),
    ),
  )

const unlessHopeless = async (save: () => Promise<unknown>): Promise<void> => {
  try {
    await save()
  } catch (error) {
    if (!isHopeless(error)) throw error
  }
}

const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 400 || error.code === 404 || error.code === 410)
