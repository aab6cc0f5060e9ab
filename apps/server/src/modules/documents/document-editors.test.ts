import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { freshDatabase, freshSharedDatabase } from '../../../test/test-database.ts'
import { openTestServerOn, type TestServer } from '../../../test/test-server.ts'

/** On PostgreSQL every other editor works at a second server on the same database. */
let servers: readonly [TestServer, TestServer]
let user: GivenUser
let document: Document
beforeAll(async () => {
  const shared = await freshSharedDatabase()
  const first = await openTestServerOn(shared ?? (await freshDatabase()))
  servers = [first, shared ? await openTestServerOn(shared) : first]
  user = await givenUser(first, { licence: 'active' })
  const data = { type: 'grid', name: 'Gemeinsam' }
  document = (await first.call<Document>('POST', 'documents', { as: user.token, data })).body
})
afterAll(async () => {
  const [first, second] = servers
  if (second !== first) await second.close()
  await first.close()
})

const EDITORS = 4
const SAVES_EACH = 3

/** Adds a word to the title as an editor would: on what it knows, and again on the newer one when somebody was faster. */
const addToTitle = async (server: TestServer, word: string, name: string): Promise<void> => {
  for (;;) {
    const { body } = await server.call<Document>('GET', `documents/${document._id}`, { as: user.token })
    const properties = { ...body.properties, title: `${body.properties.title} ${word}`.trim() }
    const data = { revision: body.revision, name, properties }
    const { status } = await server.call('PATCH', `documents/${document._id}`, { as: user.token, data })
    if (status === 200) return
    expect(status).toBe(409)
  }
}

test('several who save a document at the same time lose nothing of what each of them did', async () => {
  const editors = Array.from({ length: EDITORS }, (_, editor) =>
    Array.from({ length: SAVES_EACH }, (_, save) => `${editor}${save}`),
  )
  await Promise.all(
    editors.map(async (words, editor) => {
      for (const word of words) await addToTitle(servers[editor % 2 ? 1 : 0], word, `Stand ${word}`)
    }),
  )
  const { body } = await servers[0].call<Document>('GET', `documents/${document._id}`, { as: user.token })
  expect(body.properties.title.split(' ').toSorted()).toEqual(editors.flat())
  expect(body.revision).toBe(1 + EDITORS * SAVES_EACH)
  expect(body.name).toBe(`Stand ${body.properties.title.split(' ').at(-1)}`)
})
