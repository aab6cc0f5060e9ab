import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toApiError } from './errors.ts'
import { formPartFinder } from './form-parts.ts'
import { readForms } from './forms.ts'
import { removeSpooled, spoolForms } from './spooled-forms.ts'

const MB = 1_000_000
let app: FastifyInstance
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-forms-'))
  app = fastify()
  app.setErrorHandler(async (error, _request, reply) => {
    const told = toApiError(error)
    return reply.code(told.code).send(told.toJSON())
  })
  readForms(app)
  app.register(async (apart) => {
    spoolForms(apart, () => mkdtemp(join(folder, 'form-')))
    apart.post('/', { bodyLimit: 20 * MB }, async (request) => {
      const { file, ...fields } = request.body as { file?: File }
      const bytes = file ? Buffer.from(await file.arrayBuffer()) : undefined
      await removeSpooled(request)
      return { fields, name: file?.name, size: file?.size, end: bytes?.subarray(-4).toString('latin1') }
    })
  })
})
afterEach(async () => {
  await app.close()
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

const sent = async (fields: Readonly<Record<string, string | File>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = new Response(form)
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  }
}
const post = async (request: { readonly headers: Record<string, string>; readonly payload: Buffer | Readable }) => {
  const answer = await app.inject({ method: 'POST', url: '/', ...request })
  return { status: answer.statusCode, body: answer.json() }
}

test('a form comes with its texts and its file, whatever stands in them', async () => {
  const bytes = Buffer.concat([Buffer.alloc(3 * MB, 13), Buffer.from('\r\n--x\r\n\r\n--\r\nENDE')])
  const request = await sent({ type: 'Ä ö', empty: '', file: new File([bytes], 'Grüße "1".mp4') })
  expect(await post(request)).toEqual({
    status: 200,
    body: { fields: { type: 'Ä ö', empty: '' }, name: 'Grüße %221%22.mp4', size: bytes.length, end: 'ENDE' },
  })
})

test('a form that is cut off, has no boundary or none of its parts is refused', async () => {
  const { headers, payload } = await sent({ type: 'a', file: new File(['b'.repeat(1_000)], 'b') })
  for (const cut of [3, 5, 60, payload.length - 10, payload.length]) {
    expect(await post({ headers, payload: payload.subarray(0, payload.length - cut) })).toMatchObject({ status: 400 })
  }
  expect(await post({ headers: { 'content-type': 'multipart/form-data' }, payload })).toMatchObject({ status: 400 })
  const many = await sent(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 'x'])))
  expect(await post(many)).toMatchObject({ status: 400 })
})

test('what is too long is told before it comes, and cut off on its way where its length is not told', async () => {
  const request = await sent({ file: new File([Buffer.alloc(21 * MB)], 'film.mp4') })
  expect(await post(request)).toMatchObject({ status: 413 })
  let given = 0
  const endless = Readable.from(
    (async function* () {
      yield request.payload.subarray(0, 1_000)
      for (; given < 500; given += 1) yield Buffer.alloc(MB)
    })(),
  )
  expect(await post({ headers: request.headers, payload: endless })).toMatchObject({ status: 413 })
  expect(given).toBeLessThan(60)
  expect(await post(await sent({ type: 'x'.repeat(100_000) }))).toMatchObject({ status: 413 })
})

test('the parts are found however the body is cut into pieces', () => {
  const body = Buffer.from('--ab\r\nA\r\n--a\r\n--ab\r\nB\r\n--ab--\r\n')
  const whole = formPartFinder('ab')
  whole.add(body)
  const found = whole.parts()
  expect(found?.parts.map(({ start, end }) => body.toString('latin1', start, end))).toEqual(['\r\nA\r\n--a', '\r\nB'])
  for (let size = 1; size < body.length; size += 1) {
    const finder = formPartFinder('ab')
    for (let at = 0; at < body.length; at += size) finder.add(body.subarray(at, at + size))
    expect(finder.parts()).toEqual(found)
  }
})
