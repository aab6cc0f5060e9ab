import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markLearned, startAgain, startPass } from './player.ts'
import { answerCard, startRepetition } from './player-repetition.ts'
import { readSavedPlay, type SavedPlay } from './player-saved.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000
const signs = ['a', 'b', 'c']
const learnPass = startAgain(
  markLearned(startPass({ isShuffled: true, isShared: false, signs, learned: [], seed: 1 })),
  true,
  2,
)
const repetition = answerCard(startRepetition({ due: signs, fresh: [], isShuffled: false, seed: 1 }), 'again', 'r')

const kept = (play: SavedPlay): unknown => JSON.parse(JSON.stringify(play))

describe('what a browser kept of a player', () => {
  test('is read as it was written', () => {
    const learning: SavedPlay = { mode: 'learn', pass: learnPass, covered: ['video'], savedAt: 0 }
    const repeating: SavedPlay = { mode: 'repeat', pass: repetition, covered: [], savedAt: NOW - HOUR_MS }
    expect(readSavedPlay(kept(learning), NOW)).toEqual(learning)
    expect(readSavedPlay(kept(repeating), NOW)).toEqual(repeating)
  })

  test('is not gone on with where a repetition is from the day before', () => {
    const repeating: SavedPlay = { mode: 'repeat', pass: repetition, covered: [], savedAt: NOW - 13 * HOUR_MS }
    expect(readSavedPlay(kept(repeating), NOW)).toBeNull()
  })

  test('counts for nothing where it is not understood', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readSavedPlay(value, NOW)).toBeNull()
      }),
    )
    const broken = { mode: 'learn', covered: [], savedAt: 0, pass: { ...learnPass, order: [1] } }
    expect(readSavedPlay(broken, NOW)).toBeNull()
  })
})
