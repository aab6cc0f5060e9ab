import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'
import type { User } from '@gebaerdenraum/domain/accounts/session.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  user = await givenUser(server)
})
afterAll(() => server.close())

const change = (preferences: object) =>
  server.call<User & ErrorAnswer>('PATCH', `users/${user.id}`, { as: user.token, data: { preferences } })
const kept = async (): Promise<Preferences> =>
  (await server.call<User>('GET', `users/${user.id}`, { as: user.token })).body.preferences
const store = (preferences: unknown) =>
  server.database.db.update(users).set({ preferences }).where(eq(users.id, user.id))
const ids = (count: number, prefix = 'id') => Array.from({ length: count }, (_, index) => `${prefix}-${index}`)

describe('preferences', () => {
  test('change field by field and come back whole', async () => {
    await change({ search: { columns: 7 } })
    const { body } = await change({ search: { showNames: false }, player: { speed: 0.5 } })
    expect(body.preferences.search).toEqual({
      columns: 7,
      imageType: 'signOnly',
      showNames: false,
      showKeywords: false,
    })
    expect(body.preferences.player).toEqual({ speed: 0.5, isLooping: true, isMirrored: false })
  })

  test('keep the colouring of hands, and give it back to the operator', async () => {
    expect((await kept()).hands).toEqual({ colouring: null })
    await change({ hands: { colouring: 'brown' } })
    expect((await kept()).hands).toEqual({ colouring: 'brown' })
    expect((await change({ hands: { colouring: 'pink' } })).status).toBe(400)
    await change({ hands: { colouring: null } })
    expect((await kept()).hands).toEqual({ colouring: null })
  })

  test('changed in two tabs at once keep both changes', async () => {
    await Promise.all([
      change({ search: { columns: 7 } }),
      change({ search: { showNames: false } }),
      change({ search: { imageType: 'signBox' } }),
      change({ favorites: { columns: 2 } }),
      change({ listEditor: { imageSize: 'small' } }),
      change({ dismissedHints: ['a'] }),
      change({ dismissedHints: ['b'] }),
      change({ recentlyUsed: { lists: ['l1'] } }),
      change({ recentlyUsed: { lists: ['l2'], documents: ['d1'] } }),
    ])
    const { search, favorites, listEditor, dismissedHints, recentlyUsed } = await kept()
    expect(search).toEqual({ columns: 7, imageType: 'signBox', showNames: false, showKeywords: false })
    expect(favorites.columns).toBe(2)
    expect(listEditor.imageSize).toBe('small')
    expect(dismissedHints.toSorted()).toEqual(['a', 'b'])
    expect(recentlyUsed.lists.toSorted()).toEqual(['l1', 'l2'])
    expect(recentlyUsed.documents).toEqual(['d1'])
  })

  test('store what was named and no defaults', async () => {
    await change({ search: { columns: 7 } })
    const [row] = await server.database.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.preferences).toEqual({ search: { columns: 7 } })
  })

  test('move what is used again to the front and keep the newest twenty', async () => {
    await change({ recentlyUsed: { 'custom-signs': ids(20) } })
    await change({ recentlyUsed: { 'custom-signs': ['id-5'] } })
    expect((await kept()).recentlyUsed['custom-signs'].slice(0, 3)).toEqual(['id-5', 'id-0', 'id-1'])
    await change({ recentlyUsed: { 'custom-signs': ['new'] } })
    const { lists, 'custom-signs': customSigns } = (await kept()).recentlyUsed
    expect(customSigns).toHaveLength(20)
    expect(customSigns[0]).toBe('new')
    expect(customSigns).not.toContain('id-19')
    expect(lists).toEqual([])
  })

  test('keep at most a hundred dismissed hints, the newest ones', async () => {
    await change({ dismissedHints: ids(100, 'old') })
    await change({ dismissedHints: ['fresh', 'fresh'] })
    const { dismissedHints } = await kept()
    expect(dismissedHints).toHaveLength(100)
    expect(dismissedHints[0]).toBe('fresh')
  })

  test.each([
    ['a number', 7],
    ['text where a group should be', { search: 'many', dismissedHints: 'all', recentlyUsed: [] }],
    ['a list', ['search']],
  ])('of the wrong kind (%s) are mended by the next change', async (_, stored) => {
    await store(stored)
    await change({ search: { columns: 3 }, dismissedHints: ['a'], recentlyUsed: { lists: ['l'] } })
    const preferences = await kept()
    expect(preferences).toMatchObject({ search: { columns: 3 }, dismissedHints: ['a'], recentlyUsed: { lists: ['l'] } })
  })

  test('hold text that looks like SQL or JSON as it is', async () => {
    const hint = `'; drop table users; -- {"a":[1]}`
    await change({ dismissedHints: [hint] })
    expect((await kept()).dismissedHints).toEqual([hint])
  })

  test.each([
    [{ search: { columns: 0 } }, 'preferences.search.columns'],
    [{ search: { colour: 'red' } }, 'preferences.search.colour'],
    [{ search: null }, 'preferences.search'],
    [{ layout: {} }, 'preferences.layout'],
    [{ recentlyUsed: { lists: Array(21).fill('x') } }, 'preferences.recentlyUsed.lists'],
    [{ recentlyUsed: { teams: ['x'] } }, 'preferences.recentlyUsed.teams'],
    [{ dismissedHints: ['x'.repeat(61)] }, 'preferences.dismissedHints.0'],
  ])('refuse %j, by name', async (preferences, field) => {
    const { status, body } = await change(preferences)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })
})
