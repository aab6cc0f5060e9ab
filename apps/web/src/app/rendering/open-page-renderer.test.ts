import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { givenPageRenderer } from '../../testing/given-page-renderer.ts'
import { routeOf } from '../routes.ts'
import { openPageRenderer } from './open-page-renderer.tsx'
import { RENDERED_ROUTES } from './rendered-routes.ts'

const WEB = join(import.meta.dirname, '../../..')

const TEXT: ContentPage = {
  _id: 'faq',
  title: 'Häufige Fragen',
  html: '<p>Was viele wissen wollen.</p>',
  sections: [{ title: 'Was kostet es?', html: '<p>Nichts, solange Du probierst.</p>' }],
  links: [],
  updatedAt: null,
}

const callApi = vi.fn(async (_address: string) => ({ status: 200, json: JSON.stringify(TEXT) }))
const onError = vi.fn()
const REFUSAL = JSON.stringify({ name: 'Unavailable', message: 'Gerade nicht.', code: 503, className: 'unavailable' })
const renderPage = givenPageRenderer({ callApi, onError })

beforeEach(() => {
  callApi.mockClear()
  onError.mockClear()
})

const answerWith = (page: Partial<ContentPage>) =>
  callApi.mockResolvedValueOnce({ status: 200, json: JSON.stringify({ ...TEXT, ...page }) })

const readStructuredData = (head: string): readonly unknown[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!))

describe('a text of the operator', () => {
  test('is complete: bars, heading, text and footer', async () => {
    const { status, body } = await renderPage('/faq')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Häufige Fragen<\/h1>/)
    expect(body).toContain('<p>Was viele wissen wollen.</p>')
    expect(body).toContain('Was kostet es?')
    expect(body).toContain('<p>Nichts, solange Du probierst.</p>')
    expect(body).toMatch(/<a [^>]*href="\/impressum"/)
    expect(callApi.mock.calls).toEqual([['/api/pages/faq']])
  })

  test('waits for nothing in the browser', async () => {
    const { body } = await renderPage('/faq')
    // What React writes for a part that it has not rendered.
    expect(body).not.toMatch(/<!--\$[?!~]/)
    expect(body).not.toContain('<script')
    expect(body).not.toContain('wird geladen')
  })

  test('says what it is, with its one address and its styles', async () => {
    const { head } = await renderPage('/faq?utm_source=x#y')
    expect(head).toContain('<title>Häufige Fragen - Handraum</title>')
    expect(head).toContain('<link rel="canonical" href="https://handraum.example/faq">')
    expect(head).toContain('<meta property="og:title" content="Häufige Fragen - Handraum">')
    expect(head).toMatch(/<meta name="description" content="Antworten auf häufige Fragen[^"]+">/)
    expect(head).toContain(
      '<style nonce="__CSP_NONCE__" data-sheets="/assets/src-modules-content-pages-faq-page-tsx.css">.page{content:"src/modules/content/pages/faq-page.tsx"}</style>',
    )
    expect(head).not.toContain('noindex')
  })

  test('that is questions is described as such', async () => {
    const { head } = await renderPage('/faq')
    expect(readStructuredData(head)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Was kostet es?',
            acceptedAnswer: { '@type': 'Answer', text: '<p>Nichts, solange Du probierst.</p>' },
          },
        ],
      },
    ])
  })

  test('brings what it was rendered from', async () => {
    const { data } = await renderPage('/faq')
    expect(JSON.parse(data!)).toMatchObject({ queries: [{ queryKey: ['pages', 'faq'], state: { data: TEXT } }] })
  })

  test('shows a change at once', async () => {
    await renderPage('/faq')
    answerWith({ html: '<p>Neu.</p>' })
    const { body } = await renderPage('/faq')
    expect(body).toContain('<p>Neu.</p>')
    expect(body).not.toContain('Was viele wissen wollen.')
  })

  test('cannot leave the script or the element in which it stands', async () => {
    const title = '</script><script>alert(1)</script><!--"\'&'
    answerWith({ sections: [{ title, html: '<p>Antwort</p>' }] })
    const { head, body, data } = await renderPage('/faq')
    expect(readStructuredData(head)).toMatchObject([{ mainEntity: [{ name: title }] }])
    expect(JSON.parse(data!).queries[0].state.data.sections[0].title).toBe(title)
    expect(data).not.toContain('<')
    for (const html of [head, body]) expect(html).not.toContain('<script>')
  })
})

test.each(['/impressum', '/datenschutz', '/agb'])('legal texts are rendered: %s', async (path) => {
  const { head, body } = await renderPage(path)
  expect(body).toContain('<p>Was viele wissen wollen.</p>')
  expect(head).toContain(`<link rel="canonical" href="https://handraum.example${path}">`)
})

describe('a text that cannot be had', () => {
  test.each([
    ['because the API refuses', async () => ({ status: 503, json: REFUSAL }), 0],
    ['because the API does not answer', () => Promise.reject(new Error('socket hang up')), 1],
    ['because it is none', async () => ({ status: 200, json: '{}' }), 1],
  ])('%s is left to the browser, and asked for again by search engines', async (_, answer, reports) => {
    callApi.mockImplementationOnce(answer)
    const { status, head, body, data } = await renderPage('/faq')
    expect({ status, body, data }).toEqual({ status: 503, body: '', data: undefined })
    expect(head).toContain('<title>Häufige Fragen - Handraum</title>')
    expect(onError).toHaveBeenCalledTimes(reports)
  })
})

describe('a page that only the browser renders', () => {
  test.each([
    ['/login', 'Anmelden - Handraum'],
    ['/app/suche?search=hund', 'Gebärden - Handraum'],
    ['/app/gebaerden/hund', 'Gebärde - Handraum'],
    ['/', 'Web-App für Gebärdenvideos, SIGN-Materialien und mehr'],
  ])('has its title, and no search engine lists it: %s', async (address, title) => {
    const { status, head, body } = await renderPage(address)
    expect({ status, body }).toEqual({ status: 200, body: '' })
    expect(head).toContain(`<title>${title}</title>`)
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
    expect(callApi).not.toHaveBeenCalled()
  })
})

test.each(['/gibt-es-nicht', '/app/gibt-es-nicht', '/%', '/faq/%E0%A4%A', '//', '/faq/mehr'])(
  'an address that leads nowhere has status 404: %s',
  async (address) => {
    const { status, head, body } = await renderPage(address)
    expect({ status, body }).toEqual({ status: 404, body: '' })
    expect(head).toContain('noindex')
  },
)

test('every rendered page is a route, and its code is where the table says', () => {
  for (const [id, { modules }] of Object.entries(RENDERED_ROUTES)) {
    expect(routeOf(id as keyof typeof RENDERED_ROUTES).page).toBeDefined()
    for (const module of modules) expect(existsSync(join(WEB, module)), module).toBe(true)
  }
})

test('a page without known styles is refused when the renderer is opened', () => {
  const options = { settings: {}, appUrl: '', callApi, onError }
  expect(() => openPageRenderer({ ...options, pageStyles: {} })).toThrow('No such page')
})
