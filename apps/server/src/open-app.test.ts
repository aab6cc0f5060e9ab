import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenSigns, givenUser } from '../test/builders.ts'
import { openTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer({ PRODUCT_NAME: 'Handraum <b>' })
  await givenSigns(
    server,
    Array.from({ length: 30 }, (_, index) => ({ title: `Wort ${index}` })),
  )
  token = (await givenUser(server, { licence: 'active' })).token
})
afterAll(() => server.close())

describe('every answer', () => {
  test('carries a request id and headers that keep browsers strict', async () => {
    const { headers } = await server.app.inject('/api/health')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('that is long is compressed when the other side can take it', async () => {
    const url = '/api/signs?$limit=30'
    const headers = { authorization: `Bearer ${token}` }
    const plain = await server.app.inject({ url, headers })
    const zipped = await server.app.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(plain.json())
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })
})

describe('the token of a call', () => {
  const statusWith = async (authorization: string) =>
    (await server.app.inject({ url: '/api/session', headers: { authorization } })).statusCode

  test.each(['Bearer {}', 'bearer {}', 'BEARER  {}'])('is read from %j', async (form) => {
    expect(await statusWith(form.replace('{}', token))).toBe(200)
  })

  test.each([
    '{}',
    'Bearer{}',
    'Bearer {} ',
    'Bearer {},',
    'Bearer {} x',
    'Bearer\t{}',
    ' {}',
    'Basic {}',
    'Token {}',
    'Bearer Bearer {}',
    'Bearer "{}"',
    'Bearer ',
    'Bearer',
    '',
  ])('is not read from %j', async (form) => {
    expect(await statusWith(form.replace('{}', token))).toBe(401)
  })
})

describe('an error', () => {
  test.each([
    ['an unknown resource', 'GET', '/api/nothing', undefined, 404],
    ['a body that is no JSON', 'POST', '/api/authentication', '{', 400],
    ['a body that is too large', 'POST', '/api/authentication', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 413],
    ['a path that is not well formed', 'GET', '/api/signs/%E0%A4%A', undefined, 400],
    ['a file that is not there', 'GET', '/assets/missing.js', undefined, 404],
    ['a medium without an address', 'GET', '/media/anything', undefined, 404],
    ['the address of no resource', 'GET', '/api', undefined, 404],
    ['an address with a doubled slash', 'GET', '//api/signs', undefined, 404],
  ] as const)('for %s has the contract’s form', async (_, method, url, payload, status) => {
    const response = await server.app.inject({
      method,
      url,
      ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      code: status,
      name: expect.any(String),
      message: expect.any(String),
      className: expect.any(String),
    })
  })

  test('for another format than JSON says so', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/authentication',
      payload: '<a/>',
      headers: { 'content-type': 'text/xml' },
    })
    expect(response.statusCode).toBe(415)
    expect(response.json().className).toBe('unsupported-media-type')
  })
})

