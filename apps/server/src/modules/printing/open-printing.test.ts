import { buffer } from 'node:stream/consumers'
import { PLAIN_PRINT } from '@gebaerdenraum/domain/documents/print-options'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BusyError } from '../../platform/processes/busy-error.ts'
import { openMedia } from '../media/open-media.ts'
import { removeOrphans } from '../media/remove-orphans.ts'
import type { MediaStore } from '../media/test/media-server.ts'
import { openMediaStore } from '../media/test/media-server.ts'
import type { FoundMedium } from '../media/variants/variant.ts'
import { VariantError } from '../media/variants/variant-error.ts'
import { NO_FORMS } from './forms/print-form.ts'
import type { Printer } from './open-printer.ts'
import { openPrinting } from './open-printing.ts'
import type { Printed, PrintJob } from './print-messages.ts'
import { gridOfCards } from './printed-documents.fixture.ts'
import type { PrintedDocument } from './printing.ts'

let store: MediaStore
beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())

const { log } = fastify()
const SECOND = new AbortController().signal
const createdAt = new Date('2026-11-21T12:00:00Z')

const printingWith = (print: Printer['print'], retryUnexpectedAfterMs = 30_000) =>
  openPrinting({
    db: store.database.db,
    storage: store.storage,
    log,
    productName: 'Gebärdenraum',
    isOnlyServer: false,
    printer: { print },
    times: { retryUnexpectedAfterMs, pollMs: 5 },
  })

const printed = (text: string): Printed => ({ bytes: new TextEncoder().encode(text), drawn: NO_FORMS })

let count = 0
/** Another document each time, so that no test finds what another has made. */
const givenDocument = (): PrintedDocument => {
  count += 1
  return { content: { ...gridOfCards('Hund'), name: `Dokument ${count}` }, createdAt, pictures: new Map() }
}
/** A printer that is busy until it is told to go on, and tells what it was given. */
const slowPrinter = () => {
  const jobs: { readonly job: PrintJob; readonly signal: AbortSignal | undefined }[] = []
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const print: Printer['print'] = async (job, { signal }) => {
    jobs.push({ job, signal })
    begun.resolve()
    const stopped = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    await Promise.race([gate.promise, stopped])
    return printed(`%PDF of ${job.form}`)
  }
  return { print, jobs, begun: begun.promise, goOn: () => gate.resolve() }
}
const textOf = async (medium: FoundMedium): Promise<string> => {
  const content = await medium.open()
  if (content === undefined) return 'nothing'
  return Buffer.from(content.body instanceof Uint8Array ? content.body : await buffer(content.body)).toString()
}

test('equal requests at once are printed once, and later ones not at all', async () => {
  const printer = slowPrinter()
  const printing = printingWith(printer.print)
  const document = givenDocument()
  const all = [1, 2, 3, 4].map(() => printing.pdf(document, PLAIN_PRINT, SECOND))
  await printer.begun
  printer.goOn()
  for (const medium of await Promise.all(all)) expect(await textOf(medium)).toBe('%PDF of pdf')
  await printingWith(() => expect.unreachable()).pdf(document, PLAIN_PRINT, SECOND)
  expect(printer.jobs).toHaveLength(1)
  await printing.pdf(document, { ...PLAIN_PRINT, hasCutMarks: true }, SECOND)
  expect(printer.jobs).toHaveLength(2)
})

test('who leaves stops nobody else; when all have left it is stopped, and the next one has it printed anew', async () => {
  const printer = slowPrinter()
  const printing = printingWith(printer.print)
  const document = givenDocument()
  const [one, other] = [new AbortController(), new AbortController()]
  const first = printing.pdf(document, PLAIN_PRINT, one.signal)
  const second = printing.pdf(document, PLAIN_PRINT, other.signal)
  await printer.begun
  one.abort(new Error('One left.'))
  await expect(first).rejects.toThrow('One left.')
  expect(printer.jobs[0]?.signal?.aborted).toBe(false)
  other.abort(new Error('The other left.'))
  await expect(second).rejects.toThrow('The other left.')
  await expect.poll(() => printer.jobs[0]?.signal?.aborted, { timeout: 20_000 }).toBe(true)
  printer.goOn()
  expect(await textOf(await printing.pdf(document, PLAIN_PRINT, SECOND))).toBe('%PDF of pdf')
})

test('what is too much at once is refused before it takes memory', async () => {
  const printer = slowPrinter()
  const printing = printingWith(printer.print)
  const ends = Array.from({ length: 60 }, () => printing.pdf(givenDocument(), PLAIN_PRINT, SECOND))
  const outcomes = Promise.allSettled(ends)
  await printer.begun
  await expect(
    Promise.any(
      ends.map((end) =>
        end.then(
          () => 'printed',
          (error: unknown) => error,
        ),
      ),
    ),
  ).resolves.toBeInstanceOf(BusyError)
  printer.goOn()
  const refused = (await outcomes).filter((end) => end.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(30)
})

test('a document that ends its thread is not tried at every click, but again after a while', async () => {
  let isBroken = true
  const print: Printer['print'] = async () => {
    if (isBroken) throw new Error('The printing thread ended early with code 7.')
    return printed('%PDF at last')
  }
  const printing = printingWith(print, 50)
  const document = givenDocument()
  await expect(printing.pdf(document, PLAIN_PRINT, SECOND)).rejects.toBeInstanceOf(VariantError)
  isBroken = false
  await expect
    .poll(async () => printing.pdf(document, PLAIN_PRINT, SECOND).then(textOf, () => 'not yet'))
    .toBe('%PDF at last')
})

test('the first page depends on nothing that stands on other pages', async () => {
  const jobs: PrintJob[] = []
  const printing = printingWith(async (job) => {
    jobs.push(job)
    return printed('page')
  })
  const document = givenDocument()
  const [pageId = ''] = document.content.pageIds
  const second = { ...document.content.pagesKeyedById[pageId], id: 'second', elementIds: [] }
  const content = {
    ...document.content,
    pageIds: [pageId, 'second'],
    pagesKeyedById: { ...document.content.pagesKeyedById, second },
  } as PrintedDocument['content']
  await printing.firstPage(document, 'small', PLAIN_PRINT, SECOND)
  await printing.firstPage({ ...document, content }, 'small', PLAIN_PRINT, SECOND)
  await printing.firstPage(document, 'thumbnail', PLAIN_PRINT, SECOND)
  expect(jobs.map((job) => job.form === 'page' && job.width)).toEqual([160, 480])
})

test('what was printed is removed after a day, and printed anew when somebody wants it again', async () => {
  let times = 0
  const printing = printingWith(async () => {
    times += 1
    return printed('%PDF')
  })
  const document = givenDocument()
  const medium = await printing.pdf(document, PLAIN_PRINT, SECOND)
  const { pool, db } = store.database
  const { storage } = store
  const clean = async () => {
    const media = openMedia({ db, storage, log, secret: 'a secret of at least 32 characters', productName: 'G' })
    await removeOrphans({}, { services: { db, storage, media, contributions: { to: () => [] } }, log, signal: SECOND })
  }
  await clean()
  expect(await storage.head(medium.key)).toBeDefined()
  await pool.query("update media_variants set created_at = now() - interval '2 days'")
  await clean()
  expect(await storage.head(medium.key)).toBeUndefined()
  expect(await textOf(await printing.pdf(document, PLAIN_PRINT, SECOND))).toBe('%PDF')
  expect(times).toBe(2)
})
