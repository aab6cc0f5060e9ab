import { expect, test } from 'vitest'
import { findLetterPose, LETTERS } from '../hands/letter-poses.ts'
import { measureMovementArrow } from './movement-arrow.ts'

const HAND = { x: 3, y: 5, width: 12, height: 29 }

test('every letter that moves has an arrow beside its hand, and no other', () => {
  const moved = LETTERS.filter((letter) => findLetterPose(letter).movement !== undefined)
  expect(LETTERS.filter((letter) => measureMovementArrow(letter, HAND) !== undefined)).toEqual(moved)
  for (const letter of moved) {
    const { x, y, width, height } = measureMovementArrow(letter, HAND)!
    expect(x + width < HAND.x || x > HAND.x + HAND.width, letter).toBe(true)
    expect(y, letter).toBeGreaterThanOrEqual(HAND.y)
    expect(y + height, letter).toBeLessThanOrEqual(HAND.y + HAND.height)
  }
})
