import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (query = '', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/media/letters/poster.pdf${query}`, headers })

describe('the poster of the manual alphabet', () => {
  it('is a PDF for everybody, shown in the browser', async () => {
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Fingeralphabet.pdf"; filename*=UTF-8''Fingeralphabet.pdf`,
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    expect(String(answer.headers['content-security-policy'])).toContain("frame-ancestors 'none'")
  })

  it('is saved when it is to be downloaded', async () => {
    expect((await get('?dl=1')).headers['content-disposition']).toMatch(/^attachment; /)
  })

  it('may be kept for long with the current drawing version', async () => {
    const answer = await get(`?v=${DRAWING_VERSION}`)
    expect(answer.headers['cache-control']).toBe('public, max-age=2592000, immutable')
    expect((await get('?v=999999')).headers['cache-control']).toBe('public, no-cache')
  })

  it('is another file in another format or colouring, and made once for all', async () => {
    const tags = await Promise.all(
      ['', '?format=a3', '?orientation=landscape', '?tone=lineArt', '?format=a4&tone=medium'].map(
        async (query) => (await get(query)).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(4)
    expect(tags[4]).toBe(tags[0])
    const { rows } = await server.database.pool.query(
      "select 1 from media_variants where variant = 'original' and content_type = 'application/pdf'",
    )
    expect(rows).toHaveLength(4)
  })

  it('comes in parts, and not again to those who have it', async () => {
    const { etag } = (await get()).headers
    const part = await get('', { range: 'bytes=0-4' })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-'])
    expect((await get('', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('answers HEAD as GET, without the body', async () => {
    const [head, whole] = [await get('', {}, 'HEAD'), await get()]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
  })

  it.each(['format=a5', 'orientation=upright', 'tone=pink', 'tone=light&tone=deep', 'words=0', 'copies=2'])(
    'answers 400 naming the field for %s',
    async (query) => {
      const answer = await get(`?${query}`)
      expect(answer.json()).toMatchObject({ code: 400, errors: { [query.split('=')[0] ?? '']: expect.any(String) } })
    },
  )
})

it('letters of the manual alphabet come from the whole server too, without an account', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/media/letters/sch/drawing' })
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, no-cache' })
  expect(answer.body).toMatch(/^<svg /)
  expect((await server.app.inject({ method: 'GET', url: '/media/letters/x1/drawing' })).statusCode).toBe(404)
})
