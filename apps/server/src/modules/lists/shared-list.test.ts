import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { redactAddress } from '@gebaerdenraum/domain/kernel/redact'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { givenTeamOf, retire } from '../../../test/given-lists.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

/** Words that none of the others contains; the first one alone belongs to the catalogue's preview. */
const TITLES = [
  'Hund',
  'Katze',
  'Maus',
  'Kuh',
  'Pferd',
  'Huhn',
  'Ente',
  'Gans',
  'Schaf',
  'Ziege',
  'Esel',
  'Igel',
  'Wolf',
]
const VISIBLE = TITLES.slice(0, 10)
const HIDDEN = TITLES.slice(10)

let server: TestServer
let ids: ReadonlyMap<string, string>
let owner: GivenUser
let tokens: Readonly<Record<string, string | undefined>>
let personal: List
let team: List
beforeAll(async () => {
  server = await openTestServer()
  ids = await givenSigns(
    server,
    TITLES.map((title) => ({ title, isPreview: title === 'Hund', keywords: [`${title}-Stichwort`] })),
  )
  owner = await givenUser(server, { licence: 'active', name: 'Eva Einzel' })
  const { teamId, member } = await givenTeamOf(server, owner)
  tokens = {
    anonymous: undefined,
    guest: (await givenUser(server)).token,
    unverified: (await givenUser(server, { isVerified: false })).token,
    expired: (await givenUser(server, { licence: 'canceled' })).token,
    stranger: (await givenUser(server, { licence: 'active' })).token,
    member: member.token,
    owner: owner.token,
  }
  personal = await share(`,user_${owner.id},`)
  team = await share(`,team_${teamId},`)
})
afterAll(() => server.close())

const share = async (path: string, titles = TITLES): Promise<List> => {
  const as = owner.token
  const name = `Tiere ${titles.length}`
  const node = await server.call<FileNode>('POST', 'file-nodes', {
    as,
    data: { name, path, nodeType: 'file', fileType: 'lists' },
  })
  const signs = titles.map((title) => ids.get(title))
  const made = await server.call<List>('POST', 'lists', { as, data: { node: node.body._id, signs } })
  const { body } = await server.call<List>('PATCH', `lists/${made.body._id}`, {
    as,
    data: { shareKey: 'generate', learnedSigns: [ids.get('Hund')] },
  })
  return body
}

const open = (shareKey: string | null, as: string | undefined, query: object = {}) =>
  server.call<Page<List>>('GET', 'lists', { as, query: { shareKey, ...query } })

