import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

/** Two more than a share link shows without a licence. */
const TITLES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']
const VISIBLE = TITLES.slice(0, 10)

let server: TestServer
let ids: ReadonlyMap<string, string>
let owner: GivenUser
let list: List
beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(
    server,
    TITLES.map((title) => ({ title })),
  )
  owner = await givenUser(server, { licence: 'active' })
  list = await makeList(TITLES)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const makeList = async (titles: readonly string[]): Promise<List> => {
  const data = { name: `Buchstaben ${titles.length}`, signs: titles.map((title) => ids.get(title)) }
  const { body } = await server.call<List>('POST', 'lists', { as: owner.token, data })
  const shared = { shareKey: 'generate' }
  return (await server.call<List>('PATCH', `lists/${body._id}`, { as: owner.token, data: shared })).body
}
const open = (shown: List, as: string, query: object = {}) => server.call('GET', `lists/${shown._id}`, { as, query })
const openShared = (as: string | undefined, query: object = {}) =>
  server.call('GET', 'lists', { as, query: { shareKey: list.shareKey, ...query } })

/** Replaces making, and gives what was asked for: the titles of the signs with the variants of their films. */
const watchPreparations = () => {
  const start = vi.spyOn(server.services.signMedia.preparations, 'start').mockReturnValue()
  const titleOf = new Map([...ids].map(([title, id]) => [id, title]))
  return {
    count: () => start.mock.calls.length,
    keys: () => start.mock.calls.map(([key]) => key),
    media: () =>
      start.mock.calls.flatMap(([, media]) =>
        media.map(({ signId, type, variant }) => [titleOf.get(signId), type, variant]),
      ),
  }
}
const filmsOf = (titles: readonly string[], ...variants: readonly string[]) =>
  titles.flatMap((title) => variants.map((variant) => [title, 'signVideo', variant]))

test('an opened list is prepared in its order when it is about to be played, and not otherwise', async () => {
  const { count, media } = watchPreparations()
  expect((await open(list, owner.token)).status).toBe(200)
  expect((await openShared(undefined)).status).toBe(200)
  expect(count()).toBe(0)
  expect((await open(list, owner.token, { purpose: 'play' })).status).toBe(200)
  expect(media()).toEqual(filmsOf(TITLES, 'poster', 'default'))
})

test('a quiz is prepared without words, and hands in the colours that will be asked for', async () => {
  const start = vi.spyOn(server.services.signMedia.preparations, 'start').mockReturnValue()
  await open(list, owner.token, { purpose: 'quiz', tone: 'deep' })
  await open(list, owner.token, { purpose: 'play' })
  expect(start.mock.calls.map(([, [first]]) => first?.lookOptions)).toEqual([
    { colouring: 'deep', isWithoutText: true },
    { isWithoutText: false },
  ])
  for (const query of [{ purpose: 'quiz', tone: 'pink' }, { purpose: 'print' }]) {
    expect((await open(list, owner.token, query)).status).toBe(400)
  }
})

test('a share link without a licence prepares what it shows, with the watermark', async () => {
  const guest = await givenUser(server)
  for (const as of [undefined, guest.token]) {
    const { keys, media } = watchPreparations()
    expect((await openShared(as, { purpose: 'play' })).status).toBe(200)
    expect(media()).toEqual(filmsOf(VISIBLE, 'watermarked-poster', 'watermarked'))
    expect(keys()[0]).toMatch(as === undefined ? /^network / : /^account /)
    vi.restoreAllMocks()
  }
})

test('a share link with a licence prepares all of the list without the watermark', async () => {
  const { media } = watchPreparations()
  const stranger = await givenUser(server, { licence: 'active' })
  await openShared(stranger.token, { purpose: 'play' })
  expect(media()).toEqual(filmsOf(TITLES, 'poster', 'default'))
})

test('a list out of reach and a share key that does not exist prepare nothing', async () => {
  const { count } = watchPreparations()
  const stranger = await givenUser(server, { licence: 'active' })
  expect((await open(list, stranger.token, { purpose: 'play' })).status).toBe(404)
  await openShared(undefined, { purpose: 'play', shareKey: 'gibtesnicht' })
  expect(count()).toBe(0)
})

test('what is prepared is made in the background', async () => {
  const short = await makeList(TITLES.slice(0, 2))
  const made = async (): Promise<readonly string[]> => {
    const { rows } = await server.database.pool.query(
      "select variant from media_variants where state = 'ready' order by variant",
    )
    return rows.map(({ variant }) => String(variant))
  }
  await open(short, owner.token)
  expect(await made()).toEqual([])
  await open(short, owner.token, { purpose: 'play' })
  await expect.poll(made, { timeout: 60_000 }).toHaveLength(4)
}, 90_000)
