import type { SvgElement } from '../../media/svg/index.ts'
import { parseSvg } from '../../media/svg/index.ts'

/**
 * The elements of a drawing of ours or of a cleaned one; null when it cannot be read. The plain form in which our
 * drawings are written is read directly, ten times as fast as XML in general; everything else goes to the parser.
 */
export const readDrawing = (svg: string): SvgElement | null => {
  const plain = /[&]|<[!?]|xlink:/.test(svg) ? null : readPlain(svg)
  if (plain) return plain
  const parsed = parseSvg(Buffer.from(svg))
  return parsed.ok ? parsed.root : null
}

type Draft = { name: string; isSvg: true; attributes: [string, string][]; children: (Draft | string)[] }

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<>]*")*)\s*(\/?)>/y

const readPlain = (svg: string): SvgElement | null => {
  // Holds the drawing as its only child at the end.
  const file: Draft = { name: '', isSvg: true, attributes: [], children: [] }
  const open: Draft[] = [file]
  let at = 0
  while (at < svg.length) {
    TAG.lastIndex = at
    const tag = TAG.exec(svg)
    const end = tag === null ? svg.indexOf('<', at) : TAG.lastIndex
    if (end <= at) return null
    const isRead = tag === null ? readText(svg.slice(at, end), open) : readTag(tag, open)
    if (!isRead) return null
    at = end
  }
  const [root] = file.children
  return open.length === 1 && file.children.length === 1 && typeof root === 'object' ? root : null
}

const readText = (text: string, open: readonly Draft[]): boolean => {
  open.at(-1)?.children.push(text)
  return true
}

/** False where tags do not belong together. */
const readTag = ([, isEnd, name = '', written = '', isEmpty]: RegExpExecArray, open: Draft[]): boolean => {
  if (isEnd === '/') return open.length > 1 && open.pop()?.name === name
  const element: Draft = { name, isSvg: true, attributes: attributesOf(written), children: [] }
  open.at(-1)?.children.push(element)
  if (isEmpty !== '/') open.push(element)
  return true
}

/** What stands between the quotes; the tag was read as well formed. */
const attributesOf = (written: string): [string, string][] => {
  const attributes: [string, string][] = []
  let at = 0
  for (;;) {
    const equals = written.indexOf('="', at)
    if (equals === -1) return attributes
    const end = written.indexOf('"', equals + 2)
    const name = written.slice(at, equals).trim()
    if (name !== 'xmlns') attributes.push([name, written.slice(equals + 2, end)])
    at = end + 1
  }
}
