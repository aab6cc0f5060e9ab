import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageWith } from '../../testing/answer-calls.ts'
import { givenOffers } from '../../testing/given-checkout.ts'
import { givenPageRenderer } from '../../testing/given-page-renderer.ts'
import { givenSign } from '../../testing/given-sign.ts'

const OFFERS = givenOffers()

const FILMS = {
  watermarked: '/media/signs/hund-film.mp4?s=1',
  'watermarked-poster': '/media/signs/hund-poster.webp?s=1',
}
const DOG = {
  ...givenSign('Hund', { isPreview: true }),
  hasVideo: true,
  images: { signOnly: { watermarked: '/media/signs/hund.webp?s=1' }, signVideo: FILMS },
} satisfies Sign
const LOCKED: Sign = { ...givenSign('Abend'), isLocked: true, hasVideo: true, images: {} }

let signs: readonly Sign[] = []
const answer = (address: string): unknown => {
  const { pathname, searchParams } = new URL(address, 'http://api')
  switch (pathname) {
    case '/api/signs': {
      const slug = searchParams.get('slug')
      return pageWith(slug === null ? signs : signs.filter((sign) => sign.slug === slug))
    }
    case '/api/categories':
      return pageWith([])
    case '/api/catalogue-size':
      return { signs: 1500 }
    default:
      return OFFERS
  }
}

const callApi = vi.fn(async (address: string) => ({ status: 200, json: JSON.stringify(answer(address)) }))
const renderPage = givenPageRenderer({ callApi })

beforeEach(() => {
  signs = [DOG, LOCKED]
  callApi.mockClear()
})

const readStructuredData = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!))

describe('the page of a sign', () => {
  test('is complete: name, film, drawing and prices', async () => {
    const { status, body } = await renderPage('/gebaerden/hund')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Hund<\/h1>/)
    expect(body).toMatch(/<video[^>]* src="\/media\/signs\/hund-film\.mp4\?s=1"/)
    expect(body).toMatch(/<video[^>]* controls=""/)
    expect(body).toContain('alt="Zeichnung der Gebärde „Hund“"')
    expect(body).toMatch(/71,40\s€/)
    expect(body).toContain('über 1200 Gebärdenvideos und Zeichnungen')
    expect(body).not.toMatch(/<!--\$[?!~]|wird geladen|werden geladen/)
  })

  test('lets nobody choose what would be lost when the browser takes over', async () => {
    const { body } = await renderPage('/gebaerden/hund')
    const fields = body.indexOf('Ich kaufe für')
    expect(body.lastIndexOf('<div inert="">', fields)).toBeGreaterThan(body.indexOf('id="preise"'))
    expect(body.match(/<a [^>]*aria-label="Lizenz erwerben: [^>]*>/g)?.every((link) => link.includes('inert=""'))).toBe(
      true,
    )
  })

  test('is called after the sign, in search engines and in previews', async () => {
    const { head } = await renderPage('/gebaerden/hund?utm_source=x')
    expect(head).toContain('<title>Hund in Gebärdensprache (DGS) - Handraum</title>')
    expect(head).toContain('<link rel="canonical" href="https://handraum.example/gebaerden/hund">')
    expect(head).toContain(
      '<meta property="og:image" content="https://handraum.example/media/previews/signs/hund.jpg">',
    )
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(head).toContain('content="„Hund“ in Deutscher Gebärdensprache (DGS): Video ansehen')
    expect(readStructuredData(head)).toMatchObject([
      { '@type': 'DefinedTerm', name: 'Hund', url: 'https://handraum.example/gebaerden/hund' },
      { '@type': 'VideoObject', contentUrl: 'https://handraum.example/media/signs/hund-film.mp4?s=1' },
      { '@type': 'Product', offers: [{ price: '71.40', priceCurrency: 'EUR' }, { price: '357.00' }] },
    ])
  })

  test('that is locked says how to see it, and has no media', async () => {
    const { status, head, body } = await renderPage('/gebaerden/abend')
    expect(status).toBe(200)
    expect(body).toContain('Diese Gebärde siehst du mit einer Lizenz.')
    expect(body).not.toContain('<video')
    expect(readStructuredData(head).map((data) => data['@type'])).toEqual(['DefinedTerm', 'Product'])
  })

  test('that does not exist has status 404, says so, and is in no search engine', async () => {
    const { status, head, body } = await renderPage('/gebaerden/quokka')
    expect(status).toBe(404)
    expect(body).toMatch(/<h1[^>]*>Diese Gebärde gibt es nicht<\/h1>/)
    expect(body).toContain('Diese Gebärden kannst du dir ansehen')
    expect(head).toContain('noindex')
    expect((await renderPage('/gebaerden/wombat')).body).toBe(body)
  })

  test('contains a hostile name as text only', async () => {
    const name = `</script><img src=x onerror="alert(1)">'&`
    signs = [{ ...DOG, name, slug: 'hund' }]
    const { head, body, data } = await renderPage('/gebaerden/hund')
    expect(readStructuredData(head)[0]).toMatchObject({ name })
    expect(JSON.stringify(JSON.parse(data!))).toContain('onerror')
    for (const html of [head, body, data!]) expect(html).not.toContain('<img src=x')
  })
})
