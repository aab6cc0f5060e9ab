import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { A4 } from '@gebaerdenraum/domain/kernel/page-geometry'
import { expect, test } from 'vitest'
import { openPrinter, openPrintProcesses } from './open-printer.ts'
import { type PrintPicture, pictureKey } from './pictures/picture-resolver.ts'
import type { PrintJob } from './print-messages.ts'
import { gridOfCards, PRINT_OPTIONS } from './printed-documents.fixture.ts'

const nothing = { originals: { get: async () => undefined } }

/** A document with one upload, whose original has to be asked for. */
const jobOf = (): PrintJob => {
  const content = gridOfCards('Hund')
  const reference = { service: 'images', objectId: 'photo' } as const
  const elementsKeyedById = Object.fromEntries(
    Object.entries(content.elementsKeyedById).map(([id, element]) => [id, { ...element, image: reference }]),
  )
  const original = { sha256: 'a'.repeat(64), contentType: 'image/png', byteLength: 1 }
  const photo: PrintPicture = { name: 'Foto', publicAddress: null, source: { from: 'import', original } }
  const pictures = new Map([[pictureKey(reference, false), photo]])
  const { productName } = PRINT_OPTIONS
  return { form: 'pdf', content: { ...content, elementsKeyedById }, options: PRINT_OPTIONS, productName, pictures }
}

test('a process whose work nobody waits for any more is killed, and the next one prints', async () => {
  const printer = openPrinter()
  const asked = Promise.withResolvers<void>()
  const slow = {
    get: () => {
      asked.resolve()
      return new Promise<undefined>(() => undefined)
    },
  }
  const controller = new AbortController()
  const printing = printer.print(jobOf(), { originals: slow, signal: controller.signal })
  await asked.promise
  controller.abort(new Error('Closed.'))
  await expect(printing).rejects.toThrow('Closed.')
  await expect(printer.print(jobOf(), { ...nothing, signal: controller.signal })).rejects.toThrow('Closed.')
  await expect(printer.print(jobOf(), nothing)).resolves.toMatchObject({ bytes: expect.any(Uint8Array) })
})

test('a store that fails is told, and the process prints the next document', async () => {
  const printer = openPrinter()
  const away = { get: () => Promise.reject(new Error('The store is away.')) }
  await expect(printer.print(jobOf(), { originals: away })).rejects.toThrow('The store is away.')
  await expect(printer.print(jobOf(), nothing)).resolves.toMatchObject({ bytes: expect.any(Uint8Array) })
})

test('a process that ends by itself is told of, and another one takes its place', async () => {
  const title = join(await mkdtemp(join(tmpdir(), 'crash-')), 'crashed')
  const printer = openPrinter(openPrintProcesses(new URL('./crashing-process.fixture.ts', import.meta.url)))
  const job: PrintJob = {
    form: 'page',
    layout: { size: A4, boxes: [] },
    title,
    width: 10,
    productName: '',
    pictures: new Map(),
  }
  await expect(printer.print(job, nothing)).rejects.toThrow('The work process gave no answer: crash, it ended with 7')
  expect(await printer.print(job, nothing)).toMatchObject({ bytes: new Uint8Array([1]) })
})
