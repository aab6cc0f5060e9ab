import type { SvgElement } from './svg-tree.ts'

export type SvgDanger = {
  readonly reason: 'script' | 'external-reference' | 'embedded-content' | 'doctype'
  readonly found: string
}

/** The first thing in a drawing that can act, load or hide other content; also where it would be dropped anyway. */
export const findDanger = (element: SvgElement): SvgDanger | undefined => {
  const name = element.name.toLowerCase()
  if (SCRIPT_ELEMENTS.has(name)) return { reason: 'script', found: `<${element.name}>` }
  if (FOREIGN_ELEMENTS.has(name)) return { reason: 'embedded-content', found: `<${element.name}>` }
  for (const attribute of element.attributes) {
    const danger = dangerOfAttribute(element, attribute)
    if (danger !== undefined) return danger
  }
  if (name === 'style') {
    const danger = dangerOfStyle(element.children.filter((child) => typeof child === 'string').join(''))
    if (danger !== undefined) return danger
  }
  for (const child of element.children) {
    const danger = typeof child === 'string' ? undefined : findDanger(child)
    if (danger !== undefined) return danger
  }
  return undefined
}

const SCRIPT_ELEMENTS = new Set(['script', 'handler', 'listener'])
const FOREIGN_ELEMENTS = new Set([
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'canvas',
  'html',
  'body',
  'link',
  'meta',
  'base',
])
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/
const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'base'])

const dangerOfAttribute = (element: SvgElement, [key, value]: readonly [string, string]): SvgDanger | undefined => {
  const name = key.toLowerCase().replace(/^.*:/, '')
  if (/^on[a-z]/.test(name)) return { reason: 'script', found: key }
  // Browsers drop control characters and blanks inside a scheme: `java\tscript:` is one too.
  const bare = withoutBlanks(value)
  if (/(?:javascript|vbscript|livescript):/i.test(bare))
    return { reason: 'script', found: `${key}="${excerpt(value)}"` }
  if (ADDRESS_ATTRIBUTES.has(name)) return dangerOfAddress(element, key, value)
  return value.includes('(') || name === 'style' ? dangerOfStyle(value) : undefined
}

const dangerOfAddress = (element: SvgElement, key: string, value: string): SvgDanger | undefined => {
  const address = value.trim()
  if (address === '' || address.startsWith('#')) return undefined
  if (element.name === 'image' && EMBEDDED_PICTURE.test(address)) return undefined
  // A link is a way out, but loads nothing by itself; it becomes a group without an address.
  if (element.name === 'a' && !/^data:/i.test(withoutBlanks(address))) return undefined
  const reason = /^data:/i.test(withoutBlanks(address)) ? 'embedded-content' : 'external-reference'
  return { reason, found: `${key}="${excerpt(value)}"` }
}

const STYLE_ACTIVE = /expression\s*\(|behavior\s*:|-moz-binding|javascript:|vbscript:/i

const dangerOfStyle = (css: string): SvgDanger | undefined => {
  const active = STYLE_ACTIVE.exec(css)
  if (active !== null) return { reason: 'script', found: active[0] }
  // A backslash spells any of these words in disguise.
  const loading = /@import|@namespace|\\|\bimage(?:-set)?\s*\(|\bsrc\s*\(/i.exec(css)
  if (loading !== null) return { reason: 'external-reference', found: loading[0] }
  for (const [, target = ''] of css.matchAll(/url\s*\(\s*["']?\s*([^"')]*)/gi)) {
    if (!target.startsWith('#')) return { reason: 'external-reference', found: `url(${excerpt(target)})` }
  }
  return undefined
}

const withoutBlanks = (value: string): string => value.replace(/[\s\p{Cc}\p{Cf}]/gu, '')
const excerpt = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value)
