import { type SvgSize, shownBox } from './svg-size.ts'
import { SVG_NAMESPACE, type SvgElement } from './svg-tree.ts'

/** Writes the tree as UTF-8 XML without declaration; the root always carries namespace, size and view box. */
export const serialiseSvg = (root: SvgElement, size: SvgSize): string => {
  const own = new Set(['width', 'height', 'viewBox'])
  const attributes = [
    ['xmlns', SVG_NAMESPACE],
    ['width', String(size.width)],
    ['height', String(size.height)],
    ['viewBox', shownBox(root)],
    ...root.attributes.flatMap(([name, value]) => (own.has(name) ? [] : [[name, withoutSize(name, value)] as const])),
  ] as const
  return write({ ...root, attributes })
}

/** The size is in the attributes: a style must not say another one. */
const withoutSize = (name: string, value: string): string =>
  name === 'style' ? value.replace(/(?:^|;)\s*(?:width|height)\s*:[^;]*/gi, '').replace(/^;/, '') : value

const write = ({ name, attributes, children }: SvgElement): string => {
  const opened = `<${name}${attributes.map(([key, value]) => ` ${nameOf(key)}="${escapeXml(value)}"`).join('')}`
  if (children.length === 0) return `${opened}/>`
  const inner = children.map((child) => (typeof child === 'string' ? escapeXml(child) : write(child))).join('')
  return `${opened}>${inner}</${name}>`
}

const nameOf = (key: string): string => (key === 'space' || key === 'lang' ? `xml:${key}` : key)

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
