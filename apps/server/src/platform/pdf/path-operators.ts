/** Thrown for what PDF has no words for in our subset; the caller rasterises the drawing then. */
export class NotDrawable extends Error {}

export const decimals = (value: number): string => String(Number(value.toFixed(3)))

/** SVG path data as path operators of a PDF, without painting it. Letters and hands come again and again. */
export const pathOperators = (d: string): string => {
  const known = converted.get(d)
  if (known !== undefined) return known
  const operators = convert(d)
  if (converted.size >= KEPT_MAX) converted.clear()
  if (d.length <= LENGTH_MAX) converted.set(d, operators)
  return operators
}

const converted = new Map<string, string>()
/** Together some megabytes: more than all letters, hands and pictograms of a document. */
const KEPT_MAX = 2000
const LENGTH_MAX = 4000

const convert = (d: string): string => {
  const operators: string[] = []
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, control: null }
  const write = (operator: string, ...numbers: readonly number[]) =>
    operators.push([...numbers.map(decimals), operator].join(' '))
  for (const { letter, numbers } of segmentsOf(d)) drawSegment(letter, numbers, pen, write)
  return operators.join('\n')
}

type Pen = {
  x: number
  y: number
  startX: number
  startY: number
  /** The last control point, for segments that go on smoothly. */
  control: { readonly kind: 'C' | 'Q'; readonly x: number; readonly y: number } | null
}
type Write = (operator: string, ...numbers: readonly number[]) => void
type Segment = { readonly letter: string; readonly numbers: readonly number[] }

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
/** Flags of arcs may stand without a separator. */
const FLAG = /[\s,]*([01])/y
const LETTER = /[\s,]*([a-z])/iy

const segmentsOf = (d: string): readonly Segment[] => {
  const segments: Segment[] = []
  let at = 0
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(d)?.[1]
    if (found !== undefined) at = pattern.lastIndex
    return found
  }
  let letter = ''
  while (d.slice(at).trim() !== '') {
    const next = read(LETTER)
    // Without a letter the last one goes on; after a move come lines.
    letter = next ?? { M: 'L', m: 'l' }[letter] ?? letter
    const count = COUNTS[letter.toUpperCase()]
    if (count === undefined || (count === 0 && next === undefined))
      throw new NotDrawable(`path ${d.slice(at, at + 20)}`)
    const isArc = letter.toUpperCase() === 'A'
    const numbers = Array.from({ length: count }, (_, index) =>
      read(isArc && (index === 3 || index === 4) ? FLAG : NUMBER),
    )
    if (numbers.includes(undefined)) throw new NotDrawable(`path ${d.slice(at, at + 20)}`)
    segments.push({ letter, numbers: numbers.map(Number) })
  }
  return segments
}

const drawSegment = (letter: string, given: readonly number[], pen: Pen, write: Write): void => {
  const isRelative = letter !== letter.toUpperCase()
  const [dx, dy] = isRelative ? [pen.x, pen.y] : [0, 0]
  const at = (index: number): number => (given[index] ?? 0) + (index % 2 === 0 ? dx : dy)
  const { control } = pen
  const mirrored = (kind: 'C' | 'Q') =>
    control?.kind === kind ? { x: 2 * pen.x - control.x, y: 2 * pen.y - control.y } : { x: pen.x, y: pen.y }
  pen.control = null
  switch (letter.toUpperCase()) {
    case 'M':
      moveTo(pen, at(0), at(1))
      ;[pen.startX, pen.startY] = [pen.x, pen.y]
      write('m', pen.x, pen.y)
      return
    case 'L':
      line(pen, at(0), at(1), write)
      return
    case 'H':
      line(pen, at(0), pen.y, write)
      return
    case 'V':
      line(pen, pen.x, (given[0] ?? 0) + dy, write)
      return
    case 'C':
      curve(pen, [at(0), at(1), at(2), at(3), at(4), at(5)], write)
      return
    case 'S': {
      const { x, y } = mirrored('C')
      curve(pen, [x, y, at(0), at(1), at(2), at(3)], write)
      return
    }
    case 'Q':
      quadratic(pen, at(0), at(1), at(2), at(3), write)
      return
    case 'T': {
      const { x, y } = mirrored('Q')
      quadratic(pen, x, y, at(0), at(1), write)
      return
    }
    case 'A': {
      const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0, x = 0, y = 0] = given
      arc(pen, { rx, ry, rotation, isLarge: large === 1, isSweep: sweep === 1, x: x + dx, y: y + dy }, write)
      return
    }
    default:
      moveTo(pen, pen.startX, pen.startY)
      write('h')
      return
  }
}

