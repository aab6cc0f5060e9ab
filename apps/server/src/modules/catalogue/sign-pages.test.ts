import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ANONYMOUS } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { signs } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { createSignedAddresses } from '../media/signed-addresses.ts'
import { openSignPages, type SignQuery } from './open-sign-pages.ts'

let server: TestServer
let ids: ReadonlyMap<string, string>
let one: GivenUser
let other: GivenUser
const TITLES = Array.from({ length: 12 }, (_, index) => `Hund ${index + 1}`)
beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(server, [{ title: 'Hund', isPreview: true }, ...TITLES.map((title) => ({ title }))])
  one = await givenUser(server, { licence: 'active' })
  other = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const QUERY = { search: 'hund', $limit: 60 }
const find = async (as?: string, query: object = QUERY) =>
  (await server.call<Page<Sign>>('GET', 'signs', { as, query })).body
const favorites = ({ data }: Page<Sign>) => data.filter(({ isFavorite }) => isFavorite).map(({ name }) => name)
const addresses = ({ data }: Page<Sign>) =>
  data.flatMap(({ images }) => Object.values(images).flatMap((variants) => Object.values(variants ?? {})))
const send = async (headers: Readonly<Record<string, string>>) =>
  server.app.inject({
    url: '/api/signs?search=hund&$limit=60',
    headers: { authorization: `Bearer ${one.token}`, ...headers },
  })

describe('a page that was written for somebody', () => {
  test('shows nobody else their favourites, nor carries their field in addresses', async () => {
    await server.call('POST', 'favorites', { as: one.token, data: { sign: ids.get('Hund 3') } })
    const [mine, theirs, again] = [await find(one.token), await find(other.token), await find(one.token)]
    expect([favorites(mine), favorites(theirs)]).toEqual([['Hund 3'], []])
    expect(again).toEqual(mine)
    const listFields = (page: Page<Sign>) => [
      ...new Set(addresses(page).map((address) => /&k=(.*)$/.exec(address)?.[1])),
    ]
    expect(listFields(mine)).toHaveLength(1)
    expect(listFields(theirs)).toHaveLength(1)
    expect(listFields(mine)).not.toEqual(listFields(theirs))
  })

  test('shows a visitor neither signs nor addresses that are not for them', async () => {
    await find(one.token)
    const page = await find()
    expect(page.data.map(({ name }) => name)).toEqual(['Hund'])
    expect(addresses(page).every((address) => /watermarked/.test(address) && !/&k=/.test(address))).toBe(true)
  })

  test('shows the next revision of the catalogue', async () => {
    const hund = ids.get('Hund 7') ?? ''
    await find(one.token)
    await server.database.db.update(signs).set({ title: 'Hund Sieben' }).where(eq(signs.id, hund))
    await server.database.pool.query('update catalogue set revision = revision + 1')
    await server.services.catalogue.refresh()
    const { data } = await find(one.token)
    expect(data.find(({ _id }) => _id === hund)?.name).toBe('Hund Sieben')
  })

  test('has addresses of the present period', async () => {
    let now = Date.now()
    const pages = openSignPages({
      addresses: createSignedAddresses('a secret of at least 32 characters', () => now),
      catalogue: server.services.catalogue,
      signViews: { addressSuffix: () => '', findFavorites: async () => new Set() },
    })
    const state = await server.services.catalogue.current()
    const query: SignQuery = {
      search: 'hund',
      scope: 'viewable',
      media: 'all',
      filters: {},
      sort: {},
      limit: 60,
      skip: 0,
      select: undefined,
    }
    const write = async (): Promise<readonly string[]> => {
      const body = await pages.write(state, query, pages.find(state, query, true), ANONYMOUS, server.database.db)
      return addresses(JSON.parse(body.bytes.toString()))
    }
    const before = await write()
    expect(await write()).toEqual(before)
    now += 12 * 3_600_000
    const after = await write()
    expect(after).toHaveLength(before.length)
    expect(after.filter((address) => before.includes(address))).toEqual([])
  })

  test('has the fields that were asked for', async () => {
    const page = await find(one.token, { ...QUERY, $select: ['name'] })
    expect(new Set(page.data.flatMap((sign) => Object.keys(sign)))).toEqual(new Set(['_id', 'name']))
    expect(Object.keys((await find(one.token)).data[0] ?? {})).toContain('images')
  })
})

describe('the body', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
    [undefined, undefined, (bytes: Buffer) => bytes],
  ])('comes as %s where "%s" is accepted, first and again', async (encoding, accepted, decompress) => {
    const plain = (await send({})).rawPayload
    for (let count = 0; count < 2; count += 1) {
      const { headers, rawPayload } = await send(accepted === undefined ? {} : { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['vary']).toBe('accept-encoding')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(decompress(rawPayload).equals(plain)).toBe(true)
    }
  })

  test('is not compressed where it is short', async () => {
    const { headers } = await server.app.inject({
      url: '/api/signs?search=xqzvw',
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBeUndefined()
  })
})
