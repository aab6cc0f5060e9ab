import {
  EMPTY_OUTBOX,
  type LearnedChanges,
  noteLearned,
  noteReview,
  type Outbox,
  type Review,
  TAKE_BACK_MS,
} from '@gebaerdenraum/domain/lists/player-outbox'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import { type OutboxPorts, sendOutbox } from './send-outbox.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const review = (_id: string, agoMs = 60_000): Review => ({
  _id,
  sign: 'a',
  answer: 'known',
  reviewedAt: new Date(NOW - agoMs).toISOString(),
})
const offline = new ApiError({ name: 'Offline' })
const notFound = new ApiError({ name: 'NotFound', code: 404 })
const badRequest = new ApiError({ name: 'BadRequest', code: 400 })

/** A server that remembers what it was sent; `fail` may throw. */
const given = (outbox: Outbox, fail: (what: LearnedChanges | readonly Review[]) => void = () => undefined) => {
  let kept = outbox
  const learned: (readonly [string, LearnedChanges])[] = []
  const reviews: string[] = []
  const ports: OutboxPorts = {
    read: () => kept,
    write: (next) => {
      kept = next
    },
    saveLearned: async (list, changes) => {
      fail(changes)
      learned.push([list, changes])
    },
    saveReviews: async (batch) => {
      fail(batch)
      reviews.push(...batch.map(({ _id }) => _id))
    },
    now: () => NOW,
  }
  return { ports, learned, reviews, kept: () => kept }
}
const fails = (error: ApiError) => () => {
  throw error
}
const full = noteReview(noteReview(noteLearned(EMPTY_OUTBOX, 'list', { a: true }), review('1')), review('2'))

describe('sending what waits', () => {
  test('empties the outbox', async () => {
    const { ports, learned, reviews, kept } = given(full)
    await expect(sendOutbox(ports)).resolves.toBe('sent')
    expect({ learned, reviews, kept: kept() }).toEqual({
      learned: [['list', { a: true }]],
      reviews: ['1', '2'],
      kept: EMPTY_OUTBOX,
    })
  })

  test('keeps everything while the server cannot be reached', async () => {
    const { ports, kept } = given(full, fails(offline))
    await expect(sendOutbox(ports)).resolves.toBe('unreachable')
    expect(kept()).toEqual(full)
  })

  test('keeps everything for the next sign-in when this one has ended', async () => {
    const { ports, kept } = given(full, fails(new ApiError({ name: 'NotAuthenticated', code: 401 })))
    await expect(sendOutbox(ports)).resolves.toBe('refused')
    expect(kept()).toEqual(full)
  })

  test('keeps what is added while it is under way', async () => {
    const { ports, kept } = given(full)
    const saveLearned: OutboxPorts['saveLearned'] = async (list) =>
      ports.write(noteLearned(ports.read(), list, { a: false }))
    await sendOutbox({ ...ports, saveLearned })
    expect(kept().learned).toEqual({ list: { a: false } })
  })

  test('forgets what belongs to a list that is gone, and goes on', async () => {
    const { ports, reviews, kept } = given(full, (what) => {
      if (!Array.isArray(what)) throw notFound
    })
    await expect(sendOutbox(ports)).resolves.toBe('sent')
    expect({ reviews, kept: kept() }).toEqual({ reviews: ['1', '2'], kept: EMPTY_OUTBOX })
  })

  test('sends each answer alone when one of them is refused', async () => {
    const { ports, reviews, kept } = given(full, (what) => {
      if (Array.isArray(what) && what.some(({ _id }) => _id === '1')) throw badRequest
    })
    await expect(sendOutbox(ports)).resolves.toBe('sent')
    expect({ reviews, kept: kept() }).toEqual({ reviews: ['2'], kept: EMPTY_OUTBOX })
  })

  test('holds back the last answer as long as it can be taken back', async () => {
    const { ports, reviews, kept } = given(noteReview(full, review('3', TAKE_BACK_MS / 2)))
    await expect(sendOutbox(ports)).resolves.toBe('waiting')
    expect(reviews).toEqual(['1', '2'])
    expect(kept().reviews.map(({ _id }) => _id)).toEqual(['3'])
  })
})
