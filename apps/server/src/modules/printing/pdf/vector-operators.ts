import { colourOf } from '../../../platform/pdf/colours.ts'
import { type KeptShape, keptShape } from '../../../platform/pdf/kept-shapes.ts'
import { decimals, NotDrawable, pathOperators } from '../../../platform/pdf/path-operators.ts'
import { attributeOf, type SvgElement } from '../../media/svg/index.ts'

/** A drawing as content of a PDF form, y downwards as in SVG; `images` and `opacities` become its resources. */
export type VectorContent = {
  readonly operators: string
  /** What other drawings use too; the first is `S0`. */
  readonly shapes: readonly KeptShape[]
  /** The first is `I0`; each is drawn into the unit square. */
  readonly images: readonly PlacedImage[]
  /** Of fills and strokes, 0 to 1; the first is `G0`. */
  readonly opacities: readonly number[]
}

/** A picture in a place of some shape: it is shown whole, in the middle, as browsers do (`xMidYMid meet`). */
export type PlacedImage = {
  readonly address: string
  /** Width of the place by its height. */
  readonly ratio: number
}

/**
 * An SVG file as PDF operators, or null where it uses more than our own drawings do: gradients, masks, style sheets,
 * text. `rasterise-svg` draws those.
 */
export const vectorOperators = (root: SvgElement): VectorContent | null => {
  // A style sheet may reach every element, from wherever it stands.
  if (hasStyleSheet(root)) return null
  const drawing: Drawing = { operators: [], shapes: [], images: [], opacities: [], byId: elementsById(root) }
  try {
    drawElement(root, PLAIN, drawing, 0)
  } catch (error) {
    if (error instanceof NotDrawable) return null
    throw error
  }
  const { operators, shapes, images, opacities } = drawing
  return { operators: operators.join('\n'), shapes, images, opacities }
}

const hasStyleSheet = (element: SvgElement): boolean =>
  element.name === 'style' || element.children.some((child) => typeof child !== 'string' && hasStyleSheet(child))

type Drawing = {
  readonly operators: string[]
  readonly shapes: KeptShape[]
  readonly images: PlacedImage[]
  readonly opacities: number[]
  readonly byId: ReadonlyMap<string, SvgElement>
}

/** What children take over from their parents. */
const PLAIN = {
  fill: '#000000',
  stroke: 'none',
  'fill-rule': 'nonzero',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
} as const
type Style = Readonly<Record<keyof typeof PLAIN, string>>
const INHERITED: ReadonlySet<string> = new Set(Object.keys(PLAIN))
const isInherited = (name: string): name is keyof Style => INHERITED.has(name)

/** Attributes without which nothing would look different here. */
const WITHOUT_EFFECT = new Set(['id', 'role', 'lang', 'class', 'clip-rule', 'space', 'version', 'baseProfile'])
const GEOMETRY = new Set([
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
  ...['viewBox', 'href'],
])

const isKnown = (name: string): boolean => GEOMETRY.has(name) || WITHOUT_EFFECT.has(name) || name.startsWith('aria-')

const elementsById = (root: SvgElement): ReadonlyMap<string, SvgElement> => {
  const found = new Map<string, SvgElement>()
  const visit = (element: SvgElement): void => {
    const id = attributeOf(element, 'id')
    // Of several with one id browsers take the first.
    if (id !== undefined && !found.has(id)) found.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') visit(child)
  }
  visit(root)
  return found
}

const MAX_DEPTH = 40
/** References may multiply what is drawn; our largest drawings have some ten thousand. */
const MAX_OPERATORS = 200_000

const drawElement = (element: SvgElement, inherited: Style, drawing: Drawing, depth: number): void => {
  if (NOT_DRAWN.has(element.name)) return
  if (depth > MAX_DEPTH || drawing.operators.length > MAX_OPERATORS) throw new NotDrawable(element.name)
  let [style, opacity, transform] = [inherited, 1, '']
  for (const [name, value] of element.attributes) {
    if (isInherited(name)) {
      if (value !== 'inherit' && value !== style[name]) style = { ...style, [name]: value }
    } else if (name === 'transform') transform = value
    else if (name === 'opacity') opacity = readOpacity(value)
    else if (!isKnown(name)) throw new NotDrawable(element.name)
  }
  const { operators } = drawing
  operators.push('q')
  if (transform !== '') operators.push(transformOperator(transform))
  if (opacity !== 1) operators.push(`/G${indexIn(drawing.opacities, opacity)} gs`)
  drawContent(element, style, drawing, depth, opacity !== 1)
  operators.push('Q')
}

const readOpacity = (value: string): number => {
  if (!/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(value)) throw new NotDrawable(`opacity ${value}`)
  return Math.min(1, Math.max(0, Number(value)))
}

