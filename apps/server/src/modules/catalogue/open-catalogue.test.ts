import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenSigns } from '../../../test/builders.ts'
import { catalogue, signs } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
  await givenSigns(server, [
    { title: 'Hund', isPreview: true },
    { title: 'Katze', isPreview: true },
  ])
})
afterEach(() => server.close())

const titles = async (): Promise<readonly string[]> => {
  const { body } = await server.call<{ data: { name: string }[] }>('GET', 'signs')
  return body.data.map(({ name }) => name)
}

test('what another server wrote is seen soon, without a restart', async () => {
  const { db } = server.database
  expect(await titles()).toEqual(['Hund', 'Katze'])
  await db.update(signs).set({ title: 'Hündin' }).where(sql`${signs.slug} = 'hund'`)
  await db.update(catalogue).set({ revision: sql`${catalogue.revision} + 1` })
  await vi.waitFor(async () => expect(await titles()).toEqual(['Hündin', 'Katze']), { timeout: 20_000, interval: 100 })
})

test('a retired sign is gone from searches, by its slug and by its id', async () => {
  const { db } = server.database
  const { body } = await server.call<{ data: { _id: string }[] }>('GET', 'signs', { query: { slug: 'katze' } })
  const id = body.data[0]?._id
  await db.update(signs).set({ retiredAt: new Date() }).where(sql`${signs.slug} = 'katze'`)
  await db.update(catalogue).set({ revision: sql`${catalogue.revision} + 1` })
  await server.services.catalogue.refresh()
  expect(await titles()).not.toContain('Katze')
  const bySlug = await server.call<{ total: number }>('GET', 'signs', { query: { slug: 'katze' } })
  expect(bySlug.body.total).toBe(0)
  expect((await server.call('GET', `signs/${id}`)).status).toBe(404)
})

test('refreshing knows of every change before it, also while an older state is being read', async () => {
  const { db } = server.database
  for (const title of ['Rüde', 'Welpe', 'Dackel']) {
    const reading = server.services.catalogue.refresh()
    await db.update(signs).set({ title }).where(sql`${signs.slug} = 'hund'`)
    await db.update(catalogue).set({ revision: sql`${catalogue.revision} + 1` })
    const [state] = await Promise.all([server.services.catalogue.refresh(), reading])
    expect(state.bySlug.get('hund')?.title).toBe(title)
  }
})
