import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canStartAgain,
  cardsOf,
  currentCard,
  goTo,
  type LearnPass,
  type LearnStart,
  learnedChanges,
  learnedCount,
  markLearned,
  markNotYet,
  nextCard,
  passStatus,
  previousCard,
  startAgain,
  startNextPass,
  startPass,
  undo,
} from './player.ts'

const started = (change: Partial<LearnStart> = {}): LearnPass =>
  startPass({ isShuffled: false, isShared: false, signs: ['a', 'b', 'c', 'd'], learned: [], seed: 1, ...change })

describe('a pass through a list', () => {
  test('shows only unlearned signs, in the order of the list', () => {
    expect(cardsOf(started({ learned: ['b'] }))).toEqual(['a', 'c', 'd'])
  })

  test('of a shared list starts with no learned signs', () => {
    expect(started({ isShared: true, learned: ['a', 'b'] })).toMatchObject({ learned: [], order: ['a', 'b', 'c', 'd'] })
  })

  test('shows the next card in the place of the learned one', () => {
    const pass = markLearned(nextCard(started()))
    expect({ card: currentCard(pass), learned: pass.learned, cards: cardsOf(pass) }).toEqual({
      card: 'c',
      learned: ['b'],
      cards: ['a', 'c', 'd'],
    })
  })

  test('goes neither before the first card nor beyond the end', () => {
    expect(previousCard(started()).index).toBe(0)
    expect(nextCard(goTo(started(), 4)).index).toBe(4)
    expect(goTo(started(), Number.POSITIVE_INFINITY).index).toBe(4)
  })

  test('ends behind the last card while something is left to learn', () => {
    const pass = goTo(started(), 4)
    expect([passStatus(pass), currentCard(pass)]).toEqual(['pass-ended', undefined])
    expect(currentCard(previousCard(pass))).toBe('d')
  })

  test('is completed when all are learned, at once when they were before', () => {
    expect(passStatus(started({ learned: ['a', 'b', 'c', 'd'] }))).toBe('completed')
    expect(passStatus(started({ signs: [] }))).toBe('empty')
  })

  test('marks nothing behind the last card', () => {
    const pass = goTo(started(), 4)
    expect(markLearned(pass)).toBe(pass)
  })

  test('shows the next card after "Noch nicht", which can be taken back', () => {
    const pass = markNotYet(nextCard(started()), 'review')
    expect([currentCard(pass), learnedCount(pass), cardsOf(pass)]).toEqual(['c', 0, ['a', 'b', 'c', 'd']])
    expect(currentCard(undo(pass))).toBe('b')
    expect(undo(pass).history).toEqual([])
    const end = goTo(started(), 4)
    expect(markNotYet(end, null)).toBe(end)
  })

  test('counts only learned signs that the list still has', () => {
    expect(learnedCount(started({ learned: ['a', 'gone'] }))).toBe(1)
  })
})

describe("'Nochmal von vorn'", () => {
  const completed = started({ learned: ['a', 'b', 'c', 'd'] })

  test('sets the index to 0 and clears what was learned', () => {
    expect(startAgain(completed, true, 2)).toMatchObject({ index: 0, learned: [], order: ['a', 'b', 'c', 'd'] })
  })

  test('shuffles anew', () => {
    const signs = Array.from({ length: 20 }, (_, index) => `sign ${index}`)
    const pass = started({ signs, isShuffled: true, seed: 1 })
    expect(startAgain(pass, true, 2).order).not.toEqual(pass.order)
    expect(startAgain(pass, true, 2).order.toSorted()).toEqual(signs.toSorted())
  })

  test('is not for people without a licence, nor for shared lists', () => {
    expect(canStartAgain(completed, false)).toBe(false)
    expect(startAgain(completed, false, 2)).toBe(completed)
    const shared = started({ isShared: true })
    expect(startAgain(shared, true, 2)).toBe(shared)
  })

  test('can be undone', () => {
    const pass = markLearned(goTo(started({ learned: ['a'] }), 1))
    expect(undo(startAgain(pass, true, 2))).toEqual(pass)
  })
})

