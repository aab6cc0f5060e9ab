import { toPlainAttributes } from './plain-attributes.ts'
import { ALLOWED_ELEMENTS, isAllowedAttribute } from './svg-allow-list.ts'
import { findDanger, type SvgDanger } from './svg-dangers.ts'
import { drawingCost } from './svg-drawing-cost.ts'
import { parseSvg } from './svg-parser.ts'
import { serialiseSvg } from './svg-serialiser.ts'
import { sizeOf } from './svg-size.ts'
import { attributeOf, type SvgElement } from './svg-tree.ts'

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
  /** Elements that were left out and may have drawn something, each once. */
  readonly leftOut: readonly string[]
  /** Pictures that stand in it as data addresses; the caller measures them. */
  readonly embeddedPictures: readonly string[]
}

/**
 * Reads a drawing of unknown origin and writes it again from an allow-list. What can act, load or blow up is refused and
 * named; what is unknown (metadata of drawing programs) is left out, as browsers do. Links become groups.
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
  const svg = serialiseSvg(root, size)
  return { ok: true, svg, ...size, leftOut: [...new Set(listLeftOut(parsed.root))], embeddedPictures: embeddedIn(root) }
}

/** Small elements when every reference is followed; a heavy but honest drawing has some ten thousand. */
const MAX_DRAWING_COST = 200_000

/** So many times as wide as high, or as high as wide: nothing can be seen of it, and its height fills the memory. */
const MAX_RATIO = 100
const isExtreme = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width / height, height / width) > MAX_RATIO

const keepAllowed = (element: SvgElement, isInText = false): SvgElement => {
  const isGroup = GROUPS.has(element.name)
  const isText = isInText || element.name === 'text'
  return {
    name: isGroup ? (isInText ? 'tspan' : 'g') : element.name,
    isSvg: true,
    attributes: toPlainAttributes(
      element.attributes.filter(([name]) => isAllowedAttribute(name) && !(isGroup && name === 'href')),
    ),
    children: listShown(element).flatMap((child) => {
      if (typeof child === 'string') return isGroup && !isInText ? [] : child
      return isKept(child) ? keepAllowed(child, isText) : []
    }),
  }
}

/** Elements that only put others together. In a text they are a part of it. */
const GROUPS: ReadonlySet<string> = new Set(['a', 'switch'])

const isKept = (element: SvgElement): boolean =>
  element.isSvg && (ALLOWED_ELEMENTS.has(element.name) || GROUPS.has(element.name))

/** Of a `switch` only the first that a browser set to German shows. */
const listShown = (element: SvgElement): SvgElement['children'] => {
  if (element.name !== 'switch') return element.children
  const shown = element.children.find((child) => typeof child !== 'string' && child.isSvg && meetsConditions(child))
  return shown === undefined ? [] : [shown]
}

const meetsConditions = (element: SvgElement): boolean => {
  const languages = attributeOf(element, 'systemLanguage')
  return (
    (attributeOf(element, 'requiredExtensions') ?? '') === '' &&
    (languages === undefined || /(?:^|,)\s*de\b/i.test(languages))
  )
}

/** What is no part of the picture anyway. */
const INVISIBLE: ReadonlySet<string> = new Set(['metadata', 'view', 'cursor', 'script'])

const listLeftOut = (element: SvgElement): readonly string[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string' || !child.isSvg || INVISIBLE.has(child.name)) return []
    return isKept(child) ? listLeftOut(child) : [`<${child.name}>`]
  })

const embeddedIn = (element: SvgElement): readonly string[] => [
  ...element.attributes.flatMap(([name, value]) => (name === 'href' && value.startsWith('data:') ? [value] : [])),
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : embeddedIn(child))),
]