describe('a shared list', () => {
  test.each([
    // viewer, whose list, sees, reaches its node, may write
    ['anonymous', 'personal', 'preview', false, false],
    ['guest', 'personal', 'preview', false, false],
    ['unverified', 'personal', 'preview', false, false],
    ['expired', 'personal', 'preview', false, false],
    ['stranger', 'personal', 'all', false, false],
    ['member', 'personal', 'all', false, false],
    ['owner', 'personal', 'all', true, true],
    ['anonymous', 'team', 'preview', false, false],
    ['guest', 'team', 'preview', false, false],
    ['unverified', 'team', 'preview', false, false],
    ['expired', 'team', 'preview', false, false],
    ['stranger', 'team', 'all', false, false],
    ['member', 'team', 'all', true, true],
    ['owner', 'team', 'all', true, true],
  ])('shows the %s of a %s list: %s; its node: %s; to write: %s', async (viewer, whose, sees, isReached, canWrite) => {
    const list = whose === 'team' ? team : personal
    const { status, body } = await open(list.shareKey, tokens[viewer])
    expect([status, body.total, body.data.length]).toEqual([200, 1, 1])
    const [seen] = body.data
    expect(seen).toMatchObject({
      _id: list._id,
      name: list.name,
      authorFullname: 'Eva Einzel',
      node: isReached ? list.node : null,
      owner: isReached ? list.owner : '',
      author: isReached ? owner.id : null,
      canWrite,
      total: TITLES.length,
      learnedSigns: [],
      progress: 0,
      shareKey: list.shareKey,
    })
    expect(seen?.signs.map(({ name }) => name)).toEqual(sees === 'all' ? TITLES : VISIBLE)
    expect(seen?.signs.map(({ isLocked }) => isLocked)).not.toContain(true)
  })

  test.each(['anonymous', 'guest', 'unverified', 'expired'])(
    'tells the %s nothing of the hidden signs, not even in a list of only those',
    async (viewer) => {
      const hidden = HIDDEN.flatMap((title) => [title, title.toLowerCase(), ids.get(title) ?? '', `${title}-Stichwort`])
      for (const query of [{}, { $select: ['signs'] }, { $limit: 0 }, { $skip: 1 }]) {
        const text = JSON.stringify((await open(personal.shareKey, tokens[viewer], query)).body)
        for (const word of hidden) expect(text).not.toContain(word)
      }
      const text = JSON.stringify((await open(personal.shareKey, tokens[viewer])).body)
      for (const title of VISIBLE) expect(text).toContain(ids.get(title))
    },
  )

  test.each(['anonymous', 'guest', 'expired'])('gives the %s watermarked media and no others', async (viewer) => {
    const [list] = (await open(personal.shareKey, tokens[viewer])).body.data
    for (const { images } of list?.signs ?? []) {
      expect(Object.keys(images.signOnly ?? {})).toEqual(['watermarked'])
      expect(Object.keys(images.signVideo ?? {}).toSorted()).toEqual(['watermarked', 'watermarked-poster'])
    }
  })

  test('gives everybody who may see a sign there addresses that open', async () => {
    const [list] = (await open(personal.shareKey, undefined)).body.data
    const address = list?.signs[1]?.images.signOnly?.watermarked ?? ''
    const answer = await server.app.inject(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('says of each sign whether it belongs to the preview, where it is shown or not', async () => {
    const [list] = (await open(personal.shareKey, undefined)).body.data
    expect(list?.signs.filter(({ isPreview }) => isPreview).map(({ name }) => name)).toEqual(['Hund'])
  })

  test('counts and shows only what is on offer', async () => {
    const back = await retire(server, ids.get('Katze') ?? '')
    const [list] = (await open(personal.shareKey, undefined)).body.data
    await back()
    expect(list?.total).toBe(TITLES.length - 1)
    expect(list?.signs.map(({ name }) => name)).toEqual([...VISIBLE.filter((title) => title !== 'Katze'), 'Esel'])
  })

  test('answers with an empty page where no list has the key, or it was deleted', async () => {
    const path = `,user_${owner.id},`
    const list = await share(path, ['Hund'])
    await server.call('PATCH', `lists/${list._id}`, { as: owner.token, data: { shareKey: null } })
    for (const key of [list.shareKey, 'nothing', list._id]) {
      expect((await open(key, undefined)).body).toEqual({ total: 0, limit: 10, skip: 0, data: [] })
    }
  })

  test('gets another key each time one is generated, which no fault report gives away; the old one opens nothing', async () => {
    const list = await share(`,user_${owner.id},`, ['Hund', 'Katze'])
    const { body } = await server.call<List>('PATCH', `lists/${list._id}`, {
      as: owner.token,
      data: { shareKey: 'generate' },
    })
    expect(body.shareKey).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(redactAddress(`https://example.org/lernliste/${body.shareKey}`)).toBe('https://example.org/lernliste/*')
    expect(body.shareKey).not.toBe(list.shareKey)
    expect(body.updatedAt).toBe(list.updatedAt)
    expect((await open(list.shareKey, undefined)).body.total).toBe(0)
    expect((await open(body.shareKey, undefined)).body.total).toBe(1)
  })

  test.each(['', 'x'.repeat(101)])('is not asked for with the key %j', async (shareKey) => {
    expect((await open(shareKey, undefined)).status).toBe(400)
  })

  test('cannot be asked for together with an owner', async () => {
    const { status, body } = await server.call<ErrorAnswer>('GET', 'lists', {
      query: { shareKey: personal.shareKey, owner: owner.id },
    })
    expect([status, body.message]).toEqual([400, 'Ein Teilen-Link lässt sich nicht nach Besitzern filtern.'])
  })

  test.each(['guest', 'stranger'])(
    'is opened by its key alone: not by id, and not changed, by a %s',
    async (viewer) => {
      const as = tokens[viewer]
      expect((await server.call('GET', `lists/${personal._id}`, { as })).status).toBe(404)
      const change = await server.call('PATCH', `lists/${personal._id}`, { as, data: { shareKey: null } })
      expect(change.status).toBe(viewer === 'guest' ? 403 : 404)
    },
  )
})
