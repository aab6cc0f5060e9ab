import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { arrowObject, sceneWith } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { givenTeamOf } from '../../../test/given-lists.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let signIds: readonly string[]
let owner: GivenUser
let guest: GivenUser
let teamId: string
let ear: CustomSign
beforeAll(async () => {
  server = await openTestServer()
  const titles = Array.from({ length: 12 }, (_, index) => ({ title: `Wort ${index}` }))
  signIds = [...(await givenSigns(server, titles)).values()]
  owner = await givenUser(server, { licence: 'active' })
  guest = await givenUser(server)
  teamId = (await givenTeamOf(server, owner)).teamId
  ear = await givenCustomSign(server, owner.token, { ...sceneWith('signOnly', arrowObject()), name: 'Ohr' })
})
afterAll(() => server.close())

const share = async (signs: readonly string[]): Promise<List> => {
  const data = { name: crypto.randomUUID(), signs }
  const { body } = await server.call<List>('POST', 'lists', { as: owner.token, data })
  return change(body._id, { shareKey: 'generate' })
}
const change = async (id: string, data: object): Promise<List> =>
  (await server.call<List>('PATCH', `lists/${id}`, { as: owner.token, data })).body
const openShared = async ({ shareKey }: List, as?: string) =>
  (await server.call<Page<List>>('GET', 'lists', { as, query: { shareKey } })).body.data[0]
const pictureIn = (list: List | undefined) =>
  list?.signs.find(({ isCustom }) => isCustom)?.images.signOnly?.default ?? ''
const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode

describe('a custom sign in a shared list', () => {
  test('is seen by everybody with the link, drawn', async () => {
    const list = await share([ear._id, ...signIds.slice(0, 2)])
    for (const as of [undefined, guest.token]) {
      const opened = await openShared(list, as)
      expect(opened?.signs.map(({ name }) => name)).toEqual(['Ohr', 'Wort 0', 'Wort 1'])
      const answer = await server.app.inject({ url: pictureIn(opened) })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    }
  })

  test('counts among the first ten for whoever has no licence', async () => {
    const hidden = await openShared(await share([...signIds, ear._id]))
    expect([hidden?.signs.length, hidden?.total, pictureIn(hidden)]).toEqual([10, 13, ''])
    const shown = await openShared(await share([ear._id, ...signIds]))
    expect([shown?.signs.length, shown?.total, pictureIn(shown)]).toEqual([10, 13, expect.stringContaining(ear._id)])
  })

  test('of another root is left out and not counted', async () => {
    const list = await share([ear._id, signIds[0] ?? ''])
    await server.call('PATCH', `file-nodes/${ear.node}`, { as: owner.token, data: { path: `,team_${teamId},` } })
    const opened = await openShared(list)
    expect([opened?.signs.map(({ name }) => name), opened?.total]).toEqual([['Wort 0'], 1])
    await server.call<FileNode>('PATCH', `file-nodes/${ear.node}`, {
      as: owner.token,
      data: { path: `,user_${owner.id},` },
    })
  })
})

describe('an address of a shared custom sign', () => {
  test('ends with the link, and a new link has others', async () => {
    const list = await share([ear._id])
    const address = pictureIn(await openShared(list))
    await change(list._id, { shareKey: null })
    expect(await statusOf(address)).toBe(404)
    await change(list._id, { shareKey: 'generate' })
    expect(await statusOf(address)).toBe(403)
  })

  test('ends when the sign is taken out of the list', async () => {
    const list = await share([ear._id])
    const address = pictureIn(await openShared(list))
    await change(list._id, { signs: [] })
    expect(await statusOf(address)).toBe(404)
  })

  test('opens no other sign, no other list, no other form and nobody else’s view', async () => {
    const other = await givenCustomSign(server, owner.token, { ...sceneWith('signOnly'), name: 'Geheim' })
    const list = await share([ear._id, other._id])
    const secret = await share([ear._id])
    const address = pictureIn(await openShared(list))
    const query = address.slice(address.indexOf('?'))
    const tried = [
      address.replace(ear._id, other._id),
      address.replace(list._id, secret._id),
      address.replace('/default?', '/thumbnail?').replace('u=', `u=${owner.id}`),
      address.replace('u=', `u=${owner.id}`),
      `/api/custom-signs/${ear._id}/default${query}`,
      `/api/custom-signs/${ear._id}/default${query.replace('u=', `u=${owner.id}`)}`,
      `/api/lists/${list._id}/custom-signs/${ear._id}/default`,
      address.replace(/s=[^&]+/, 's=AAAA'),
    ]
    expect(await Promise.all(tried.map(statusOf))).toEqual(tried.map(() => 403))
    const missing = ['svg', 'pdf', 'original', 'large', 'small'].map((form) =>
      address.replace('/default?', `/${form}?`),
    )
    expect(await Promise.all(missing.map(statusOf))).toEqual(missing.map(() => 404))
    expect(await statusOf(address)).toBe(200)
  })

  test('does not make the sign itself readable', async () => {
    await openShared(await share([ear._id]), guest.token)
    expect((await server.call('GET', `custom-signs/${ear._id}`, { as: guest.token })).status).toBe(404)
  })
})
