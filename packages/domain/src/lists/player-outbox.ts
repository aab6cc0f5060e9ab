import { REPETITION_ANSWERS, type RepetitionAnswer } from './repetition-answers.ts'

/** An answer in the mode "Wiederholen". Its id is the client's: sent twice, it counts once. */
export type Review = {
  readonly _id: string
  readonly sign: string
  readonly answer: RepetitionAnswer
  readonly reviewedAt: string
}

/**
 * What a person did that the server does not know yet. It is kept as changes, not as results, so that what another
 * device did meanwhile is not lost; applying a change twice comes to the same.
 */
export type Outbox = {
  /** For each list: true for a sign that was learned, false for one that is no longer. */
  readonly learned: Readonly<Record<string, LearnedChanges>>
  readonly reviews: readonly Review[]
}
export type LearnedChanges = Readonly<Record<string, boolean>>

export const EMPTY_OUTBOX: Outbox = { learned: {}, reviews: [] }

/** The last word for each sign counts. */
export const noteLearned = (outbox: Outbox, list: string, changes: LearnedChanges): Outbox =>
  Object.keys(changes).length === 0
    ? outbox
    : { ...outbox, learned: { ...outbox.learned, [list]: { ...outbox.learned[list], ...changes } } }

export const noteReview = (outbox: Outbox, review: Review): Outbox => ({
  ...outbox,
  reviews: [...outbox.reviews, review],
})

export const hasReview = ({ reviews }: Outbox, id: string): boolean => reviews.some(({ _id }) => _id === id)

export const withdrawReviews = (outbox: Outbox, ids: readonly string[]): Outbox => ({
  ...outbox,
  reviews: outbox.reviews.filter(({ _id }) => !ids.includes(_id)),
})

/** Takes out what was sent, unless it has been changed again while it was under way. */
export const settleLearned = (outbox: Outbox, list: string, sent: LearnedChanges): Outbox => {
  const left = Object.entries(outbox.learned[list] ?? {}).filter(([sign, isLearned]) => sent[sign] !== isLearned)
  const { [list]: _, ...others } = outbox.learned
  return { ...outbox, learned: left.length > 0 ? { ...others, [list]: Object.fromEntries(left) } : others }
}

/** Removes changes of these signs, which were made again since and wait elsewhere. */
export const dropLearned = (outbox: Outbox, list: string, signs: readonly string[]): Outbox =>
  settleLearned(outbox, list, Object.fromEntries(signs.flatMap((sign) => pick(outbox.learned[list], sign))))

const pick = (changes: LearnedChanges | undefined, sign: string): readonly (readonly [string, boolean])[] => {
  const isLearned = changes?.[sign]
  return isLearned === undefined ? [] : [[sign, isLearned]]
}

/** Several outboxes of one person as one. A review that stands in two of them counts once; reviews in order of their time. */
export const mergeOutboxes = (outboxes: readonly Outbox[]): Outbox => {
  const reviews = new Map(outboxes.flatMap((outbox) => outbox.reviews.map((review) => [review._id, review])))
  return {
    learned: outboxes
      .flatMap(({ learned }) => Object.entries(learned))
      .reduce<Outbox>((merged, [list, changes]) => noteLearned(merged, list, changes), EMPTY_OUTBOX).learned,
    reviews: [...reviews.values()].toSorted((one, other) => Date.parse(one.reviewedAt) - Date.parse(other.reviewedAt)),
  }
}

/** What is learned once the changes have arrived. */
export const withChanges = (learned: readonly string[], changes: LearnedChanges = {}): readonly string[] => {
  const known = new Set(learned)
  const added = Object.keys(changes).filter((sign) => changes[sign] && !known.has(sign))
  return [...learned.filter((sign) => changes[sign] !== false), ...added]
}

/** `repetitions` takes so many at once. */
export const REVIEWS_PER_CALL = 200
/** So long the last answer can be taken back; then it is sent. */
export const TAKE_BACK_MS = 8000

/** What may be sent now: the oldest answers first, without the last one as long as it can be taken back. */
export const sendableReviews = ({ reviews }: Outbox, now: number): readonly Review[] => {
  const last = reviews.at(-1)
  const isHeld = last !== undefined && Math.abs(now - Date.parse(last.reviewedAt)) < TAKE_BACK_MS
  return (isHeld ? reviews.slice(0, -1) : reviews).slice(0, REVIEWS_PER_CALL)
}

export const isEmptyOutbox = ({ learned, reviews }: Outbox): boolean =>
  reviews.length === 0 && Object.keys(learned).length === 0

/** Reads what a browser kept; what is not understood is left out. */
export const readOutbox = (value: unknown): Outbox => {
  if (!isRecord(value)) return EMPTY_OUTBOX
  const lists = isRecord(value['learned']) ? Object.entries(value['learned']) : []
  const reviews: readonly unknown[] = Array.isArray(value['reviews']) ? value['reviews'] : []
  return {
    learned: Object.fromEntries(lists.filter((entry): entry is [string, LearnedChanges] => areChanges(entry[1]))),
    reviews: reviews.filter(isReview),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areChanges = (value: unknown): value is LearnedChanges =>
  isRecord(value) && Object.values(value).every((isLearned) => typeof isLearned === 'boolean')

const isReview = (value: unknown): value is Review =>
  isRecord(value) &&
  ['_id', 'sign', 'reviewedAt'].every((name) => typeof value[name] === 'string') &&
  REPETITION_ANSWERS.some((answer) => answer === value['answer'])
