import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { COUNTED_REVIEWS_MAX, scheduleOf } from '@gebaerdenraum/domain/lists/repetition'
import type { Repetition } from '@gebaerdenraum/domain/lists/repetitions.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { retire } from '../../../test/given-lists.ts'
import { signReviews } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

const NO_ID = '00000000-0000-7000-8000-000000000000'

let server: TestServer
let ids: ReadonlyMap<string, string>
let user: GivenUser
let list: List
beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(server, [{ title: 'Hund' }, { title: 'Katze' }, { title: 'Maus' }])
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
  const data = { name: 'Tiere', signs: ['Hund', 'Katze'].map((title) => ids.get(title)) }
  list = (await server.call<List>('POST', 'lists', { as: user.token, data })).body
})
afterAll(() => server.close())

type Answer = { _id: string; sign: string; answer: 'known' | 'again'; reviewedAt: string }

const answer = (title: string, day: number, some: Partial<Answer> = {}): Answer => ({
  _id: crypto.randomUUID(),
  sign: ids.get(title) ?? title,
  answer: 'known',
  reviewedAt: `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  ...some,
})
const send = (reviews: readonly Answer[], as = user.token) =>
  server.call<Repetition[]>('POST', 'repetitions', { as, data: { reviews } })
const find = (query: object = { list: list._id }, as = user.token) =>
  server.call<Page<Repetition>>('GET', 'repetitions', { as, query })

describe('repetitions', () => {
  test('are none before the first answer', async () => {
    expect((await find()).body).toEqual({ total: 0, limit: 500, skip: 0, data: [] })
  })

  test('say when a sign should be seen again, the first due first', async () => {
    const { status, body } = await send([
      answer('Katze', 1),
      answer('Hund', 1, { answer: 'again' }),
      answer('Katze', 3),
    ])
    expect(status).toBe(201)
    const [hund, katze] = ['Hund', 'Katze'].map((title) => body.find(({ _id }) => _id === ids.get(title)))
    expect(hund).toEqual({
      _id: ids.get('Hund'),
      dueAt: '2026-03-01T08:01:00.000Z',
      lastReviewAt: '2026-03-01T08:00:00.000Z',
      reviews: 1,
      lapses: 0,
    })
    expect(katze).toMatchObject({ reviews: 2, lastReviewAt: '2026-03-03T08:00:00.000Z' })
    expect((await find()).body.data).toEqual([hund, katze])
  })

  test('count the latest answers to a sign, however many were sent and in whatever order', async () => {
    const start = Date.parse('2026-03-01T08:00:00.000Z')
    const answers = Array.from({ length: COUNTED_REVIEWS_MAX + 60 }, (_, index) =>
      answer('Hund', 1, {
        answer: index % 7 === 0 ? 'again' : 'known',
        reviewedAt: new Date(start + index * 3_600_000).toISOString(),
      }),
    )
    await send(answers.slice(200))
    const { body } = await send(answers.slice(0, 200))
    const counted = answers.slice(60).map(({ _id, sign, answer: given, reviewedAt }) => ({
      id: _id,
      sign,
      answer: given,
      reviewedAt: new Date(reviewedAt),
    }))
    const schedule = scheduleOf(counted)
    expect(body).toMatchObject([{ dueAt: schedule?.dueAt.toISOString(), reviews: COUNTED_REVIEWS_MAX }])
  })

  test('take no flood of calls', async () => {
    const review = answer('Hund', 1)
    const statuses: number[] = []
    for (let round = 0; round < 31; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send([review])))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(300)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const other = await givenUser(server, { licence: 'active' })
    expect((await send([review], other.token)).status).toBe(201)
  })

  test('come to the same however answers arrive: doubled, late, in any order, at once', async () => {
    const answers = [1, 3, 9, 10, 20, 21].map((day) => answer('Hund', day, { answer: day === 10 ? 'again' : 'known' }))
    const deliveries = [answers.slice(4), answers.slice(0, 2), answers, answers.slice(1, 5).toReversed()]
    const statuses = (await Promise.all(deliveries.map((delivery) => send(delivery)))).map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201, 201])
    const expected = scheduleOf(
      answers.map(({ _id: id, reviewedAt, ...rest }) => ({ id, ...rest, reviewedAt: new Date(reviewedAt) })),
    )
    expect((await find()).body.data).toMatchObject([
      { dueAt: expected?.dueAt.toISOString(), reviews: 6, lapses: expected?.lapses },
    ])
  })

  test('of many devices at once lose no answer', async () => {
    const answers = Array.from({ length: 12 }, (_, index) => answer('Hund', index + 1))
    await Promise.all(answers.map((one) => send([one])))
    expect((await find()).body.data).toMatchObject([{ reviews: 12 }])
  })

  test('take an answer from the future for one of now', async () => {
    const { body } = await send([answer('Hund', 1, { reviewedAt: '2199-01-01T00:00:00Z' })])
    expect(Date.parse(body[0]?.lastReviewAt ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('stay in the order of a device whose clock is ahead, sent together or one after the other', async () => {
    const ahead = (seconds: number) => new Date(Date.now() + 3_600_000 + seconds * 1_000).toISOString()
    const pairs = Array.from({ length: 8 }, () => [
      answer('Hund', 1, { answer: 'again', reviewedAt: ahead(0) }),
      answer('Hund', 1, { answer: 'known', reviewedAt: ahead(30) }),
    ])
    for (const [index, pair] of pairs.entries()) {
      if (index % 2 === 0) await send(pair.toReversed())
      else for (const one of pair) await send([one])
    }
    const rows = await server.database.db
      .select({ answer: signReviews.answer })
      .from(signReviews)
      .where(eq(signReviews.userId, user.id))
      .orderBy(signReviews.reviewedAt, signReviews.id)
    expect(rows.map((row) => row.answer)).toEqual(pairs.flat().map((one) => one.answer))
  })

  test('take the answers of a device whose clock had forgotten the year', async () => {
    const { status, body } = await send([answer('Hund', 1, { reviewedAt: '1970-01-01T00:00:00Z' }), answer('Hund', 1)])
    expect([status, body[0]?.reviews]).toEqual([201, 2])
  })

  test('leave out answers to signs that do not exist, so that the others arrive', async () => {
    const { status, body } = await send([answer(NO_ID, 1), answer('x', 1), answer('Hund', 1)])
    expect([status, body.map(({ _id }) => _id)]).toEqual([201, [ids.get('Hund')]])
    expect((await send([answer(NO_ID, 1)])).body).toEqual([])
  })

  test('belong to a person and a sign, in whatever list it stands', async () => {
    await send([answer('Hund', 1), answer('Maus', 1)])
    const data = { name: 'Andere', signs: [ids.get('Hund')] }
    const other = (await server.call<List>('POST', 'lists', { as: user.token, data })).body
    expect((await find({ list: other._id })).body.data.map(({ _id }) => _id)).toEqual([ids.get('Hund')])
    const somebody = await givenUser(server, { licence: 'active' })
    const own = (await server.call<List>('POST', 'lists', { as: somebody.token, data })).body
    expect((await find({ list: own._id }, somebody.token)).body.total).toBe(0)
  })

  test('are not changed by an answer that somebody else sends under the same id', async () => {
    const mine = answer('Hund', 1)
    await send([mine])
    const somebody = await givenUser(server, { licence: 'active' })
    expect((await send([{ ...mine, answer: 'again' }], somebody.token)).body).toEqual([])
    const rows = await server.database.db.select().from(signReviews).where(eq(signReviews.id, mine._id))
    expect(rows).toMatchObject([{ userId: user.id, answer: 'known' }])
  })

  test('leave out signs that are no longer on offer, and keep them', async () => {
    await send([answer('Hund', 1), answer('Katze', 2)])
    const back = await retire(server, ids.get('Hund') ?? '')
    expect((await find()).body.data.map(({ _id }) => _id)).toEqual([ids.get('Katze')])
    await send([answer('Hund', 3)])
    await back()
    expect((await find()).body.data.find(({ _id }) => _id === ids.get('Hund'))?.reviews).toBe(2)
  })

  test('of a list that is not within reach are not there', async () => {
    const stranger = await givenUser(server, { licence: 'active' })
    for (const id of [list._id, NO_ID, 'x']) expect((await find({ list: id }, stranger.token)).status).toBe(404)
    expect((await find({})).status).toBe(400)
  })

  test.each<[string, () => Answer[]]>([
    ['no answers', () => []],
    ['too many', () => Array.from({ length: 201 }, () => answer('Hund', 1))],
    ['a third answer', () => [answer('Hund', 1, { answer: 'maybe' as 'known' })]],
    ['an id that is none', () => [answer('Hund', 1, { _id: '1' })]],
    ['a time that is none', () => [answer('Hund', 1, { reviewedAt: 'gestern' })]],
  ])('cannot be sent with %s', async (_, reviews) => {
    expect((await send(reviews())).status).toBe(400)
    expect((await find()).body.total).toBe(0)
  })

  test('need a licence', async () => {
    const guest = await givenUser(server)
    expect([
      (await send([answer('Hund', 1)], guest.token)).status,
      (await find(undefined, guest.token)).status,
    ]).toEqual([403, 403])
  })
})