test('what is no HTTP at all is answered in the contract’s form, and the connection ends', async () => {
  const other = await openTestServer()
  const { port } = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
  const answerTo = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk))
      socket.on('close', () => resolve(answer))
      socket.write(text)
    })
  for (const text of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`]) {
    const answer = await answerTo(text)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ className: 'bad-request', code: 400 })
  }
  await other.close()
})

test('the description names every method with its schemas', async () => {
  const description = (await server.app.inject('/api/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/api/signs', '/api/signs/{id}', '/api/authentication', '/api/favorites', '/api/session']),
  )
  const parameters = description.paths['/api/signs'].get.parameters.map(({ name }: { name: string }) => name)
  expect(parameters).toEqual(
    expect.arrayContaining(['search', 'wordClass', 'wordClass[$in]', '$limit', '$skip', '$select']),
  )
  const body = description.paths['/api/favorites'].post.requestBody.content['application/json'].schema
  expect(body).toMatchObject({ required: ['sign'], additionalProperties: false })
})

test('health is 503 once the database is away', async () => {
  const other = await openTestServer()
  expect((await other.app.inject('/api/health')).json()).toEqual({ status: 'ok' })
  await other.database.pool.end()
  const response = await other.app.inject('/api/health')
  expect(response.statusCode).toBe(503)
  expect(response.json().className).toBe('unavailable')
  await other.close().catch(() => undefined)
})

test('a client that goes away in the middle of its request harms nobody', async () => {
  const other = await openTestServer()
  const { port } = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'POST /api/authentication HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"stra',
    )
    socket.destroy()
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
  await other.close()
})

describe('the web app', () => {
  let withWeb: TestServer
  beforeAll(async () => {
    const settings = { PRODUCT_NAME: 'Handraum <b>', FINGERSPELLING: 'signwriting', SKIN_TONE: 'brown' }
    withWeb = await openTestServer(settings, async (root) => {
      await mkdir(join(root, 'assets'), { recursive: true })
      await writeFile(
        join(root, 'index.html'),
        '<meta name="csp-nonce" content="__CSP_NONCE__"><meta content="__FINGERSPELLING__ __SKIN_TONE__"><title>__PRODUCT_NAME__</title>',
      )
      await writeFile(join(root, 'assets', 'main-abc123.js'), 'console.log(1)')
      await writeFile(join(root, 'assets', 'search-worker-abc123.js'), 'console.log(1)')
      await writeFile(join(root, 'assets', 'search-worker-abc123.js.gz'), '')
      await writeFile(join(root, 'service-worker.js'), 'console.log(1)')
    })
  })
  afterAll(() => withWeb.close())

  test('tells the browser how fingerspelled words look by default', async () => {
    expect((await withWeb.app.inject('/')).body).toContain('<meta content="signWriting brown">')
  })

  test('answers every page address with one page and a policy without inline scripts', async () => {
    for (const url of ['/', '/app/suche?x=1', '/gebaerden/hund']) {
      const { statusCode, headers, body } = await withWeb.app.inject(url)
      expect(statusCode).toBe(200)
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/script-src 'self';/)
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/)
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      expect(body).toContain(`content="${nonce}"`)
    }
  })

  test('lets the browser reach the address for fault reports, if there is one, and names it in the page', async () => {
    const withReports = await openTestServer({ SENTRY_DSN: 'https://key@sentry.example/7' }, async (root) => {
      await mkdir(root, { recursive: true })
      await writeFile(join(root, 'index.html'), '<meta name="sentry-dsn" content="__SENTRY_DSN__">')
    })
    const { headers, body } = await withReports.app.inject('/')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://sentry.example;")
    expect(body).toContain('content="https://key@sentry.example/7"')
    await withReports.close()
    expect((await withWeb.app.inject('/')).headers['content-security-policy']).toContain("connect-src 'self';")
  })

  test('lets Stripe’s fields load where Stripe is set, and nobody’s frames else', async () => {
    const withStripe = await openTestServer({
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    })
    const { headers } = await withStripe.app.inject('/')
    await withStripe.close()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    const other = (await withWeb.app.inject('/')).headers['content-security-policy']
    expect(other).toContain("frame-src 'self';")
    expect(other).not.toContain('stripe')
  })

  test('uses a number only once', async () => {
    const pages = await Promise.all([withWeb.app.inject('/'), withWeb.app.inject('/')])
    expect(pages[0]?.body).not.toBe(pages[1]?.body)
  })

  test('writes the product’s name as text, never as markup', async () => {
    expect((await withWeb.app.inject('/')).body).toContain('<title>Handraum &#60;b&#62;</title>')
  })

  test('has files with a hash in their name kept for ever', async () => {
    const { headers, statusCode } = await withWeb.app.inject('/assets/main-abc123.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('lets the script of a worker call the API, which its own policy decides', async () => {
    const policyFor = async (url: string, headers = {}) =>
      (await withWeb.app.inject({ url, headers })).headers['content-security-policy']
    const allowed = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
    expect(await policyFor('/assets/search-worker-abc123.js')).toBe(allowed)
    expect(await policyFor('/assets/search-worker-abc123.js', { 'accept-encoding': 'gzip' })).toBe(allowed)
    expect(await policyFor('/service-worker.js')).toBe(allowed)
    expect(await policyFor('/assets/main-abc123.js')).not.toContain('connect-src')
  })

  test('has its service worker asked for again each time', async () => {
    const { headers, statusCode } = await withWeb.app.inject('/service-worker.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  test('describes itself for systems that install it', async () => {
    const { headers, body } = await withWeb.app.inject('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({
      id: '/',
      name: 'Handraum <b>',
      start_url: '/app/suche',
      display: 'standalone',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    })
  })

  test('has a page without content for the device to store, which search engines leave out', async () => {
    const { statusCode, headers, body } = await withWeb.app.inject('/app-shell')
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(body).toContain(`content="${nonce}"`)
  })

  test.each(['/assets/../index.html', '/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json'])(
    'gives nothing from outside its folder: %s',
    async (url) => {
      const { body } = await withWeb.app.inject(url)
      expect(body).not.toContain('"name"": "')
      expect(body).not.toContain('workspaces')
    },
  )
})