const NOT_DRAWN = new Set(['title', 'desc', 'defs'])

const drawContent = (element: SvgElement, style: Style, drawing: Drawing, depth: number, isFaint: boolean): void => {
  const shape = shapeOf(element)
  if (shape !== null) {
    // Where outline and area overlap, both faint, a browser would show it.
    if (isFaint && style.fill !== 'none' && style.stroke !== 'none') throw new NotDrawable('opacity')
    drawing.operators.push(...painted(shape, style, drawing.shapes))
    return
  }
  if (isFaint) throw new NotDrawable('opacity of a group')
  if (element.name === 'image') {
    drawImage(element, drawing)
    return
  }
  if (element.name === 'use') {
    drawUse(element, style, drawing, depth)
    return
  }
  if (element.name === 'svg') drawing.operators.push(...viewOperators(element, depth))
  else if (element.name !== 'g') throw new NotDrawable(element.name)
  for (const child of element.children) if (typeof child !== 'string') drawElement(child, style, drawing, depth + 1)
}

const drawUse = (element: SvgElement, style: Style, drawing: Drawing, depth: number): void => {
  const target = drawing.byId.get((attributeOf(element, 'href') ?? '').replace(/^#/, ''))
  // Both take their size from the reference.
  if (!target || target.name === 'symbol' || target.name === 'svg') throw new NotDrawable('use')
  drawing.operators.push(`1 0 0 1 ${lengthOf(element, 'x')} ${lengthOf(element, 'y')} cm`)
  drawElement(target, style, drawing, depth + 1)
}

/** The unit square is where PDF draws pictures, upright with y upwards. */
const drawImage = (element: SvgElement, drawing: Drawing): void => {
  const href = attributeOf(element, 'href') ?? ''
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(lengthOf(element, name)))
  if (!/^data:image\/(?:png|jpeg|webp);base64,/.test(href) || !width || !height) throw new NotDrawable('image')
  const place = [width, 0, 0, -height, x ?? 0, (y ?? 0) + height].map(decimals).join(' ')
  const ratio = Number((width / height).toFixed(4))
  const known = drawing.images.findIndex((image) => image.address === href && image.ratio === ratio)
  const index = known === -1 ? drawing.images.push({ address: href, ratio }) - 1 : known
  drawing.operators.push(`${place} cm /I${index} Do`)
}

const indexIn = <Value>(values: Value[], value: Value): number => {
  const index = values.indexOf(value)
  return index === -1 ? values.push(value) - 1 : index
}

/** As our own drawings write it, nearly always. */
const PLACED = /^translate\((-?[\d.]+)(?: (-?[\d.]+))?\)(?: scale\(([\d.]+)\))?$/
const CALL = /\s*,?\s*(matrix|translate|scale|rotate)\s*\(([^)]*)\)/y
const NUMBERS = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

/** All calls of a transform as one matrix. */
const transformOperator = (transform: string): string => {
  const [, x, y = '0', scale = '1'] = PLACED.exec(transform) ?? []
  if (x !== undefined) return `${scale} 0 0 ${scale} ${x} ${y} cm`
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let at = 0
  while (transform.slice(at).trim() !== '') {
    CALL.lastIndex = at
    const [, name = '', written = ''] = CALL.exec(transform) ?? []
    if (name === '') throw new NotDrawable(transform)
    at = CALL.lastIndex
    matrix = multiplied(matrix, matrixOf(name, (written.match(NUMBERS) ?? []).map(Number)))
  }
  return `${matrix.map((value) => Number(value.toFixed(6))).join(' ')} cm`
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** First the right one, then the left one. */
const multiplied = ([a, b, c, d, e, f]: Matrix, [u, v, w, x, y, z]: Matrix): Matrix => [
  a * u + c * v,
  b * u + d * v,
  a * w + c * x,
  b * w + d * x,
  a * y + c * z + e,
  b * y + d * z + f,
]

const matrixOf = (name: string, [a = 0, b, c, d, e, f]: readonly number[]): Matrix => {
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0]
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
  if (name === 'matrix') return [a, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0]
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
  const [x, y] = [b ?? 0, c ?? 0]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** A drawing inside of a drawing is fitted into its place and cut at its edges. */
const viewOperators = (element: SvgElement, depth: number): readonly string[] => {
  const box = attributeOf(element, 'viewBox') ?? `0 0 ${lengthOf(element, 'width')} ${lengthOf(element, 'height')}`
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(boxWidth > 0 && boxHeight > 0)) throw new NotDrawable('viewBox')
  // Left out, a side of an inner drawing is the whole of that around it.
  const [width, height] = ['width', 'height'].map((side) => Number(lengthOf(element, side))) as [number, number]
  if (!(width > 0 && height > 0)) throw new NotDrawable('size')
  const scale = Math.min(width / boxWidth, height / boxHeight)
  const [placeX, placeY] = depth === 0 ? [0, 0] : ['x', 'y'].map((side) => Number(lengthOf(element, side)))
  const x = placeX! + (width - boxWidth * scale) / 2 - left * scale
  const y = placeY! + (height - boxHeight * scale) / 2 - top * scale
  return [
    `${[placeX!, placeY!, width, height].map(decimals).join(' ')} re W n`,
    `${scale.toFixed(6)} 0 0 ${scale.toFixed(6)} ${decimals(x)} ${decimals(y)} cm`,
  ]
}

