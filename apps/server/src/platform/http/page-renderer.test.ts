import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

const TEMPLATE = `<head>
<meta name="product-name" content="__PRODUCT_NAME__">
<!--page-->
<title>Titel von allen</title>
<!--/page-->
</head>
<body><div id="root"></div>
<!--script-only-->
<noscript>JavaScript</noscript>
<!--/script-only-->
</body>`

/** Stands in for the code of the web app: each address shows one thing that the server does with it. */
const RENDERER = `
export const openPageRenderer = ({ settings, appUrl, callApi, onError }) => ({
  async renderPage(address) {
    const head = '<title>' + settings['product-name'] + ' ' + appUrl + address + '</title>'
    switch (address) {
      case '/nirgends':
        return { status: 404, head, body: '', data: undefined }
      case '/kaputt':
        throw new Error('The page is broken')
      case '/muster':
        return { status: 200, head: "<title>$& $1 $\`</title>", body: "<p>$& $' $$</p>", data: '{"a":"$&"}' }
      case '/lang':
        return { status: 200, head: '', body: '<p>' + 'Hand '.repeat(1000) + '</p>', data: '{}' }
      case '/nonce':
        return { status: 200, head: '', body: '<style nonce="' + settings['csp-nonce'] + '"></style>', data: '{}' }
      default: {
        const { status, json } = await callApi(address.startsWith('/konto') ? '/api/session' : '/api/pages/impressum')
        return { status: 200, head, body: '<p>' + status + ' ' + JSON.parse(json).name + '</p>', data: json }
      }
    }
  },
})
`

const buildWeb = async (root: string): Promise<void> => {
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'index.html'), TEMPLATE)
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ APP_URL: 'https://handraum.example', PRODUCT_NAME: 'Handraum' }, async (root) => {
    await buildWeb(root)
    await mkdir(join(root, '../dist-server'), { recursive: true })
    await writeFile(join(root, '../dist-server/render.js'), RENDERER)
  })
})
afterAll(() => server.close())

describe('a page', () => {
  test('is rendered by the code of the web app, with what the API gives', async () => {
    const { statusCode, headers, body } = await server.app.inject('/impressum')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<title>Handraum https://handraum.example/impressum</title>')
    expect(body).not.toContain('Titel von allen')
    expect(body).toContain('<div id="root"><p>200 undefined</p></div>')
    const data = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(body)?.[1]
    expect(JSON.parse(data!)).toMatchObject({ _id: 'impressum' })
    expect(body).not.toContain('<noscript>')
  })

  test('shows everybody what a visitor may see', async () => {
    const headers = { authorization: 'Bearer whatever', cookie: 'a=b' }
    const { body } = await server.app.inject({ url: '/konto', headers })
    expect(body).toContain('<p>401 NotAuthenticated</p>')
  })

  test('that is nowhere has its status, and is rendered by the browser', async () => {
    const { statusCode, body } = await server.app.inject('/nirgends')
    expect(statusCode).toBe(404)
    expect(body).toContain('<div id="root"></div>')
    expect(body).toContain('<noscript>')
  })

  test('that cannot be rendered is left to the browser', async () => {
    const { statusCode, body } = await server.app.inject('/kaputt')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Titel von allen</title>')
    expect(body).toContain('<div id="root"></div>')
  })

  test('contains texts of people as they are', async () => {
    const { body } = await server.app.inject('/muster')
    expect(body).toContain('<title>$& $1 $`</title>')
    expect(body).toContain(`<div id="root"><p>$& $' $$</p></div>`)
    expect(body).toContain('id="page-data">{"a":"$&"}</script>')
  })

  test('that is long is compressed when the other side can take it', async () => {
    const { rawPayload, headers } = await server.app.inject({
      url: '/lang',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(brotliDecompressSync(rawPayload).toString()).toContain('Hand '.repeat(1000))
    const plain = await server.app.inject('/lang')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.body).toContain('Hand '.repeat(1000))
  })

  test('has a nonce of its own each time, which its policy names', async () => {
    const pages = await Promise.all(['/nonce', '/nonce'].map((url) => server.app.inject(url)))
    const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1])
    expect(nonces[0]).not.toBe(nonces[1])
    for (const [index, { headers }] of pages.entries()) {
      expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`)
    }
  })
})

test.each([
  ['is missing', undefined],
  ['is broken', 'throw new Error("not built")'],
])('where the code %s the browser renders all pages', async (_, code) => {
  const other = await openTestServer({}, async (root) => {
    await buildWeb(root)
    if (code === undefined) return
    await mkdir(join(root, '../dist-server'), { recursive: true })
    await writeFile(join(root, '../dist-server/render.js'), code)
  })
  const { statusCode, body } = await other.app.inject('/impressum')
  await other.close()
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Titel von allen</title>')
})
