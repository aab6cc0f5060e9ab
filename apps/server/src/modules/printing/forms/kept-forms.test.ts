import { buffer } from 'node:stream/consumers'
import { PLAIN_PRINT } from '@gebaerdenraum/domain/documents/print-options'
import { PLAIN_LOOK, PLAIN_LOOK_DEFAULTS } from '@gebaerdenraum/domain/media/spelling-look'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenSign } from '../../catalogue/media/test/given-sign.ts'
import type { MediaStore } from '../../media/test/media-server.ts'
import { openMediaStore } from '../../media/test/media-server.ts'
import { openPrinter } from '../open-printer.ts'
import { openPrinting } from '../open-printing.ts'
import { type PrintPicture, pictureKey } from '../pictures/picture-resolver.ts'
import type { FormsJob, PrintJob } from '../print-messages.ts'
import { gridOfCards, sign } from '../printed-documents.fixture.ts'
import type { PrintedDocument } from '../printing.ts'
import { keepForms } from './keep-forms.ts'
import { formKeyOf, type PrintForms } from './print-form.ts'
import { deleteUnusedPrintForms, findPrintForms, insertPrintForms } from './print-forms.repository.ts'

let store: MediaStore
beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())
beforeEach(() => store.database.pool.query('truncate print_forms, print_shapes, media_variants'))

const { log } = fastify()
const FOREVER = new AbortController().signal

const cardOf = (title: string, isWithoutText = false): PrintPicture & { formKey: string } => {
  const drawing = { from: 'spelling', title, look: { ...PLAIN_LOOK, isWithoutText } } as const
  const card = { title, wordClass: 'noun', symbol: 'house', drawing, isWithoutText } as const
  const base = { from: 'card', type: 'signBox', card } as const
  return { name: title, publicAddress: null, source: base, formKey: formKeyOf(base) }
}
const documentOf = (...titles: readonly string[]): PrintedDocument => ({
  content: gridOfCards(...titles),
  createdAt: new Date('2026-11-22T12:00:00Z'),
  pictures: new Map(titles.map((title) => [pictureKey(sign(title), false), cardOf(title)])),
})

/** A server of its own, with a thread that knows nothing; tells what that thread was handed. */
const givenServer = () => {
  const printer = openPrinter()
  const jobs: { readonly job: PrintJob; readonly forms: PrintForms | undefined }[] = []
  const printing = openPrinting({
    db: store.database.db,
    storage: store.storage,
    log,
    productName: 'Gebärdenraum',
    isOnlyServer: false,
    printer: {
      print(job, needs) {
        jobs.push({ job, forms: needs.forms })
        return printer.print(job, needs)
      },
    },
  })
  const pdf = async (document: PrintedDocument): Promise<Buffer> => {
    const medium = await printing.pdf(document, PLAIN_PRINT, FOREVER)
    const content = await medium.open()
    if (content === undefined) return expect.unreachable()
    return content.body instanceof Uint8Array ? Buffer.from(content.body) : buffer(content.body)
  }
  return { printing, pdf, jobs }
}
const forgetFiles = () => store.database.pool.query('delete from media_variants')

test('what one server has drawn, another puts into the same file byte by byte without drawing it', async () => {
  const document = documentOf('Hund', 'Katze')
  const [one, other] = [givenServer(), givenServer()]
  const drawn = await one.pdf(document)
  await one.printing.stop()
  await forgetFiles()
  expect((await other.pdf(document)).equals(drawn)).toBe(true)
  expect(one.jobs[0]?.forms?.forms.size).toBe(0)
  expect([...(other.jobs[0]?.forms?.forms.keys() ?? [])].sort()).toEqual(
    ['Hund', 'Katze'].map((title) => cardOf(title).formKey).sort(),
  )
})

