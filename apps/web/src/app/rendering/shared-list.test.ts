import type { FoundList } from '@gebaerdenraum/domain/lists/lists.contract'
import { beforeEach, expect, test } from 'vitest'
import { pageWith } from '../../testing/answer-calls.ts'
import { givenSharedList } from '../../testing/given-list.ts'
import { givenPageRenderer } from '../../testing/given-page-renderer.ts'

let lists: readonly FoundList[] = []
const renderPage = givenPageRenderer({
  callApi: async () => ({ status: 200, json: JSON.stringify(pageWith(lists)) }),
})

beforeEach(() => {
  lists = [givenSharedList(['Apfel', 'Birne'], { name: 'Obst', total: 12 })]
})

test('a shared list is complete, and called after it in previews', async () => {
  const { status, head, body } = await renderPage('/lernliste/ueberblick/key')
  expect(status).toBe(200)
  expect(body).toMatch(/<h1[^>]*>.*Lernliste.*Obst.*<\/h1>/)
  expect(body).toMatch(/<a [^>]*href="\/lernliste\/key\?karte=1"/)
  expect(body).toContain('10 weitere Gebärden<!-- --> siehst du mit einer Lizenz.')
  expect(body).not.toMatch(/<!--\$[?!~]|wird geladen/)
  expect(head).toContain('<meta property="og:title" content="Lernliste „Obst“ - Handraum">')
  expect(head).toContain('content="Lernliste mit 12 Gebärden der Deutschen Gebärdensprache (DGS): Apfel, Birne …"')
  expect(head).toContain('<meta property="og:url" content="https://handraum.example/lernliste/ueberblick/key">')
})

test('a shared list has a picture of its own in previews', async () => {
  const { head } = await renderPage('/lernliste/ueberblick/key')
  expect(head).toContain('<meta property="og:image" content="https://handraum.example/media/previews/lists/key.jpg">')
  expect(head).toContain('<meta property="og:image:alt" content="Lernliste „Obst“">')
})

test('no search engine lists a shared list', async () => {
  const { head } = await renderPage('/lernliste/ueberblick/key')
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toContain('canonical')
})

test.each(['/lernliste/ueberblick/nichts', '/lernliste/ueberblick'])(
  'a list that is not shared has status 404 and says so: %s',
  async (address) => {
    lists = []
    const { status, head, body } = await renderPage(address)
    expect(status).toBe(404)
    expect(body).toMatch(/<h1[^>]*>Diese Lernliste gibt es nicht<\/h1>/)
    expect(head).toContain('noindex')
  },
)

test('an empty list has no signs to name', async () => {
  lists = [givenSharedList([], { name: 'Leer' })]
  const { head, body } = await renderPage('/lernliste/ueberblick/key')
  expect(head).toContain('content="Diese Lernliste ist noch leer."')
  expect(body).toContain('Diese Lernliste ist noch leer')
})
