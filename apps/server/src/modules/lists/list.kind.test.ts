import type { FileNode, FileSummary, OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { retire } from '../../../test/given-lists.ts'
import { users } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

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

const idsOf = (...titles: string[]): string[] => titles.map((title) => ids.get(title) ?? '')

const make = async (...titles: string[]): Promise<List> =>
  (await server.call<List>('POST', 'lists', { as: user.token, data: { name: 'Tiere', signs: idsOf(...titles) } })).body
const patch = (id: string, data: object) => server.call<List>('PATCH', `lists/${id}`, { as: user.token, data })
const summaryOf = async ({ node }: List): Promise<FileSummary | null> =>
  (await server.call<OpenedFileNode>('GET', `file-nodes/${node}`, { as: user.token })).body.summary
const review = (title: string, daysAgo: number) =>
  server.call('POST', 'repetitions', {
    as: user.token,
    data: {
      reviews: [
        {
          _id: crypto.randomUUID(),
          sign: ids.get(title),
          answer: 'known',
          reviewedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
        },
      ],
    },
  })

describe('what overviews tell of a list', () => {
  test('is how many signs it has, how many are learned and due, and what the first looks like', async () => {
    const list = await make('Katze', 'Hund', 'Maus')
    await patch(list._id, { learnedSigns: idsOf('Hund'), shareKey: 'generate' })
    await review('Hund', 30)
    await review('Maus', 0)
    expect(await summaryOf(list)).toEqual({
      fileType: 'lists',
      signCount: 3,
      learnedCount: 1,
      progress: 33,
      dueCount: 1,
      isShared: true,
      thumbnail: list.signs[0]?.images.signOnly?.thumbnail,
    })
  })

  test('is nothing of an empty one', async () => {
    expect(await summaryOf(await make())).toMatchObject({ signCount: 0, progress: 0, isShared: false, thumbnail: null })
  })

  test('leaves out signs that are no longer on offer', async () => {
    const list = await make('Katze', 'Hund')
    await patch(list._id, { learnedSigns: idsOf('Katze', 'Hund') })
    await review('Katze', 30)
    const back = await retire(server, ids.get('Katze') ?? '')
    expect(await summaryOf(list)).toMatchObject({ signCount: 1, learnedCount: 1, progress: 100, dueCount: 0 })
    await back()
  })

  test('shows without a licence a watermarked preview sign and no other', async () => {
    const lists = [await make('Hund', 'Katze'), await make('Katze', 'Hund')]
    await server.database.db.update(users).set({ subscriptionId: null }).where(eq(users.id, user.id))
    const thumbnails = (await Promise.all(lists.map(summaryOf))).map((summary) => summary?.thumbnail)
    expect(thumbnails).toEqual([expect.stringContaining('/signOnly/watermarked/'), null])
  })
})

test('a duplicate has the same signs in the same order, nothing learned, and no share link', async () => {
  const list = await make('Maus', 'Hund', 'Katze')
  await patch(list._id, { learnedSigns: idsOf('Hund'), shareKey: 'generate', signs: idsOf('Katze', 'Maus', 'Hund') })
  const data = { name: 'Kopie', path: `,user_${user.id},`, clone: list.node }
  const copy = (await server.call<FileNode>('POST', 'file-nodes', { as: user.token, data })).body
  const { body } = await server.call<List>('GET', `lists/${copy.file}`, { as: user.token })
  expect(body).toMatchObject({ name: 'Kopie', learnedSigns: [], progress: 0, shareKey: null, revision: 1 })
  expect(body.signs.map(({ name }) => name)).toEqual(['Katze', 'Maus', 'Hund'])
  const page = await server.call<Page<List>>('GET', 'lists', { as: user.token })
  expect(page.body.total).toBe(2)
})
