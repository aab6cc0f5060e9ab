import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, currentCard, goTo, type LearnPass, markLearned, startAgain, startPass, undo } from './player.ts'
import { answerCard, startRepetition } from './player-repetition.ts'
import { resumePass, resumeRepetition } from './player-resume.ts'

const signs = ['a', 'b', 'c', 'd']
const started = (isShared = false) => startPass({ isShuffled: false, isShared, signs, learned: [], seed: 1 })
const presentOf = ({ signs: all, learned }: LearnPass) => ({ signs: all, learned })

describe('a pass that is taken up again', () => {
  test('is the one that was left, as long as the list is the same', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('learn', 'next')), fc.boolean(), (presses, isShared) => {
        const pass = presses.reduce(
          (state, press) => (press === 'learn' ? markLearned(state) : goTo(state, state.index + 1)),
          started(isShared),
        )
        expect(resumePass(pass, presentOf(pass))).toEqual(pass)
      }),
    )
  })

  test('shows the same card although signs before it are gone, and new signs last', () => {
    const pass = resumePass(goTo(started(), 2), { signs: ['new', 'b', 'c', 'd'], learned: [] })
    expect({ card: currentCard(pass), cards: cardsOf(pass) }).toEqual({ card: 'c', cards: ['b', 'c', 'd', 'new'] })
  })

  test('goes on where its card was when that one is gone or learned elsewhere', () => {
    expect(currentCard(resumePass(goTo(started(), 2), { signs, learned: ['c'] }))).toBe('d')
    expect(currentCard(resumePass(goTo(started(), 2), { signs: ['a', 'b'], learned: [] }))).toBeUndefined()
  })

  test('keeps what can be undone of it', () => {
    const pass = resumePass(markLearned(markLearned(started())), { signs, learned: ['b'] })
    expect(undo(pass)).toMatchObject({ learned: [], index: 1 })
    expect(undo(undo(pass)).learned).toEqual([])
  })

  test('does not undo a new start of a list that may have changed', () => {
    const pass = startAgain(markLearned(started()), true, 2)
    expect(resumePass(pass, { signs, learned: [] }).history).toEqual([])
  })

  test('of a shared list keeps what was learned in this visit', () => {
    expect(resumePass(markLearned(started(true)), { signs, learned: [] }).learned).toEqual(['a'])
  })
})

describe('a repetition that is taken up again', () => {
  const pass = answerCard(
    startRepetition({ due: signs, fresh: [], isShuffled: false, seed: 1 }),
    'known',
    'first review',
  )

  test('is the one that was left, as long as the list is the same', () => {
    expect(resumeRepetition(pass, signs)).toEqual(pass)
  })

  test('asks no sign that the list has lost', () => {
    expect(resumeRepetition(pass, ['a', 'c'])).toEqual({ signs: ['a', 'c'], queue: ['c'], index: 0, last: null })
  })
})
