import { ALLOWED_ELEMENTS, isAllowedAttribute } from './svg-allow-list.ts'
import { findDanger, type SvgDanger } from './svg-dangers.ts'
import { drawingCost } from './svg-drawing-cost.ts'
import { parseSvg } from './svg-parser.ts'
import { serialiseSvg } from './svg-serialiser.ts'
import { sizeOf } from './svg-size.ts'
import type { SvgElement } from './svg-tree.ts'

export type SvgRefusal = {
  readonly ok: false
  readonly reason: SvgDanger['reason'] | 'unreadable' | 'too-complex' | 'no-size'
  /** What was found, as it stands in the file: `onload`, `<script>`; for the message. */
  readonly found: string
}
export type CleanSvg = {
  readonly ok: true
  readonly svg: string
  readonly width: number
  readonly height: number
  /** Pictures that stand in it as data addresses; the caller measures them. */
  readonly embeddedPictures: readonly string[]
}

/**
 * Reads a drawing of unknown origin and writes it anew from an allow-list. Whatever can act, load or blow up is refused
 * and named, so that nobody wonders where a part went; what is merely unknown (metadata of drawing programs) is dropped.
 */
export const sanitiseSvg = (bytes: Uint8Array): CleanSvg | SvgRefusal => {
  const parsed = parseSvg(bytes)
  if (!parsed.ok) return parsed
  const danger = findDanger(parsed.root)
  if (danger !== undefined) return { ok: false, ...danger }
  const root = keepAllowed(parsed.root)
  if (drawingCost(root, MAX_DRAWING_COST) > MAX_DRAWING_COST)
    return { ok: false, reason: 'too-complex', found: 'Verweise, Pfade oder Texte' }
  const size = sizeOf(root)
  if (size === undefined) return { ok: false, reason: 'no-size', found: 'viewBox' }
  if (isExtreme(size)) return { ok: false, reason: 'too-complex', found: 'Seitenverhältnis' }
  return { ok: true, svg: serialiseSvg(root, size), ...size, embeddedPictures: embeddedIn(root) }
}

/** Small elements when every reference is followed; a heavy but honest drawing has some ten thousand. */
const MAX_DRAWING_COST = 200_000

/** So many times as wide as high, or as high as wide: nothing can be seen of it, and its height fills the memory. */
const MAX_RATIO = 100
const isExtreme = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width / height, height / width) > MAX_RATIO

const keepAllowed = (element: SvgElement): SvgElement => ({
  name: element.name,
  isSvg: true,
  attributes: element.attributes.filter(([name]) => isAllowedAttribute(name)),
  children: element.children.flatMap((child) => {
    if (typeof child === 'string') return child
    return child.isSvg && ALLOWED_ELEMENTS.has(child.name) ? keepAllowed(child) : []
  }),
})

const embeddedIn = (element: SvgElement): readonly string[] => [
  ...element.attributes.flatMap(([name, value]) => (name === 'href' && value.startsWith('data:') ? [value] : [])),
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : embeddedIn(child))),
]