test('the next pass shows what is not learned yet and clears nothing', () => {
  const pass = startNextPass(goTo(markLearned(started()), 3), 2)
  expect({ index: pass.index, cards: cardsOf(pass), learned: pass.learned }).toEqual({
    index: 0,
    cards: ['b', 'c', 'd'],
    learned: ['a'],
  })
})

test('changes between two moments name what came and what went', () => {
  expect(learnedChanges(['a', 'b'], ['b', 'c'])).toEqual({ a: false, c: true })
})

describe('whatever is pressed', () => {
  const start = fc.record({
    isShuffled: fc.boolean(),
    isShared: fc.boolean(),
    signs: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 }),
    seed: fc.integer(),
  })
  const anyStart: fc.Arbitrary<LearnStart> = start.chain((facts) =>
    fc.subarray([...facts.signs]).map((learned) => ({ ...facts, learned })),
  )
  type Press = (pass: LearnPass) => LearnPass
  const walking = fc.constantFrom<Press>(nextCard, previousCard)
  const press: fc.Arbitrary<Press> = fc.oneof(
    { weight: 3, arbitrary: walking },
    { weight: 3, arbitrary: fc.constant<Press>(markLearned) },
    fc.constant<Press>(undo),
    fc.integer().map(
      (seed): Press =>
        (pass) =>
          startAgain(pass, true, seed),
    ),
    fc.integer().map(
      (seed): Press =>
        (pass) =>
          startNextPass(pass, seed),
    ),
  )
  const after = (pass: LearnPass, presses: readonly Press[]) => presses.reduce((state, one) => one(state), pass)
  const anyPass = fc.tuple(anyStart, fc.array(press, { maxLength: 30 })).map(([facts, presses]) => ({
    facts,
    pass: after(startPass(facts), presses),
  }))

  test('every card is shown, and none twice in a pass', () => {
    fc.assert(
      fc.property(anyStart, (facts) => {
        let pass = startPass(facts)
        const shown: string[] = []
        for (let card = currentCard(pass); card !== undefined; card = currentCard(pass)) {
          shown.push(card)
          pass = nextCard(pass)
        }
        const known = facts.isShared ? [] : facts.learned
        const expected = facts.signs.filter((sign) => !known.includes(sign))
        expect(shown.toSorted()).toEqual(expected.toSorted())
        if (!facts.isShuffled) expect(shown).toEqual(expected)
      }),
    )
  })

  test('marking and going on shows every card once, too', () => {
    fc.assert(
      fc.property(anyStart, fc.infiniteStream(fc.boolean()), (facts, marks) => {
        let pass = startPass(facts)
        const cards = cardsOf(pass)
        const shown: string[] = []
        for (let card = currentCard(pass); card !== undefined; card = currentCard(pass)) {
          shown.push(card)
          pass = marks.next().value ? markLearned(pass) : nextCard(pass)
        }
        expect(shown).toEqual(cards)
      }),
    )
  })

  test('the index is valid and learned signs are never shown', () => {
    fc.assert(
      fc.property(anyPass, ({ facts, pass }) => {
        const cards = cardsOf(pass)
        expect(Number.isInteger(pass.index)).toBe(true)
        expect(pass.index).toBeGreaterThanOrEqual(0)
        expect(pass.index).toBeLessThanOrEqual(cards.length)
        expect([...cards, ...pass.learned].toSorted()).toEqual(facts.signs.toSorted())
      }),
    )
  })

  test('undoing a mark brings back exactly the state before it', () => {
    fc.assert(
      fc.property(anyPass, ({ pass }) => {
        const marked = markLearned(pass)
        expect(marked === pass ? pass : undo(marked)).toEqual(pass)
      }),
    )
  })

  test('undoing a mark shows its card again, wherever one has gone meanwhile', () => {
    fc.assert(
      fc.property(anyPass, fc.array(walking, { maxLength: 10 }), ({ pass }, walk) => {
        fc.pre(currentCard(pass) !== undefined)
        expect(undo(after(markLearned(pass), walk))).toEqual(pass)
      }),
    )
  })
})
