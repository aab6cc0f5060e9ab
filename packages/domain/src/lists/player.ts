import { shuffled } from './player-shuffle.ts'

/**
 * Going through a list in the mode "Lernen" (specification 2, section 4, "List player"): only unlearned signs are
 * shown; a sign that is marked as learned leaves them. What is covered of a card is the card's own (signs/reveal.ts).
 */
export type LearnPass = {
  readonly isShuffled: boolean
  /** Opened by a share key: it started with no learned signs, and nothing of it is kept. */
  readonly isShared: boolean
  /** Ids of the list's signs in the order of the list. */
  readonly signs: readonly string[]
  /** The signs of this pass in the order they are shown in, those learned meanwhile included. */
  readonly order: readonly string[]
  /** All learned signs of the list, the latest last. */
  readonly learned: readonly string[]
  /** Place among the cards; as many as there are cards: behind the last one. */
  readonly index: number
  /** What can be undone, the latest last. */
  readonly history: readonly Step[]
}

type Step =
  | { readonly kind: 'learned'; readonly sign: string }
  /** With the id of the review that was noted for it; null where there is no repetition. */
  | { readonly kind: 'not-yet'; readonly sign: string; readonly review: string | null }
  | {
      readonly kind: 'started-again'
      readonly learned: readonly string[]
      readonly order: readonly string[]
      readonly index: number
    }

export type LearnStart = Pick<LearnPass, 'isShuffled' | 'isShared' | 'signs'> & {
  /** Of the whole list; nothing for a list that was opened by a share key. */
  readonly learned: readonly string[]
  readonly seed: number
}

export const startPass = ({ isShuffled, isShared, signs, learned, seed }: LearnStart): LearnPass => {
  const known = new Set(isShared ? [] : learned)
  const order = signs.filter((sign) => !known.has(sign))
  return {
    isShuffled,
    isShared,
    signs,
    order: isShuffled ? shuffled(order, seed) : order,
    learned: isShared ? [] : learned,
    index: 0,
    history: [],
  }
}

/** What is still to be learned, in the order of the pass. */
export const cardsOf = ({ order, learned }: LearnPass): readonly string[] => {
  const known = new Set(learned)
  return order.filter((sign) => !known.has(sign))
}

/** Undefined behind the last card. */
export const currentCard = (pass: LearnPass): string | undefined => cardsOf(pass)[pass.index]

export type PassStatus = 'playing' | 'pass-ended' | 'completed' | 'empty'

/** Behind the last card a pass has ended; when nothing is left to learn the list is completed. */
export const passStatus = (pass: LearnPass): PassStatus => {
  if (pass.signs.length === 0) return 'empty'
  const cards = cardsOf(pass)
  if (cards.length === 0) return 'completed'
  return pass.index < cards.length ? 'playing' : 'pass-ended'
}

/** How many signs of the list are learned. */
export const learnedCount = ({ signs, learned }: LearnPass): number => {
  const known = new Set(learned)
  return signs.filter((sign) => known.has(sign)).length
}

/** The next card moves into the place of the learned one. */
export const markLearned = (pass: LearnPass): LearnPass => {
  const sign = currentCard(pass)
  if (sign === undefined) return pass
  return { ...pass, learned: [...pass.learned, sign], history: [...pass.history, { kind: 'learned', sign }] }
}

/** The card stays among those to learn; the next one is shown. */
export const markNotYet = (pass: LearnPass, review: string | null): LearnPass => {
  const sign = currentCard(pass)
  if (sign === undefined) return pass
  return { ...nextCard(pass), history: [...pass.history, { kind: 'not-yet', sign, review }] }
}

export const goTo = (pass: LearnPass, index: number): LearnPass => {
  const target = Math.min(Math.max(0, Math.trunc(index)), cardsOf(pass).length)
  return target === pass.index ? pass : { ...pass, index: target }
}
export const nextCard = (pass: LearnPass): LearnPass => goTo(pass, pass.index + 1)
export const previousCard = (pass: LearnPass): LearnPass => goTo(pass, pass.index - 1)

export const canUndo = ({ history }: LearnPass): boolean => history.length > 0

/** Takes back the last answer: its card is shown again where it stood. Also takes back 'Nochmal von vorn'. */
export const undo = (pass: LearnPass): LearnPass => {
  const step = pass.history.at(-1)
  if (!step) return pass
  const history = pass.history.slice(0, -1)
  if (step.kind === 'started-again') {
    return { ...pass, history, learned: step.learned, order: step.order, index: step.index }
  }
  if (step.kind === 'not-yet') return { ...pass, history, index: Math.max(0, cardsOf(pass).indexOf(step.sign)) }
  const before = { ...pass, history, learned: pass.learned.filter((sign) => sign !== step.sign) }
  return { ...before, index: cardsOf(before).indexOf(step.sign) }
}

/** 'Nochmal von vorn' clears what was learned; not for people without a licence, nor in a shared list. */
export const canStartAgain = ({ isShared }: Pick<LearnPass, 'isShared'>, isLicensed: boolean): boolean =>
  isLicensed && !isShared

export const startAgain = (pass: LearnPass, isLicensed: boolean, seed: number): LearnPass => {
  if (!canStartAgain(pass, isLicensed)) return pass
  const { learned, order, index } = pass
  const { history: _, ...started } = startPass({ ...pass, learned: [], seed })
  return { ...started, history: [...pass.history, { kind: 'started-again', learned, order, index }] }
}

/** Another pass through what is not learned yet; nothing is cleared. */
export const startNextPass = (pass: LearnPass, seed: number): LearnPass => ({
  ...pass,
  index: 0,
  order: pass.isShuffled ? shuffled(pass.order, seed) : pass.order,
})

/** What changed between two moments: true for a sign that is learned now, false for one that is no longer. */
export const learnedChanges = (
  before: readonly string[],
  after: readonly string[],
): Readonly<Record<string, boolean>> => {
  const [was, is] = [new Set(before), new Set(after)]
  return Object.fromEntries([
    ...before.filter((sign) => !is.has(sign)).map((sign) => [sign, false]),
    ...after.filter((sign) => !was.has(sign)).map((sign) => [sign, true]),
  ])
}
