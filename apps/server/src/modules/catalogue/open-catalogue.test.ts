import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenSigns } from '../../../test/builders.ts'
import { watchStatements } from '../../../test/files/watch-statements.ts'
import { catalogue, signs } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { createHeardChanges } from '../../platform/database/changes/change-feed.ts'
import { openCatalogue } from './open-catalogue.ts'

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

const moveRevision = () => server.database.db.update(catalogue).set({ revision: sql`${catalogue.revision} + 1` })

/** Another catalogue on the same database, which hears what the test lets it hear. */
const openOther = async () => {
  const heard = createHeardChanges()
  const other = openCatalogue({
    db: server.database.db,
    log: server.services.log,
    changes: { ...heard, isCurrent: () => true },
  })
  const { revision } = await other.current()
  return { ...other, hear: heard.hear, revision }
}
/** The looks at the revision that some work causes; a catalogue that was read afterwards is looked at once more. */
const watchLooks = (work: () => Promise<unknown>) => watchStatements(work, /select "revision" from "catalogue"/)

test('what another server wrote is seen soon, without a restart', async () => {
  const { db } = server.database
  expect(await titles()).toEqual(['Hund', 'Katze'])
  await db.update(signs).set({ title: 'Hündin' }).where(sql`${signs.slug} = 'hund'`)
  await moveRevision()
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

test('every change of the revision is announced', async () => {
  const topics: string[] = []
  server.database.changes.onChange((topic) => topics.push(topic))
  await moveRevision()
  await vi.waitFor(() => expect(topics).toContain('catalogue:1'), { timeout: 20_000 })
})

test('while changes are heard, nothing is asked of the database', async () => {
  const { current } = await openOther()
  const later = performance.now() + 60_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  const looks = await watchLooks(current)
  clock.mockRestore()
  expect(looks).toEqual([])
})

test('an announced change is read without anybody asking', async () => {
  const { hear, current, revision } = await openOther()
  await moveRevision()
  hear('catalogue:1')
  await vi.waitFor(async () => expect((await current()).revision).toBe(revision + 1), { timeout: 20_000 })
})

test('a change that is announced while the catalogue is being read is read after it', async () => {
  const { hear, refresh, current, revision } = await openOther()
  await moveRevision()
  const reading = refresh()
  await moveRevision()
  hear('catalogue:1')
  await reading
  await vi.waitFor(async () => expect((await current()).revision).toBe(revision + 2), { timeout: 20_000 })
})

test('nothing is read for what is announced of other things, or by a stopped catalogue', async () => {
  const { hear, stop } = await openOther()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  hear('account:1')
  stop()
  hear('catalogue:1')
  const begun = timers.mock.calls.length
  timers.mockRestore()
  expect(begun).toBe(0)
})
