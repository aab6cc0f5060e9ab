import { shuffled } from './player-shuffle.ts'
import type { RepetitionAnswer } from './repetition-answers.ts'

/** What is known of a sign that the person has answered before; one without is new to him. */
export type KnownSchedule = { readonly _id: string; readonly dueAt: string }

export type DueCards = {
  /** To be seen again by now, the longest overdue first. */
  readonly due: readonly string[]
  /** Never answered, in the order of the list. */
  readonly fresh: readonly string[]
  /** When the next sign falls due, in milliseconds; null when none is scheduled for later. */
  readonly nextDueAt: number | null
}

export const dueCards = (signs: readonly string[], schedules: readonly KnownSchedule[], now: number): DueCards => {
  const dueAt = new Map(schedules.map((schedule) => [schedule._id, Date.parse(schedule.dueAt)]))
  const timeOf = (sign: string) => dueAt.get(sign) ?? 0
  const scheduled = signs.filter((sign) => dueAt.has(sign))
  const later = scheduled.map(timeOf).filter((time) => time > now)
  return {
    due: scheduled.filter((sign) => timeOf(sign) <= now).toSorted((one, other) => timeOf(one) - timeOf(other)),
    fresh: signs.filter((sign) => !dueAt.has(sign)),
    nextDueAt: later.length > 0 ? Math.min(...later) : null,
  }
}

/** One sitting in the mode "Wiederholen": every card comes until it was known. */
export type RepetitionPass = {
  /** All cards of the sitting. */
  readonly signs: readonly string[]
  /** What is still to be known. */
  readonly queue: readonly string[]
  readonly index: number
  /** The last answer, which can be taken back. */
  readonly last: {
    readonly review: string
    readonly queue: readonly string[]
    readonly index: number
  } | null
}

/** Due cards come before new ones, shuffled or not. */
export const startRepetition = ({
  due,
  fresh,
  isShuffled,
  seed,
}: Pick<DueCards, 'due' | 'fresh'> & { readonly isShuffled: boolean; readonly seed: number }): RepetitionPass => {
  const cards = isShuffled ? [...shuffled(due, seed), ...shuffled(fresh, seed + 1)] : [...due, ...fresh]
  return { signs: cards, queue: cards, index: 0, last: null }
}

/** A forgotten card comes again after so many others, or last. */
const AGAIN_AFTER = 4

/** `review` is the id of the answer. */
export const answerCard = (pass: RepetitionPass, answer: RepetitionAnswer, review: string): RepetitionPass => {
  const { queue, index } = pass
  const sign = queue[index]
  if (sign === undefined) return pass
  const others = queue.toSpliced(index, 1)
  const left = answer === 'known' ? others : others.toSpliced(index + AGAIN_AFTER, 0, sign)
  return { ...pass, queue: left, index: index < left.length ? index : 0, last: { review, queue, index } }
}

export const moveInQueue = (pass: RepetitionPass, step: 1 | -1): RepetitionPass => {
  const index = Math.min(Math.max(0, pass.index + step), Math.max(0, pass.queue.length - 1))
  return index === pass.index ? pass : { ...pass, index }
}

/** Back to the moment before the last answer. */
export const takeAnswerBack = (pass: RepetitionPass): RepetitionPass =>
  pass.last ? { ...pass, queue: pass.last.queue, index: pass.last.index, last: null } : pass
