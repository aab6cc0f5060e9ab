import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageWith } from '../../testing/answer-calls.ts'
import { givenOffers } from '../../testing/given-checkout.ts'
import { givenPageRenderer } from '../../testing/given-page-renderer.ts'
import { givenSign } from '../../testing/given-sign.ts'

const FILMS = { watermarked: '/media/signs/hallo.mp4?s=1', 'watermarked-poster': '/media/signs/hallo-poster.webp?s=1' }
const HELLO = {
  ...givenSign('hallo', { isPreview: true }),
  hasVideo: true,
  images: { signOnly: { watermarked: '/media/signs/hallo.webp?s=1' }, signVideo: FILMS },
} satisfies Sign
const DOG = givenSign('Hund', { isPreview: true })
const LOCKED: Sign = { ...givenSign('Abend'), isLocked: true, hasVideo: true, images: {} }
const FAQ = {
  _id: 'faq',
  title: 'Häufige Fragen',
  html: '',
  sections: Array.from({ length: 8 }, (_, index) => ({ title: `Frage ${index + 1}?`, html: '<p>Eine Antwort.</p>' })),
  links: [],
  updatedAt: null,
}

let found: readonly Sign[] = []
const answer = (address: string): unknown => {
  const { pathname, searchParams } = new URL(address, 'http://api')
  switch (pathname) {
    case '/api/signs':
      return pageWith(searchParams.get('scope') === 'all' ? found : [DOG, HELLO])
    case '/api/categories':
      return pageWith([{ _id: 'animals', name: 'Tiere', slug: 'tiere', signCount: 84, symbol: 'dog-face' }])
    case '/api/catalogue-size':
      return { signs: 1500 }
    case '/api/pages/faq':
      return FAQ
    default:
      return givenOffers()
  }
}

const callApi = vi.fn(async (address: string) => ({ status: 200, json: JSON.stringify(answer(address)) }))
const renderPage = givenPageRenderer({ callApi })

beforeEach(() => {
  found = [DOG, LOCKED]
  callApi.mockClear()
})

afterEach(() => void vi.useRealTimers())

const readTypes = (head: string): readonly string[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!)['@type'],
  )

describe('the first page for visitors', () => {
  test('is complete: what it is, film, signs, uses, topics, prices and questions', async () => {
    const { status, body } = await renderPage('/gebaerden/')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Deutsche Gebärdensprache lernen und unterrichten<\/h1>/)
    expect(body).toContain('Über 1200 Gebärdenvideos und Zeichnungen')
    expect(body).toMatch(/<video[^>]* src="\/media\/signs\/hallo\.mp4\?s=1"/)
    expect(body).toMatch(/<a [^>]*href="\/gebaerden\/hund"/)
    expect(body).toMatch(/<a [^>]*href="\/anmeldung"[^>]*>.*Kostenlos ausprobieren/)
    for (const use of ['Im Morgenkreis zeigen', 'Karten drucken', 'Mit Eltern teilen']) expect(body).toContain(use)
    expect(body).toMatch(/<a [^>]*href="\/gebaerden\?category=animals"/)
    expect(body).toMatch(/71,40\s€/)
    expect(body).toContain('Frage 6?')
    expect(body).not.toContain('Frage 7?')
  })

  test('says what it is to search engines', async () => {
    const { head } = await renderPage('/gebaerden')
    expect(head).toContain('<title>Deutsche Gebärdensprache lernen und unterrichten - Handraum</title>')
    expect(head).toContain('<link rel="canonical" href="https://handraum.example/gebaerden">')
    expect(readTypes(head)).toEqual(['Product', 'FAQPage'])
    expect(head).toContain('content="https://handraum.example/media/previews/pages/product.jpg"')
  })

  test('has a search that is a form, and shows what was found', async () => {
    const { head, body } = await renderPage('/gebaerden?search=hu&utm_source=x')
    expect(body).toMatch(/<form [^>]*action="\/gebaerden"/)
    expect(body).toMatch(/<input [^>]*name="search"[^>]*value="hu"/)
    expect(body).toContain('2 Gebärden gefunden')
    expect(body).toMatch(/<a [^>]*href="\/gebaerden\/abend"/)
    expect(body).not.toContain('Diese Gebärden kannst du dir ansehen')
    expect(head).toContain('noindex')
    expect(callApi.mock.calls.flat().filter((address) => address.includes('search=hu'))).toHaveLength(1)
  })

  test('leaves a flood of searches to the browser', async () => {
    vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
    const pages = []
    for (let index = 0; index < 12; index += 1) pages.push(await renderPage(`/gebaerden?search=flut${index}`))
    const other = await renderPage('/gebaerden')
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(pages.filter(({ body }) => body === '')).toHaveLength(2)
    expect(other.body).not.toBe('')
  })

  test('names the chosen topic', async () => {
    const { body } = await renderPage('/gebaerden?category=animals')
    expect(body).toMatch(/<h2[^>]*>Tiere<\/h2>/)
    const link = /<a [^>]*href="\/gebaerden\?category=animals"[^>]*>/.exec(body)?.[0]
    expect(link).toContain('aria-current="page"')
  })

  test('says so where nothing was found', async () => {
    found = []
    const { body } = await renderPage('/gebaerden?search=quokka')
    expect(body).toContain('Keine Gebärde gefunden')
    expect(body).toContain('Versuch es mit einem anderen Wort')
  })

  test('contains hostile words as text only', async () => {
    const word = `"><img src=x onerror=alert(1)></script>`
    found = [{ ...DOG, name: word }]
    const { head, body, data } = await renderPage(`/gebaerden?search=${encodeURIComponent(word)}`)
    for (const html of [head, body, data!]) expect(html).not.toContain('<img src=x')
    expect(data).toContain('onerror')
  })

  test('cuts a word that is longer than the server takes', async () => {
    const { status } = await renderPage(`/gebaerden?search=${'x'.repeat(500)}`)
    expect(status).toBe(200)
    expect(callApi.mock.calls.flat()).toContainEqual(expect.stringMatching(/search=x{100}(&|$)/))
  })
})
