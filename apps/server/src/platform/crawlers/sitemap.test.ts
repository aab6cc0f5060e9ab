import { describe, expect, test } from 'vitest'
import { MAX_PAGES, writeSitemap, writeSitemapPart } from './sitemap.ts'

const APP_URL = 'https://gebaerdenraum.example'
const readAddresses = (xml: string | undefined): readonly string[] =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
const listPages = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/gebaerden/${index}` }))

test('a sitemap names pages by their whole address, and since when they read so', () => {
  const xml = writeSitemap([{ path: '/faq', changedAt: new Date('2026-11-29T10:00:00Z') }, { path: '/agb' }], APP_URL)
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://gebaerdenraum.example/faq</loc><lastmod>2026-11-29T10:00:00.000Z</lastmod></url>
<url><loc>https://gebaerdenraum.example/agb</loc></url>
</urlset>
`)
})

test.each([
  ['/gebaerden/grün', '/gebaerden/gr%C3%BCn'],
  ['/gebaerden/a&b', '/gebaerden/a&amp;b'],
  ["/gebaerden/wie'n", '/gebaerden/wie&apos;n'],
  ['/gebaerden/<script>"', '/gebaerden/%3Cscript%3E%22'],
])('special characters are escaped: %s', (path, escaped) => {
  expect(readAddresses(writeSitemap([{ path }], APP_URL))).toEqual([APP_URL + escaped])
})

describe('a sitemap of more pages than a file may name', () => {
  const pages = listPages(2 * MAX_PAGES + 1)

  test('names its parts', () => {
    const xml = writeSitemap(pages, APP_URL)
    expect(xml).toContain('<sitemapindex ')
    expect(readAddresses(xml)).toEqual([1, 2, 3].map((part) => `${APP_URL}/sitemap-${part}.xml`))
  })

  test('has every page in one of them', () => {
    const parts = [1, 2, 3].map((part) => readAddresses(writeSitemapPart(pages, part, APP_URL)))
    expect(parts.map(({ length }) => length)).toEqual([MAX_PAGES, MAX_PAGES, 1])
    expect(new Set(parts.flat()).size).toBe(pages.length)
  })

  test.each([0, 4, 1.5, Number.NaN])('has no part %s', (part) => {
    expect(writeSitemapPart(pages, part, APP_URL)).toBeUndefined()
  })
})

test('a sitemap of as many pages as a file may name has no parts', () => {
  const pages = listPages(MAX_PAGES)
  expect(readAddresses(writeSitemap(pages, APP_URL))).toHaveLength(MAX_PAGES)
  expect(writeSitemapPart(pages, 1, APP_URL)).toBeUndefined()
})
