import { type Card, createEmptyCard, fsrs, generatorParameters, Rating, State } from 'ts-fsrs'
import type { RepetitionAnswer } from './repetition-answers.ts'

export type Review = {
  readonly id: string
  /** Id of the sign. */
  readonly sign: string
  readonly answer: RepetitionAnswer
  readonly reviewedAt: Date
}

export type Schedule = {
  readonly dueAt: Date
  readonly lastReviewAt: Date
  readonly reviews: number
  readonly lapses: number
  /** The state of FSRS, as JSON keeps it. */
  readonly card: Readonly<Record<string, unknown>>
}

/** Of each sign, the latest count; nobody gives so many by learning, and a schedule must stay quick to work out. */
export const COUNTED_REVIEWS_MAX = 300

/**
 * When a sign should be seen again, from all answers that a person gave to it (FSRS). Only the answers count: in
 * whatever order and how often they arrive – from two devices, after days without a connection, sent again – it comes
 * to the same. Null before the first answer.
 */
export const scheduleOf = (reviews: readonly Review[]): Schedule | null => {
  const inOrder = [...new Map(reviews.map((review) => [review.id, review])).values()].sort(byTime)
  const first = inOrder[0]
  if (!first) return null
  const card = inOrder.reduce<Card>(
    (state, { answer, reviewedAt }) => SCHEDULER.next(state, reviewedAt, RATINGS[answer]).card,
    createEmptyCard(first.reviewedAt),
  )
  const last = inOrder.at(-1) ?? first
  return {
    dueAt: dueOf(card),
    lastReviewAt: last.reviewedAt,
    reviews: inOrder.length,
    lapses: card.lapses,
    card: JSON.parse(JSON.stringify(card)) as Schedule['card'],
  }
}

/**
 * Nine of ten are to be remembered. No chance in the intervals, else the answers would not come to the same. A sign that
 * was forgotten stays due the same day; one that is known has left the day with a single answer.
 */
const SCHEDULER = fsrs(
  generatorParameters({
    request_retention: 0.9,
    enable_fuzz: false,
    learning_steps: ['1m'],
    relearning_steps: ['1m'],
  }),
)

const RATINGS = { known: Rating.Good, again: Rating.Again } as const satisfies Record<RepetitionAnswer, Rating>

const byTime = (a: Review, b: Review): number =>
  a.reviewedAt.getTime() - b.reviewedAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const DAY_MS = 86_400_000

/** What is due on a day is due from its beginning (UTC): who learns in the morning need not wait for the evening. */
const dueOf = ({ due, state }: Card): Date =>
  state === State.Review ? new Date(Math.floor(due.getTime() / DAY_MS) * DAY_MS) : due
