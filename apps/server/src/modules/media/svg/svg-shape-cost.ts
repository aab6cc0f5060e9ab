import { attributeOf, type SvgElement } from './svg-tree.ts'

/** What a single element makes a renderer do beyond drawing it once: measured in elements. */

/** A marker is drawn at every vertex of every shape that inherits it. */
export const verticesIn = (element: SvgElement): number => ownVertices(element) + sumOver(element, verticesIn)

/** Dashes are cut one by one; twenty of them take as long as an element (measured: a million in 1.2 s). */
export const dashCost = (element: SvgElement): number => {
  const dashes = numbersIn(attributeOf(element, 'stroke-dasharray') ?? DASHES.exec(styleOf(element))?.[1] ?? '')
  const period = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)
  return period > 0 ? Math.min(lengthBound(element) / period, MAX_DASHES) / DASHES_TO_AN_ELEMENT : 0
}

/** Segments of paths and points of polygons; twenty small ones take as long as an element. */
export const segmentCost = (element: SvgElement): number => ownVertices(element) / SEGMENTS_TO_AN_ELEMENT

/** Letters are shaped and filled one by one. */
export const textCost = (element: SvgElement): number => lettersOf(element) / LETTERS_TO_AN_ELEMENT

/** For each letter on a path, the renderer walks along the path from its beginning. */
export const textPathCost = (element: SvgElement, path: SvgElement): number =>
  element.name === 'textPath' ? (lettersIn(element) * ownVertices(path)) / STEPS_TO_AN_ELEMENT : 0

/** A group that is drawn aside as a whole and then laid over what is below. */
export const isolationCost = (element: SvgElement): number =>
  ISOLATING.some((name) => isIsolating(attributeOf(element, name))) || ISOLATING_STYLE.test(styleOf(element)) ? 20 : 0

/** So expensive is an area of its own that is drawn aside and laid over the picture. */
export const layerCost = (target: SvgElement): number => LAYER_COSTS[target.name] ?? 0

const LAYER_COSTS: Readonly<Record<string, number>> = { marker: 50, mask: 50, pattern: 50, clipPath: 20 }
const DASHES = /stroke-dasharray\s*:([^;]*)/i
const DASHES_TO_AN_ELEMENT = 20
/** The renderer leaves a line without dashes when it would have more. */
const MAX_DASHES = 1_000_000
const SEGMENTS_TO_AN_ELEMENT = 20
const LETTERS_TO_AN_ELEMENT = 3
const STEPS_TO_AN_ELEMENT = 200
const ISOLATING = ['opacity', 'mix-blend-mode', 'isolation'] as const
const ISOLATING_STYLE = /(?:^|;)\s*(?:opacity|mix-blend-mode|isolation)\s*:(?!\s*(?:1(?:\.0*)?|normal|auto)\s*(?:;|$))/
const isIsolating = (value: string | undefined): boolean =>
  value !== undefined && !['1', '1.0', 'normal', 'auto'].includes(value.trim())

const ownVertices = (element: SvgElement): number => numbersOf(element, ['d', 'points']).length / 2

const lettersOf = ({ children }: SvgElement): number =>
  children.reduce((sum, child) => (typeof child === 'string' ? sum + child.length : sum), 0)

const lettersIn = (element: SvgElement): number => lettersOf(element) + sumOver(element, lettersIn)

const styleOf = (element: SvgElement): string => attributeOf(element, 'style') ?? ''

/** No line drawn by these numbers is longer, whether they are places, distances or radii. */
const lengthBound = (element: SvgElement): number =>
  2 * total(numbersOf(element, ['d', 'points', 'x1', 'y1', 'x2', 'y2', 'width', 'height'])) +
  7 * total(numbersOf(element, ['r', 'rx', 'ry'])) +
  sumOver(element, lengthBound)

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + Math.abs(number), 0)

const sumOver = (element: SvgElement, measure: (child: SvgElement) => number): number =>
  element.children.reduce((sum, child) => (typeof child === 'string' ? sum : sum + measure(child)), 0)

const numbersOf = (element: SvgElement, names: readonly string[]): readonly number[] =>
  names.flatMap((name) => numbersIn(attributeOf(element, name) ?? ''))

const numbersIn = (text: string): readonly number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
