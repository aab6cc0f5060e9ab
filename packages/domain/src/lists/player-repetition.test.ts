import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerCard, dueCards, moveInQueue, startRepetition, takeAnswerBack } from './player-repetition.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const at = (_id: string, dueAt: string) => ({ _id, dueAt })
const started = (due: readonly string[]) => startRepetition({ due, fresh: [], isShuffled: false, seed: 1 })

describe('the cards of a sitting', () => {
  test('are those that are due, the longest overdue first, and those never answered', () => {
    const schedules = [
      at('a', '2026-11-21T11:00:00.000Z'),
      at('b', '2026-11-23T12:00:00.000Z'),
      at('c', '2026-11-20T12:00:00.000Z'),
      at('elsewhere', '2026-11-20T12:00:00.000Z'),
      at('e', '2026-11-22T12:00:00.000Z'),
    ]
    expect(dueCards(['a', 'b', 'c', 'd', 'e'], schedules, NOW)).toEqual({
      due: ['c', 'a'],
      fresh: ['d'],
      nextDueAt: Date.parse('2026-11-22T12:00:00Z'),
    })
  })

  test('come due ones first, shuffled too', () => {
    const pass = startRepetition({ due: ['a', 'b', 'c'], fresh: ['d', 'e'], isShuffled: true, seed: 7 })
    expect(pass.queue.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c'])
    expect(pass.queue.slice(3).toSorted()).toEqual(['d', 'e'])
  })
})

describe('an answer', () => {
  test("'Gewusst' takes the card out", () => {
    expect(answerCard(started(['a', 'b', 'c']), 'known', 'r').queue).toEqual(['b', 'c'])
  })

  test("'Nochmal' brings the card back after four others, or last", () => {
    expect(answerCard(started(['a', 'b', 'c', 'd', 'e', 'f']), 'again', 'r').queue.join('')).toBe('bcdeaf')
    expect(answerCard(started(['a', 'b']), 'again', 'r').queue).toEqual(['b', 'a'])
  })

  test('to the last card in the row goes on with the first that is left', () => {
    const pass = answerCard(moveInQueue(started(['a', 'b']), 1), 'known', 'r')
    expect(pass.queue[pass.index]).toBe('a')
  })

  test('can be taken back, once', () => {
    const pass = moveInQueue(started(['a', 'b', 'c']), 1)
    const answered = answerCard(pass, 'again', 'r')
    expect(takeAnswerBack(answered)).toEqual(pass)
    expect(takeAnswerBack(takeAnswerBack(answered))).toEqual(pass)
  })
})

describe('whatever is answered', () => {
  const anyCards = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 })

  test('every card comes until it was known, and the sitting ends', () => {
    fc.assert(
      fc.property(anyCards, fc.array(fc.boolean(), { maxLength: 40 }), (cards, answers) => {
        let pass = started(cards)
        const known: string[] = []
        const shown = new Set<string>()
        for (let turn = 0; pass.queue.length > 0; turn += 1) {
          const card = pass.queue[pass.index]
          expect(card).toBeDefined()
          shown.add(card ?? '')
          const isKnown = answers[turn] ?? true
          if (isKnown) known.push(card ?? '')
          pass = answerCard(pass, isKnown ? 'known' : 'again', `review ${turn}`)
        }
        expect([...shown].toSorted()).toEqual(cards.toSorted())
        expect(known.toSorted()).toEqual(cards.toSorted())
      }),
    )
  })

  test('the index is valid', () => {
    const press = fc.constantFrom('known', 'again', 'next', 'previous', 'back')
    fc.assert(
      fc.property(anyCards, fc.array(press), (cards, presses) => {
        const pass = presses.reduce((state, one) => {
          if (one === 'known' || one === 'again') return answerCard(state, one, 'r')
          return one === 'back' ? takeAnswerBack(state) : moveInQueue(state, one === 'next' ? 1 : -1)
        }, started(cards))
        expect(pass.index).toBeGreaterThanOrEqual(0)
        expect(pass.index).toBeLessThan(Math.max(1, pass.queue.length))
      }),
    )
  })
})
