import type { Favorite } from '@gebaerdenraum/domain/favorites/favorites.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let ids: ReadonlyMap<string, string>
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(server, [{ title: 'Hund', isPreview: true }, { title: 'Katze' }, { title: 'Maus' }])
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const keep = (title: string, as = user.token) =>
  server.call<Favorite>('POST', 'favorites', { as, data: { sign: ids.get(title) } })
const kept = async (query: object = {}, as = user.token) =>
  (await server.call<Page<Favorite>>('GET', 'favorites', { as, query })).body
const namesOf = ({ data }: Page<Favorite>) => data.map(({ sign }) => sign.name)

describe('favourites', () => {
  test('come with their signs, the newest first unless asked otherwise', async () => {
    for (const title of ['Hund', 'Katze', 'Maus']) await keep(title)
    expect(namesOf(await kept())).toEqual(['Maus', 'Katze', 'Hund'])
    expect(namesOf(await kept({ $sort: { createdAt: 1 }, $limit: 2 }))).toEqual(['Hund', 'Katze'])
    expect((await kept({ $limit: 0 })).total).toBe(3)
  })

  test('are kept once, also when sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep('Hund')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await kept()).total).toBe(1)
  })

  test('are kept also while another tab removes them', async () => {
    const removed = () => server.call('DELETE', `favorites/${ids.get('Hund')}`, { as: user.token })
    const answers = await Promise.all(Array.from({ length: 20 }, () => [keep('Hund'), removed()]).flat())
    expect(answers.filter((_, index) => index % 2 === 0).map(({ status }) => status)).toEqual(Array(20).fill(201))
  })

  test('are removed by the id of the sign, and then are gone', async () => {
    await keep('Hund')
    const first = await server.call('DELETE', `favorites/${ids.get('Hund')}`, { as: user.token })
    const second = await server.call('DELETE', `favorites/${ids.get('Hund')}`, { as: user.token })
    expect([first.status, second.status]).toEqual([200, 404])
    expect((await kept()).total).toBe(0)
  })

  test('show on the sign itself', async () => {
    await keep('Katze')
    const { body } = await server.call<Page<Favorite['sign']>>('GET', 'signs', {
      as: user.token,
      query: { $sort: undefined },
    })
    expect(body.data.filter(({ isFavorite }) => isFavorite).map(({ name }) => name)).toEqual(['Katze'])
  })

  test('belong to one user only', async () => {
    await keep('Hund')
    const other = await givenUser(server, { licence: 'active' })
    expect((await kept({}, other.token)).total).toBe(0)
    const removal = await server.call('DELETE', `favorites/${ids.get('Hund')}`, { as: other.token })
    expect(removal.status).toBe(404)
    expect((await kept()).total).toBe(1)
  })

  test('without a licence stay locked', async () => {
    const guest = await givenUser(server)
    await keep('Katze', guest.token)
    const [favorite] = (await kept({}, guest.token)).data
    expect(favorite?.sign).toMatchObject({ name: 'Katze', isLocked: true, images: {} })
  })

  test.each([
    ['a sign that does not exist', { sign: '00000000-0000-7000-8000-000000000000' }, 404],
    ['something that is no id', { sign: 'Hund' }, 404],
    ['no sign', {}, 400],
    ['more than a sign', { sign: 'x', user: 'somebody' }, 400],
  ])('cannot be kept with %s', async (_, data, status) => {
    expect((await server.call('POST', 'favorites', { as: user.token, data })).status).toBe(status)
  })

  test('need a sign-in', async () => {
    const { status, body } = await server.call<ErrorAnswer>('GET', 'favorites')
    expect([status, body.message]).toEqual([401, 'Bitte melde dich an.'])
  })
})