const lengthOf = (element: SvgElement, name: string): string => {
  const value = attributeOf(element, name) ?? '0'
  if (!/^\s*[+-]?[\d.]+(?:px)?\s*$/.test(value)) throw new NotDrawable(`${name} ${value}`)
  return decimals(Number.parseFloat(value))
}

/** Path operators of a shape; null for what is none. */
const shapeOf = (element: SvgElement): string | null => {
  const length = (name: string) => Number(lengthOf(element, name))
  switch (element.name) {
    case 'path':
      return pathOperators(attributeOf(element, 'd') ?? '')
    case 'rect':
      return rectangle(element)
    case 'circle':
      return ellipse(length('cx'), length('cy'), length('r'), length('r'))
    case 'ellipse':
      return ellipse(length('cx'), length('cy'), ...readRadii(element))
    case 'line':
      return pathOperators(`M${length('x1')} ${length('y1')}L${length('x2')} ${length('y2')}`)
    case 'polyline':
      return pathOperators(`M${attributeOf(element, 'points') ?? ''}`)
    case 'polygon':
      return pathOperators(`M${attributeOf(element, 'points') ?? ''}Z`)
    default:
      return null
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  pathOperators(`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`)

const rectangle = (element: SvgElement): string => {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(lengthOf(element, name)),
  )
  const radii = readRadii(element)
  const [rx, ry] = [Math.min(radii[0], width / 2), Math.min(radii[1], height / 2)]
  if (rx === 0 || ry === 0) return `${[x, y, width, height].map(decimals).join(' ')} re`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return pathOperators(
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
      `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`,
  )
}

/** One that is missing is as large as the other (SVG 2, section 8.5 and 8.6). */
const readRadii = (element: SvgElement): readonly [rx: number, ry: number] => {
  const radius = (name: 'rx' | 'ry'): number | undefined => {
    const value = attributeOf(element, name)
    if (value === undefined || value.trim() === 'auto') return undefined
    const length = Number(lengthOf(element, name))
    return length < 0 ? undefined : length
  }
  const [rx, ry] = [radius('rx'), radius('ry')]
  return [rx ?? ry ?? 0, ry ?? rx ?? 0]
}

const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 }
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 }

/** Shorter outlines take less room where they stand than as a reference. */
const SHARED_LENGTH = 300

/** As far as shared shapes leave room for pointed joins. */
const USUAL_MITER = 4

/** With or without "px". */
const plainNumber = (text: string): number => {
  if (!/^\s*(?:\d+(?:\.\d*)?|\.\d+)(?:px)?\s*$/.test(text)) throw new NotDrawable(text)
  return Number.parseFloat(text)
}

const painted = (path: string, style: Style, shapes: KeptShape[]): readonly string[] => {
  const width = plainNumber(style['stroke-width'])
  const [hasFill, hasStroke] = [style.fill !== 'none', style.stroke !== 'none' && width > 0]
  if (!hasFill && !hasStroke) return []
  const isEvenOdd = hasFill && style['fill-rule'] === 'evenodd'
  const paint = `${hasFill && hasStroke ? 'B' : hasFill ? 'f' : 'S'}${isEvenOdd ? '*' : ''}`
  return [
    ...(hasFill ? [`${colourOf(style.fill)} rg`] : []),
    ...(hasStroke ? strokeOperators(style, width) : []),
    path.length < SHARED_LENGTH || plainNumber(style['stroke-miterlimit']) > USUAL_MITER
      ? `${path}\n${paint}`
      : `/S${indexIn(shapes, keptShape(path, paint, hasStroke ? width : 0))} Do`,
  ]
}

const strokeOperators = (style: Style, width: number): readonly string[] => [
  `${colourOf(style.stroke)} RG`,
  `${decimals(width)} w ${CAPS[style['stroke-linecap']] ?? 0} J ${JOINS[style['stroke-linejoin']] ?? 0} j`,
  `${plainNumber(style['stroke-miterlimit'])} M`,
]