test('a file is the same whether none, some or all of its drawings were kept', async () => {
  const all = documentOf('Hund', 'Katze', 'Haus')
  const drawn = await givenServer().pdf(all)
  const some = givenServer()
  await store.database.pool.query('truncate print_forms, print_shapes')
  await some.printing.makeForms([cardOf('Katze')], FOREVER)
  await forgetFiles()
  expect((await givenServer().pdf(all)).equals(drawn)).toBe(true)
})

test('a card without its words is not taken for the one with them', async () => {
  const server = givenServer()
  await server.printing.makeForms([cardOf('Hund')], FOREVER)
  const wordless = { ...PLAIN_PRINT, isWithoutText: true }
  const { formKey: _, ...source } = cardOf('Hund', true)
  const document = documentOf('Hund')
  const pictures = new Map([...document.pictures, [pictureKey(sign('Hund'), true), source] as const])
  const without = await server.printing.pdf({ ...document, pictures }, wordless, FOREVER)
  const withWords = await server.printing.pdf(document, PLAIN_PRINT, FOREVER)
  expect(without.sha256).not.toBe(withWords.sha256)
  await forgetFiles()
  await store.database.pool.query('truncate print_forms, print_shapes')
  const fresh = await givenServer().printing.pdf({ ...document, pictures }, wordless, FOREVER)
  expect(fresh.sha256).toBe(without.sha256)
})

test('the catalogue is drawn ahead once, sign by sign, and again only what changed', async () => {
  const { id } = await givenSign(store.database, { title: 'Ahead', isFingerspelled: true })
  const server = givenServer()
  const run = () =>
    keepForms(
      {},
      {
        services: { db: store.database.db, printing: server.printing, media: { lookDefaults: PLAIN_LOOK_DEFAULTS } },
        log,
        signal: FOREVER,
      },
    )
  await run()
  const made = () => server.jobs.flatMap(({ job }) => (job.form === 'forms' ? (job as FormsJob).pictures : []))
  expect(made().map(({ name }) => name)).toEqual(['Ahead', 'Ahead', 'Ahead'])
  await run()
  expect(made()).toHaveLength(3)
  await store.database.pool.query('update signs set title = $1 where id = $2', ['Behind', id])
  await run()
  expect(
    made()
      .slice(3)
      .map(({ name }) => name),
  ).toEqual(['Behind', 'Behind', 'Behind'])
})

test('a form whose outline is gone counts as not kept', async () => {
  const server = givenServer()
  await server.printing.makeForms([cardOf('Hund')], FOREVER)
  await store.database.pool.query('delete from print_shapes where key = (select min(key) from print_shapes)')
  expect((await findPrintForms(store.database.db, [cardOf('Hund').formKey])).forms.size).toBe(0)
  await expect(server.pdf(documentOf('Hund'))).resolves.toBeInstanceOf(Buffer)
})

test('many servers keep the same drawings at once', async () => {
  const server = givenServer()
  await server.printing.makeForms(
    ['Hund', 'Katze', 'Haus'].map((title) => cardOf(title)),
    FOREVER,
  )
  const { db, pool } = store.database
  const kept = await findPrintForms(
    db,
    ['Hund', 'Katze', 'Haus'].map((title) => cardOf(title).formKey),
  )
  await pool.query('truncate print_forms, print_shapes')
  await Promise.all(Array.from({ length: 8 }, () => insertPrintForms(db, kept)))
  expect(await findPrintForms(db, [...kept.forms.keys()])).toEqual(kept)
})

test('what nobody printed for a long time is forgotten, its outlines no earlier than it', async () => {
  const server = givenServer()
  await server.printing.makeForms(
    ['Hund', 'Katze'].map((title) => cardOf(title)),
    FOREVER,
  )
  const { db, pool } = store.database
  await pool.query("update print_forms set used_at = now() - interval '61 days' where source = $1", [
    cardOf('Hund').formKey,
  ])
  expect(await deleteUnusedPrintForms(db, 60 * 86_400_000)).toBe(1)
  expect((await findPrintForms(db, [cardOf('Katze').formKey])).forms.size).toBe(1)
})
