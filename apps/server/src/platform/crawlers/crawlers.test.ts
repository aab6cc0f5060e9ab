import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ APP_URL: 'https://gebaerdenraum.example' })
})
afterAll(() => server.close())

test('robots.txt keeps crawlers away from accounts and personal links, and names the sitemap', async () => {
  const { body, headers } = await server.app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /app/', 'Disallow: /einladung/']))
  expect(lines).toContain('Sitemap: https://gebaerdenraum.example/sitemap.xml')
})

test('the sitemap names the public texts and the manual alphabet by their addresses', async () => {
  const { body, headers } = await server.app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  for (const path of ['/faq', '/impressum', '/datenschutz', '/agb', '/fingeralphabet']) {
    expect(body).toContain(`<loc>https://gebaerdenraum.example${path}</loc>`)
  }
  expect(body).not.toContain('/app/')
})

test('a sitemap that fits into one file has no parts', async () => {
  const answers = await Promise.all(['/sitemap-1.xml', '/sitemap-x.xml'].map((url) => server.app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})
