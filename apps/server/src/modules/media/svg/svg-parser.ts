import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { SVG_NAMESPACE, type SvgElement } from './svg-tree.ts'

type Refused = { readonly ok: false; readonly reason: 'doctype' | 'unreadable' | 'too-complex'; readonly found: string }
type Draft = { name: string; isSvg: boolean; attributes: [string, string][]; children: (Draft | string)[] }

/** Strict XML without entities of its own; a doctype is let pass only when it declares nothing. */
export const parseSvg = (bytes: Uint8Array): { readonly ok: true; readonly root: SvgElement } | Refused => {
  const text = decode(bytes)
  if (text === undefined) return { ok: false, reason: 'unreadable', found: 'Zeichensatz' }
  const parser = new SaxesParser({ xmlns: true })
  const open: Draft[] = []
  let root: Draft | undefined
  let count = 0

  parser.on('error', (error) => {
    throw new Refusal('unreadable', error.message.slice(0, 120))
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Refusal('doctype', '<!DOCTYPE … [')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw new Refusal('doctype', '<?xml-stylesheet')
  })
  parser.on('opentag', (tag) => {
    count += 1
    if (count > MAX_ELEMENTS || open.length >= MAX_DEPTH) throw new Refusal('too-complex', `<${tag.name}>`)
    const element: Draft = {
      name: tag.local,
      isSvg: tag.uri === SVG_NAMESPACE,
      attributes: attributesOf(Object.values(tag.attributes)),
      children: [],
    }
    if (open.length === 0) root = element
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (value) => open.at(-1)?.children.push(value))
  parser.on('cdata', (value) => open.at(-1)?.children.push(value))

  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason, found: error.message }
    throw error
  }
  if (root?.name !== 'svg' || !root.isSvg) return { ok: false, reason: 'unreadable', found: 'xmlns' }
  return { ok: true, root }
}

/** `href` beside `xlink:href` wins, as in browsers; there is one attribute of a name. */
const attributesOf = (all: readonly SaxesAttributeNS[]): [string, string][] => {
  const read = new Map<string, string>()
  for (const { name, prefix, local, uri, value } of all) {
    if (name === 'xmlns' || prefix === 'xmlns') continue
    if (!FAMILIAR_NAMESPACES.has(uri)) read.set(name, value)
    else if (uri === '' || !read.has(local)) read.set(local, value)
  }
  return [...read]
}

const MAX_ELEMENTS = 100_000
/** Renderers walk drawings recursively. */
const MAX_DEPTH = 128
const FAMILIAR_NAMESPACES = new Set(['', 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace'])
const ENCODINGS = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'])

class Refusal extends Error {
  readonly reason: Refused['reason']
  constructor(reason: Refused['reason'], found: string) {
    super(found)
    this.reason = reason
  }
}

/** The byte order mark decides, then the XML declaration; the answer is always written as UTF-8. */
const decode = (bytes: Uint8Array): string | undefined => {
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )
  const encoding = declared?.[1]?.toLowerCase() ?? 'utf-8'
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : encoding
  if (!label.startsWith('utf-16') && !ENCODINGS.has(label)) return undefined
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
