import { expect, test } from 'vitest'
import { lookFor } from './chosen-look.ts'

const HANDS = { style: 'hands', skinTone: 'brown' } as const

test('only what differs from the defaults is asked for', () => {
  expect(lookFor(null, false, HANDS)).toEqual({})
  expect(lookFor('brown', false, HANDS)).toEqual({})
  expect(lookFor('deep', false, HANDS)).toEqual({ colouring: 'deep' })
})

test('drawings are dark on a dark page, but line art is not', () => {
  expect(lookFor(null, true, HANDS)).toEqual({ scheme: 'dark' })
  expect(lookFor('lineArt', true, HANDS)).toEqual({ colouring: 'lineArt' })
})

test('SignWriting has one look', () => {
  expect(lookFor('deep', true, { style: 'signWriting', skinTone: 'medium' })).toEqual({})
})
