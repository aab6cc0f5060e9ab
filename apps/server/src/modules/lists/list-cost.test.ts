import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { watchStatements } from '../../../test/files/watch-statements.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

const SIGNS = 60
/** Without the look for a newer catalogue, which comes once a second. */
const ABOUT_LISTS = /file_nodes|list|learned|sign_|"signs"/

let server: TestServer
let signIds: readonly string[]
let few: GivenUser
let many: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  const titles = Array.from({ length: SIGNS }, (_, index) => ({ title: `Wort ${index}` }))
  signIds = [...(await givenSigns(server, titles)).values()]
  few = await givenUser(server, { licence: 'active' })
  many = await givenUser(server, { licence: 'active' })
  await remember(few, [await make(few, 1)])
  const lists: List[] = []
  for (let index = 0; index < 10; index += 1) lists.push(await make(many, SIGNS))
  await remember(many, lists)
})
afterAll(() => server.close())

const make = async (user: GivenUser, count: number): Promise<List> => {
  const data = { name: 'Liste', signs: signIds.slice(0, count) }
  const { body } = await server.call<List>('POST', 'lists', { as: user.token, data })
  return body
}
const remember = ({ id, token }: GivenUser, lists: readonly List[]) =>
  server.call('PATCH', `users/${id}`, {
    as: token,
    data: { preferences: { recentlyUsed: { lists: lists.map(({ _id }) => _id) } } },
  })
const count = async (work: () => Promise<unknown>): Promise<number> => {
  await work()
  return (await watchStatements(work, ABOUT_LISTS)).length
}
const reviewsOf = (signs: number) =>
  signIds.slice(0, signs).map((sign) => ({
    _id: crypto.randomUUID(),
    sign,
    answer: 'known',
    reviewedAt: '2026-03-01T08:00:00Z',
  }))

test.each<[string, (user: GivenUser, signs: number) => Promise<unknown>]>([
  ['a page of lists', ({ token }) => server.call('GET', 'lists', { as: token })],
  [
    'what overviews tell of them',
    ({ token }) => server.call('GET', 'files', { as: token, query: { fileType: 'lists' } }),
  ],
  ['a new list', (user, signs) => make(user, signs)],
  [
    'answers to many signs',
    ({ token }, signs) => server.call('POST', 'repetitions', { as: token, data: { reviews: reviewsOf(signs) } }),
  ],
])('%s costs the same number of statements, however many lists and signs', async (_, work) => {
  const ofFew = await count(() => work(few, 1))
  const ofMany = await count(() => work(many, SIGNS))
  expect(ofMany).toBe(ofFew)
  expect(ofFew).toBeLessThan(15)
})
