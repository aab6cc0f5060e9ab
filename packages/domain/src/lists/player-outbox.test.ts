import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dropLearned,
  EMPTY_OUTBOX,
  hasReview,
  isEmptyOutbox,
  mergeOutboxes,
  noteLearned,
  noteReview,
  type Outbox,
  REVIEWS_PER_CALL,
  type Review,
  readOutbox,
  sendableReviews,
  settleLearned,
  TAKE_BACK_MS,
  withChanges,
  withdrawReviews,
} from './player-outbox.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const review = (_id: string, agoMs = 60_000): Review => ({
  _id,
  sign: 'a',
  answer: 'known',
  reviewedAt: new Date(NOW - agoMs).toISOString(),
})
const withReviews = (...reviews: readonly Review[]): Outbox => reviews.reduce(noteReview, EMPTY_OUTBOX)

describe('what was learned', () => {
  test('is kept as the last word for each sign of each list', () => {
    const outbox = noteLearned(noteLearned(EMPTY_OUTBOX, 'list', { a: true, b: true }), 'list', { a: false })
    expect(noteLearned(outbox, 'other', { c: true }).learned).toEqual({
      list: { a: false, b: true },
      other: { c: true },
    })
  })

  test('goes with what another device has learned meanwhile', () => {
    expect(withChanges(['x', 'a'], { a: false, b: true })).toEqual(['x', 'b'])
  })

  test('comes to the same when it arrives twice', () => {
    const changes = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean())
    const learned = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(learned, changes, (before, given) => {
        const once = withChanges(before, given)
        expect(withChanges(once, given)).toEqual(once)
      }),
    )
  })

  test('stays when it was changed again while it was under way', () => {
    const sent = noteLearned(EMPTY_OUTBOX, 'list', { a: true, b: true })
    const meanwhile = noteLearned(sent, 'list', { a: false, c: true })
    const settled = settleLearned(meanwhile, 'list', { a: true, b: true })
    expect(settled.learned).toEqual({ list: { a: false, c: true } })
    expect(isEmptyOutbox(settleLearned(settled, 'list', { a: false, c: true }))).toBe(true)
  })
})

describe('the outboxes of several pages', () => {
  test('are one for the person: each answer once, in the order of their time', () => {
    const [first, second, third] = [review('1', 3_000), review('2', 2_000), review('3', 1_000)]
    const merged = mergeOutboxes([
      noteLearned(withReviews(first, third), 'list', { a: true }),
      noteLearned(noteLearned(withReviews(second, first), 'list', { b: false }), 'other', { a: false }),
      EMPTY_OUTBOX,
    ])
    expect(merged).toEqual({
      learned: { list: { a: true, b: false }, other: { a: false } },
      reviews: [first, second, third],
    })
  })

  test('forget a change that was made again elsewhere, whichever it was', () => {
    const older = noteLearned(noteLearned(EMPTY_OUTBOX, 'list', { a: true, b: false, c: true }), 'other', { a: true })
    expect(dropLearned(older, 'list', ['a', 'b', 'unknown']).learned).toEqual({ list: { c: true }, other: { a: true } })
    expect(dropLearned(older, 'nowhere', ['a'])).toEqual(older)
    expect(isEmptyOutbox(dropLearned(noteLearned(EMPTY_OUTBOX, 'list', { a: false }), 'list', ['a']))).toBe(true)
  })
})

describe('answers', () => {
  test('are sent the oldest first, so many at once', () => {
    const many = Array.from({ length: REVIEWS_PER_CALL + 1 }, (_, index) => review(`${index}`))
    expect(sendableReviews(withReviews(...many), NOW)).toEqual(many.slice(0, REVIEWS_PER_CALL))
  })

  test('wait as long as the last one can be taken back', () => {
    const outbox = withReviews(review('1'), review('2', TAKE_BACK_MS - 1))
    expect(sendableReviews(outbox, NOW).map(({ _id }) => _id)).toEqual(['1'])
    expect(sendableReviews(outbox, NOW + 1).map(({ _id }) => _id)).toEqual(['1', '2'])
  })

  test('are sent although the clock was set back by a year meanwhile', () => {
    expect(sendableReviews(withReviews(review('1', -31_536_000_000)), NOW)).toHaveLength(1)
  })

  test('can be taken back until they were sent', () => {
    const outbox = withdrawReviews(withReviews(review('1'), review('2')), ['2'])
    expect([hasReview(outbox, '1'), hasReview(outbox, '2')]).toEqual([true, false])
  })
})

describe('what a browser kept', () => {
  test('is read as it was written', () => {
    const outbox = noteLearned(withReviews(review('1')), 'list', { a: true })
    expect(readOutbox(JSON.parse(JSON.stringify(outbox)))).toEqual(outbox)
  })

  test('counts for nothing where it is not understood', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { learned, reviews } = readOutbox(value)
        expect([typeof learned, Array.isArray(reviews)]).toEqual(['object', true])
      }),
    )
    const broken = { learned: { list: { a: 'yes' }, other: { b: true } }, reviews: [{ _id: '1' }, review('2')] }
    expect(readOutbox(broken)).toEqual({ learned: { other: { b: true } }, reviews: [review('2')] })
  })
})
