import { expect, test } from 'vitest'
import { readSwipe } from './read-swipe.ts'

const from = { x: 200, y: 300 }

test.each([
  ['to the left brings the next', { x: 120, y: 310 }, 1],
  ['to the right brings the one before', { x: 290, y: 280 }, -1],
  ['that is short does nothing', { x: 170, y: 300 }, null],
  ['that goes down more than across does nothing', { x: 140, y: 380 }, null],
  ['straight down does nothing', { x: 200, y: 600 }, null],
  ['that stays does nothing', from, null],
])('a swipe %s', (_, to, step) => {
  expect(readSwipe(from, to)).toBe(step)
})
