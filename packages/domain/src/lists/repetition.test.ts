import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Review, scheduleOf } from './repetition.ts'

const at = (time: string): Date => new Date(`2026-03-${time}:00Z`)
const review = (id: string, answer: Review['answer'], time: string): Review => ({
  id,
  sign: 'sign',
  answer,
  reviewedAt: at(time),
})

describe('the schedule of a sign', () => {
  test('is none before the first answer', () => {
    expect(scheduleOf([])).toBeNull()
  })

  test('lets a known sign rest for days, each time longer, and due from the beginning of its day', () => {
    const answers = [
      review('1', 'known', '01T18:00'),
      review('2', 'known', '03T08:00'),
      review('3', 'known', '14T08:00'),
    ]
    const due = answers.map((_, index) => scheduleOf(answers.slice(0, index + 1))?.dueAt.toISOString())
    expect(due).toEqual(['2026-03-03T00:00:00.000Z', '2026-03-14T00:00:00.000Z', '2026-04-29T00:00:00.000Z'])
  })

  test('keeps a forgotten sign due the same day, until it is known', () => {
    const forgotten = scheduleOf([review('1', 'again', '01T18:00')])
    expect(forgotten?.dueAt).toEqual(at('01T18:01'))
    const known = scheduleOf([review('1', 'again', '01T18:00'), review('2', 'known', '01T18:05')])
    expect(known?.dueAt).toEqual(at('02T00:00'))
  })

  test('counts answers, and how often a sign that was known is forgotten', () => {
    const answers = [
      review('1', 'known', '01T18:00'),
      review('2', 'known', '05T18:00'),
      review('3', 'again', '25T18:00'),
    ]
    expect(scheduleOf(answers)).toMatchObject({ reviews: 3, lapses: 1, lastReviewAt: at('25T18:00') })
  })

  test('is kept as JSON', () => {
    const card = scheduleOf([review('1', 'known', '01T18:00')])?.card
    expect(JSON.parse(JSON.stringify(card))).toEqual(card)
  })
})

const answers = fc.array(
  fc.record({
    id: fc.uuid(),
    sign: fc.constant('sign'),
    answer: fc.constantFrom('known' as const, 'again' as const),
    // Few moments, so that some answers come at the same one.
    reviewedAt: fc
      .integer({ min: 0, max: 40 })
      .map((halfDays) => new Date(at('01T08:00').getTime() + halfDays * 43_200_000)),
  }),
  { minLength: 1, maxLength: 12 },
)

describe('in whatever way answers arrive', () => {
  test('their order and how often each comes do not matter', () => {
    const deliveries = answers.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray([...given, ...given, ...given], { minLength: 0 })),
    )
    fc.assert(
      fc.property(deliveries, ([given, again]) => {
        expect(scheduleOf([...again, ...given])).toEqual(scheduleOf(given))
      }),
    )
  })

  test('the next repetition is never before the last answer’s day', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const schedule = scheduleOf(given)
        expect(schedule && schedule.dueAt > schedule.lastReviewAt).toBe(true)
        expect(schedule?.reviews).toBe(given.length)
      }),
    )
  })
})
