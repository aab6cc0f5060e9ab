import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { expect, test } from 'vitest'
import { givenSigns, givenUser } from '../../../test/builders.ts'
import { openTestServer } from '../../../test/test-server.ts'
import { listsExport, repetitionsExport } from './lists.export.ts'

test('the file of all own data holds lists, what is learned and answers, with signs that are off offer, and nobody else’s', async () => {
  const server = await openTestServer()
  const ids = await givenSigns(server, [{ title: 'Hund' }, { title: 'Katze' }])
  const user = await givenUser(server, { licence: 'active' })
  const other = await givenUser(server, { licence: 'active' })
  const [hund, katze] = ['Hund', 'Katze'].map((title) => ids.get(title))
  const reviewedAt = '2026-03-01T08:00:00.000Z'
  for (const { token } of [user, other]) {
    const data = { name: 'Tiere', signs: [katze, hund] }
    const { body } = await server.call<List>('POST', 'lists', { as: token, data })
    await server.call('PATCH', `lists/${body._id}`, { as: token, data: { learnedSigns: [hund] } })
    const review = { _id: crypto.randomUUID(), sign: katze, answer: 'again', reviewedAt }
    await server.call('POST', 'repetitions', { as: token, data: { reviews: [review] } })
  }
  const context = { userId: user.id, db: server.database.db, services: server.services }
  const read = async (part: typeof listsExport) => {
    const [file] = await part.files(context)
    return JSON.parse(String(file?.content))
  }
  expect(await read(listsExport)).toMatchObject({
    lists: [{ name: 'Tiere', shareKey: null, signs: ['Katze', 'Hund'] }],
    learned: [{ list: 'Tiere', sign: 'Hund', learnedAt: expect.any(String) }],
  })
  expect((await read(listsExport)).lists).toHaveLength(1)
  expect(await read(repetitionsExport)).toEqual([{ sign: 'Katze', answer: 'again', reviewedAt }])
  await server.close()
})
