import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Review } from './repetition.ts'
import { settleReviewTimes } from './review-times.ts'

const NOW = new Date('2026-11-26T10:00:00.000Z')
const review = (id: string, minutes: number, some: Partial<Review> = {}): Review => ({
  id,
  sign: 'hund',
  answer: 'known',
  reviewedAt: new Date(NOW.getTime() + minutes * 60_000),
  ...some,
})
const settle = (sent: readonly Review[], known: readonly Review[] = []) =>
  settleReviewTimes(sent, known, NOW).map(({ id, reviewedAt }) => [id, reviewedAt.getTime() - NOW.getTime()])

test.each([
  [
    'of the past as they are',
    [review('a', -5), review('b', -3)],
    [
      ['a', -300_000],
      ['b', -180_000],
    ],
  ],
  ['of the future as of now', [review('a', 60)], [['a', 0]]],
  [
    'of a device whose clock is ahead in its order',
    [review('b', 60.5), review('a', 60)],
    [
      ['a', 0],
      ['b', 1],
    ],
  ],
  [
    'of the same moment in the order in which they were sent',
    [review('b', 60), review('a', 60)],
    [
      ['b', 0],
      ['a', 1],
    ],
  ],
  [
    'of the past before those of the future',
    [review('b', 1), review('a', -1)],
    [
      ['a', -60_000],
      ['b', 0],
    ],
  ],
  [
    'to different signs at the same time',
    [review('a', 1), review('b', 2, { sign: 'maus' })],
    [
      ['a', 0],
      ['b', 0],
    ],
  ],
] as const)('answers %s count', (_name, sent, expected) => {
  expect(settle(sent)).toEqual(expected)
})

test('an answer counts after one that was sent a moment before', () => {
  expect(settle([review('b', 61)], [review('a', 0)])).toEqual([['b', 1]])
  expect(settle([review('b', 61)], [review('a', 0, { sign: 'maus' })])).toEqual([['b', 0]])
})

test('the order of a device is kept, and nothing counts noticeably later than now', () => {
  const minutes = fc.integer({ min: -90, max: 90 })
  fc.assert(
    fc.property(fc.array(fc.tuple(minutes, fc.constantFrom('hund', 'maus')), { maxLength: 40 }), (facts) => {
      const sent = facts.map(([at, sign], index) => review(String(index), at, { sign }))
      const settled = settleReviewTimes(sent, [], NOW)
      for (const sign of ['hund', 'maus']) {
        const before = sent.filter((one) => one.sign === sign).toSorted((a, b) => +a.reviewedAt - +b.reviewedAt)
        const after = settled.filter((one) => one.sign === sign).toSorted((a, b) => +a.reviewedAt - +b.reviewedAt)
        expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      }
      for (const { reviewedAt } of settled) expect(+reviewedAt - +NOW).toBeLessThan(Math.max(1, sent.length))
    }),
  )
})
