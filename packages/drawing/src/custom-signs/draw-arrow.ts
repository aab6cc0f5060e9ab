import { ARROWS, type ArrowKey } from '@gebaerdenraum/domain/custom-signs/arrows'
import type { ArrowObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Point, Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { number } from '../svg/markup.ts'

/**
 * An arrow around 0, as large as it is on the canvas: its line and heads keep their form however the arrow is stretched.
 * So scales are part of what is drawn here, and of the transformation only the flips are left.
 */
export const drawArrow = ({ arrow, size, scaleX, scaleY, color }: ArrowObject): string =>
  arrowOf(arrow, { width: size.width * scaleX, height: size.height * scaleY }, Math.min(scaleX, scaleY), color)

/** As it stands in the list to choose from. */
export const drawArrowSample = (arrow: ArrowKey, color: string): string => arrowOf(arrow, ARROWS[arrow].size, 1, color)

const arrowOf = (arrow: ArrowKey, size: Size, scale: number, color: string): string => {
  const box: Box = { across: size.width / 2, down: size.height / 2, line: LINE * scale }
  const { shaft, heads } = SHAPES[arrow](box)
  const line =
    shaft === ''
      ? ''
      : `<path d="${shaft}" fill="none" stroke="${color}" stroke-width="${number(box.line)}" stroke-linecap="round" stroke-linejoin="round"/>`
  return `${line}<path d="${heads.join('')}" fill="${color}"/>`
}

const LINE = 14

/** Half the width and height, and how thick the line is. */
type Box = { readonly across: number; readonly down: number; readonly line: number }
type Shape = { readonly shaft: string; readonly heads: readonly string[] }

const SHAPES: Readonly<Record<ArrowKey, (box: Box) => Shape>> = {
  straight: (box) => straight(box, { x: -box.across, y: 0 }, { x: box.across, y: 0 }),
  up: (box) => straight(box, { x: 0, y: box.down }, { x: 0, y: -box.down }),
  down: (box) => straight(box, { x: 0, y: -box.down }, { x: 0, y: box.down }),
  double: ({ across, line }) => {
    const inner = across - headLength(line, 2 * across)
    return {
      shaft: `M${number(-inner)} 0H${number(inner)}`,
      heads: [head({ x: across, y: 0 }, 0, line, 2 * across), head({ x: -across, y: 0 }, 180, line, 2 * across)],
    }
  },
  repeated: ({ across, line }) => {
    const length = headLength(line, across)
    const start = -across + line / 2
    return {
      shaft: `M${number(start)} 0H${number(across - length)}`,
      heads: [0, 1, 2].map((step) => head({ x: across - step * length, y: 0 }, 0, line, across)),
    }
  },
  'curved-left': (box) => curved(box, -1),
  'curved-right': (box) => curved(box, 1),
  circle: ({ across, down, line }) => {
    const room = headLength(line, 2 * Math.min(across, down)) * HEAD_HALF
    const [rx, ry] = [Math.max(1, across - room), Math.max(1, down - room)]
    const at = (degrees: number): Point => ({ x: rx * cos(degrees), y: ry * sin(degrees) })
    const length = headLength(line, 2 * Math.min(across, down))
    // So far round that the head, laid onto the curve, ends where the turn ends.
    const reach = (length / Math.max(rx, ry)) * (180 / Math.PI)
    const [from, to, tip] = [at(CIRCLE_START), at(CIRCLE_END - reach), at(CIRCLE_END)]
    return {
      shaft: `M${xy(from)}A${number(rx)} ${number(ry)} 0 1 1 ${xy(to)}`,
      heads: [headTo(tip, to, line, length)],
    }
  },
  wave: ({ across, down, line }) => {
    const length = headLength(line, 2 * across)
    const [start, end] = [-across + line / 2, across - length]
    const step = (end - start) / 4
    const height = Math.max(0, down - line / 2)
    const bends = [1, 2, 3, 4].map((bend) => {
      const middle = start + (bend - 0.5) * step
      // A quadratic curve reaches half as far as its control point.
      const peak = (bend % 2 === 1 ? -2 : 2) * height
      return `Q${number(middle)} ${number(bend === 4 ? 0.9 * height : peak)} ${number(start + bend * step)} 0`
    })
    return { shaft: `M${number(start)} 0${bends.join('')}`, heads: [head({ x: across, y: 0 }, 0, line, 2 * across)] }
  },
  towards: (box) => perspective(box, 1),
  away: (box) => perspective(box, -1),
}

const straight = ({ line }: Box, from: Point, to: Point): Shape => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y)
  const length = headLength(line, whole)
  const [start, end] = [line / 2 / whole, 1 - length / whole]
  return {
    shaft: `M${xy(between(from, to, start))}L${xy(between(from, to, Math.max(start, end)))}`,
    heads: [headTo(to, from, line, length)],
  }
}

/** Begins to the right and ends upright: -1 turns to the left, which is up, 1 to the right. */
const curved = ({ across, down, line }: Box, side: 1 | -1): Shape => {
  const length = headLength(line, 2 * Math.min(across, down))
  const half = length * HEAD_HALF
  const [right, bottom] = [across - half, down - line / 2]
  const end = side * (down - length)
  return {
    shaft: `M${number(-across + line / 2)} ${number(-side * bottom)}Q${number(right)} ${number(-side * bottom)} ${number(right)} ${number(end)}`,
    heads: [headTo({ x: right, y: side * down }, { x: right, y: end }, line, length)],
  }
}

/** What comes nearer grows: 1 points down and widens, -1 points up and narrows. */
const perspective = ({ across, down, line }: Box, side: 1 | -1): Shape => {
  const near = side === 1
  const neck = side * down * (near ? 0.1 : 0.3)
  const [tail, shoulder, barb] = near
    ? [line * 0.5, across * 0.42, across]
    : [across * 0.62, across * 0.3, across * 0.66]
  const back = -side * down
  const points = [
    [-tail, back],
    [tail, back],
    [shoulder, neck],
    [barb, neck],
    [0, side * down],
    [-barb, neck],
    [-shoulder, neck],
  ]
  return { shaft: '', heads: [`M${points.map(([x = 0, y = 0]) => `${number(x)} ${number(y)}`).join('L')}Z`] }
}

/** Where the circle begins and how far round it goes, in degrees clockwise from the right. */
const CIRCLE_START = -60
const CIRCLE_END = 250

/** Of a head, to its length. */
const HEAD_HALF = 0.6
/** A head takes no more than half of its arrow. */
const headLength = (line: number, whole: number): number => Math.min(line * 3.6, whole / 2)

const head = (tip: Point, degrees: number, line: number, whole: number): string => {
  const length = headLength(line, whole)
  return headTo(tip, { x: tip.x - cos(degrees), y: tip.y - sin(degrees) }, line, length)
}

/** A triangle with its tip here, coming from there. A hair longer than the line's end, so that none shines through. */
const headTo = (tip: Point, from: Point, line: number, length: number): string => {
  const whole = Math.hypot(tip.x - from.x, tip.y - from.y)
  const along: Point = { x: (tip.x - from.x) / whole, y: (tip.y - from.y) / whole }
  const base: Point = { x: tip.x - along.x * (length + line * 0.1), y: tip.y - along.y * (length + line * 0.1) }
  const half = length * HEAD_HALF
  const [one, other] = [
    { x: base.x - along.y * half, y: base.y + along.x * half },
    { x: base.x + along.y * half, y: base.y - along.x * half },
  ] as const
  return `M${xy(tip)}L${xy(one)}L${xy(other)}Z`
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
const xy = ({ x, y }: Point): string => `${number(x)} ${number(y)}`
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
