/**
 * Names the style sheets and the preloaded fonts of a page in a header `Link` (RFC 8288; HTML, link type `preload`): a
 * browser requests them before it has read the page. Empty if the page has none.
 */
export const writePreloadHeader = (html: string): string =>
  [...html.matchAll(LINK)]
    .flatMap(([, rel = '', attributes = '']) => {
      const href = /\shref="([^"]+)"/.exec(attributes)?.[1]
      if (href === undefined) return []
      // The request for a font and the one that the page makes for it are the same only if the modes are.
      const mode = /\scrossorigin(\s|$)/.test(attributes) ? '; crossorigin' : ''
      return [`<${href}>; rel=preload; as=${rel === 'stylesheet' ? 'style' : 'font; type="font/woff2"'}${mode}`]
    })
    .join(', ')

const LINK = /<link rel="(stylesheet|preload" as="font)"([^>]*)>/g
