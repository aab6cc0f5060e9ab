import { escapeHtml } from '@gebaerdenraum/domain/kernel/escape-html'
import { LINK_PREVIEW_SIZE, pagePreviewPath } from '@gebaerdenraum/domain/media/link-previews'
import { productName, styleNonce } from '../../api/page-settings.ts'
import { pageTitle } from '../page-title.ts'

/** What a page says about itself to search engines and messengers. */
export type PageHead = {
  /** Of the route; the product's name is added (specification 1, section 2). */
  readonly title: string
  readonly description?: string
  /** Its one address, below that of the product. */
  readonly path?: string
  /** Whether search engines may list it under this address. */
  readonly isIndexed?: boolean
  /** The picture that messengers show; absent: that of the product. */
  readonly picture?: PagePicture
  /** Objects of schema.org, as JSON-LD. */
  readonly structuredData?: readonly StructuredData[]
  readonly styles?: readonly PageStyle[]
}

/** A style sheet of the page's own. */
export type PageStyle = { readonly href: string; readonly text: string }

export type PagePicture = {
  /** Its address, below that of the product. */
  readonly path: string
  /** What it shows. */
  readonly alt: string
}

export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

const DEFAULT_DESCRIPTION =
  'Gebärden nachschlagen, ansehen, üben und drucken: Videos und Zeichnungen der Deutschen Gebärdensprache.'

/** The part of the head that differs from page to page, as HTML. `appUrl` has no slash at its end. */
export const writeHead = (head: PageHead, appUrl: string): string => {
  const { description = DEFAULT_DESCRIPTION, path, isIndexed = false, structuredData = [], styles = [] } = head
  const { picture = { path: pagePreviewPath('product'), alt: productName() } } = head
  const title = pageTitle(head.title, productName())
  const address = path === undefined ? undefined : appUrl + path
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isIndexed && address !== undefined
      ? [`<link rel="canonical" href="${escapeHtml(address)}">`]
      : [meta('name', 'robots', 'noindex')]),
    ...(address === undefined ? [] : [meta('property', 'og:url', address)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName()),
    meta('property', 'og:locale', 'de_DE'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', appUrl + picture.path),
    meta('property', 'og:image:width', String(LINK_PREVIEW_SIZE.width)),
    meta('property', 'og:image:height', String(LINK_PREVIEW_SIZE.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData.map((data) => {
      const json = escapeJson(JSON.stringify({ '@context': 'https://schema.org', ...data }))
      return `<script type="application/ld+json">${json}</script>`
    }),
    ...writeStyles(styles),
  ].join('\n    ')
}

/**
 * Their text in one element: a request for each sheet would delay what is seen first. `public/start-app.js` tells the app which
 * are there.
 */
const writeStyles = (styles: readonly PageStyle[]): readonly string[] => {
  if (styles.length === 0) return []
  const closing = styles.find(({ text }) => /<\/style/i.test(text))
  if (closing) throw new Error(`${closing.href} ends its element`)
  const hrefs = styles.map(({ href }) => href).join(' ')
  const texts = styles.map(({ text }) => text).join('\n')
  return [`<style nonce="${escapeHtml(styleNonce())}" data-sheets="${escapeHtml(hrefs)}">${texts}</style>`]
}

/** Safe as the text of a script element: it neither ends the element nor begins a comment. */
export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c')

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
