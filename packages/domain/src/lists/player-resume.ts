import { cardsOf, type LearnPass } from './player.ts'
import type { RepetitionPass } from './player-repetition.ts'

/** What the list is like by now. */
type Present = { readonly signs: readonly string[]; readonly learned: readonly string[] }

/**
 * A pass that was left, taken up again: the same card, as far as the list still has it. Signs that came into the list
 * meanwhile stand last. What was learned is taken from `present` (another device may have gone on); in a shared list
 * nothing is known but the pass itself.
 */
export const resumePass = (saved: LearnPass, present: Present): LearnPass => {
  const inList = new Set(present.signs)
  const learned = saved.isShared ? saved.learned.filter((sign) => inList.has(sign)) : present.learned
  const known = new Set(learned)
  const kept = saved.order.filter((sign) => inList.has(sign))
  const inOrder = new Set(kept)
  const order = [...kept, ...present.signs.filter((sign) => !inOrder.has(sign) && !known.has(sign))]
  const resumed = { ...saved, signs: present.signs, order, learned, index: 0, history: historyOf(saved, known) }
  const cards = cardsOf(resumed)
  const card = cardsOf(saved)[saved.index]
  const place = card === undefined ? -1 : cards.indexOf(card)
  return { ...resumed, index: place >= 0 ? place : Math.min(saved.index, cards.length) }
}

/** Starting again can only be undone as long as the list is the one that was started. */
const historyOf = ({ history, order }: LearnPass, learned: ReadonlySet<string>): LearnPass['history'] => {
  const lastStart = history.findLastIndex(({ kind }) => kind === 'started-again')
  const inPass = new Set(order)
  return history
    .slice(lastStart + 1)
    .filter((step) => step.kind === 'learned' && learned.has(step.sign) && inPass.has(step.sign))
}

/** The same for the mode "Wiederholen": what is no longer in the list is no longer asked. */
export const resumeRepetition = (saved: RepetitionPass, signs: readonly string[]): RepetitionPass => {
  const inList = new Set(signs)
  const queue = saved.queue.filter((sign) => inList.has(sign))
  const card = saved.queue[saved.index]
  const place = card === undefined ? -1 : queue.indexOf(card)
  return {
    signs: saved.signs.filter((sign) => inList.has(sign)),
    queue,
    index: place >= 0 ? place : Math.min(saved.index, Math.max(0, queue.length - 1)),
    last: queue.length === saved.queue.length ? saved.last : null,
  }
}