const moveTo = (pen: Pen, x: number, y: number): void => {
  pen.x = x
  pen.y = y
}

const line = (pen: Pen, x: number, y: number, write: Write): void => {
  moveTo(pen, x, y)
  write('l', x, y)
}

type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

const curve = (pen: Pen, points: Curve, write: Write): void => {
  const [, , x2, y2, x, y] = points
  pen.control = { kind: 'C', x: x2, y: y2 }
  moveTo(pen, x, y)
  write('c', ...points)
}

const quadratic = (pen: Pen, cx: number, cy: number, x: number, y: number, write: Write): void => {
  const toward = (from: number, to: number) => from + (2 / 3) * (to - from)
  write('c', toward(pen.x, cx), toward(pen.y, cy), toward(x, cx), toward(y, cy), x, y)
  moveTo(pen, x, y)
  pen.control = { kind: 'Q', x: cx, y: cy }
}

type Arc = {
  readonly rx: number
  readonly ry: number
  readonly rotation: number
  readonly isLarge: boolean
  readonly isSweep: boolean
  readonly x: number
  readonly y: number
}

/** From end points to the centre as SVG's implementation notes say, then a curve for each quarter at most. */
const arc = (pen: Pen, { rx, ry, rotation, isLarge, isSweep, x, y }: Arc, write: Write): void => {
  if (rx === 0 || ry === 0) {
    line(pen, x, y, write)
    return
  }
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [halfX, halfY] = [(pen.x - x) / 2, (pen.y - y) / 2]
  const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  if (px === 0 && py === 0) return
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2))
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow]
  const distance = (a * py) ** 2 + (b * px) ** 2
  const root = Math.sqrt(Math.max(0, (a * b) ** 2 / distance - 1)) * (isLarge === isSweep ? -1 : 1)
  const [cx, cy] = [(root * a * py) / b, (-root * b * px) / a]
  const first = Math.atan2((py - cy) / b, (px - cx) / a)
  const last = Math.atan2((-py - cy) / b, (-px - cx) / a)
  const turn = last - first + (isSweep && last < first ? 2 * Math.PI : 0) - (!isSweep && last > first ? 2 * Math.PI : 0)
  const parts = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9))
  const step = turn / parts
  const handle = (4 / 3) * Math.tan(step / 4)
  const [middleX, middleY] = [(pen.x + x) / 2, (pen.y + y) / 2]
  const onPage = (u: number, v: number): readonly [number, number] => [
    cos * (cx + a * u) - sin * (cy + b * v) + middleX,
    sin * (cx + a * u) + cos * (cy + b * v) + middleY,
  ]
  for (let part = 0; part < parts; part += 1) {
    const [from, to] = [first + part * step, first + (part + 1) * step]
    write(
      'c',
      ...onPage(Math.cos(from) - handle * Math.sin(from), Math.sin(from) + handle * Math.cos(from)),
      ...onPage(Math.cos(to) + handle * Math.sin(to), Math.sin(to) - handle * Math.cos(to)),
      ...onPage(Math.cos(to), Math.sin(to)),
    )
  }
  moveTo(pen, x, y)
}
