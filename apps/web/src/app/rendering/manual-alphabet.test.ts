import { expect, test, vi } from 'vitest'
import { readSettingsFrom } from '../../api/page-settings.ts'
import { givenPageRenderer } from '../../testing/given-page-renderer.ts'

const onError = vi.fn()
const renderPage = givenPageRenderer({
  onError,
  callApi: async (address) => {
    throw new Error(`The page needs nothing of the API, and calls ${address}`)
  },
})

const countDrawings = (html: string): number => [...html.matchAll(/<svg class="[^"]*hand/g)].length

test('the manual alphabet is complete: all letters, a word and the poster', async () => {
  const { status, head, body } = await renderPage('/fingeralphabet')
  expect(status).toBe(200)
  expect(body).toMatch(/<h1[^>]*>Das Fingeralphabet der DGS<\/h1>/)
  expect(countDrawings(body)).toBe(31 + 'Hallo'.length)
  expect(body.match(/ data-hand="/g)).toHaveLength(31)
  expect(body).toContain('Poster drucken (PDF)')
  expect(body).not.toMatch(/<!--\$[?!~]|Skeleton/)
  expect(head).toContain('<title>Fingeralphabet - Handraum</title>')
  expect(head).toContain('content="https://handraum.example/media/previews/pages/manual-alphabet.jpg"')
  expect(head).toContain('<link rel="canonical" href="https://handraum.example/fingeralphabet">')
})

test('a letter of the address comes for browsers without scripts, with its film', async () => {
  const { body, head } = await renderPage('/fingeralphabet?utm_source=x&buchstabe=SCH')
  const [, letter] = /<noscript>(.*)<\/noscript>/s.exec(body) ?? []
  expect(letter).toMatch(/<h2[^>]*>Buchstabe (<!-- -->)?SCH<\/h2>/)
  expect(letter).toMatch(/<video[^>]* controls=""/)
  expect(letter).toMatch(/<a [^>]*href="\/fingeralphabet\?buchstabe=a"/)
  expect(letter).toMatch(/<a [^>]*href="\/fingeralphabet"/)
  expect(head).toContain('<link rel="canonical" href="https://handraum.example/fingeralphabet">')
})

test('what is no letter changes nothing', async () => {
  const pages = await Promise.all(
    ['', '?buchstabe=quatsch', '?buchstabe=%3Cscript%3E'].map((q) => renderPage(`/fingeralphabet${q}`)),
  )
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  expect(pages[0]!.body).not.toContain('<noscript>')
})

test('a part that fails is reported, and the browser renders the page', async () => {
  // The poster names the address of the product. The file's last test: settings are given back after it.
  readSettingsFrom(() => undefined)
  const { status, body } = await renderPage('/fingeralphabet?buchstabe=b')
  expect({ status, body }).toEqual({ status: 503, body: '' })
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    new Error('/fingeralphabet?buchstabe=b has a part that was not rendered'),
  )
})
