import { extensionPoint } from '../modules/extension-point.ts'

/** A page that search engines may list. */
export type SitemapPage = {
  /** Its canonical path, beginning with a slash. */
  readonly path: string
  /** Since when it reads as it does; undefined where nobody knows. */
  readonly changedAt?: Date | undefined
}

/** Lists the public pages of a module. Asked for each time somebody reads the sitemap. */
export const sitemapPages = extensionPoint<() => Promise<readonly SitemapPage[]>>('pages of the sitemap')

/** More than a file may name (sitemaps.org/protocol.html). */
export const MAX_PAGES = 50_000

/** The sitemap, or a list of its parts where one file cannot name all pages. `appUrl` has no slash at its end. */
export const writeSitemap = (pages: readonly SitemapPage[], appUrl: string): string => {
  const count = countParts(pages)
  if (count === 1) return writePages(pages, appUrl)
  const parts = Array.from({ length: count }, (_, index) =>
    writeAddress('sitemap', `${appUrl}/sitemap-${index + 1}.xml`),
  )
  return writeDocument('sitemapindex', parts)
}

/** One part of a sitemap of several, from 1; undefined where there is no such part. */
export const writeSitemapPart = (pages: readonly SitemapPage[], part: number, appUrl: string): string | undefined => {
  const count = countParts(pages)
  if (count === 1 || !Number.isInteger(part) || part < 1 || part > count) return undefined
  return writePages(pages.slice((part - 1) * MAX_PAGES, part * MAX_PAGES), appUrl)
}

const countParts = ({ length }: readonly SitemapPage[]): number => Math.max(1, Math.ceil(length / MAX_PAGES))

const writePages = (pages: readonly SitemapPage[], appUrl: string): string =>
  writeDocument(
    'urlset',
    pages.map(({ path, changedAt }) => writeAddress('url', appUrl + path, changedAt)),
  )

const writeDocument = (root: string, children: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...children,
    `</${root}>`,
    '',
  ].join('\n')

const writeAddress = (element: string, address: string, changedAt?: Date): string => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  // Escapes all that is special in XML, except `&` and `'`.
  const escaped = new URL(address).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
  return `<${element}><loc>${escaped}</loc>${changed}</${element}>`
}
