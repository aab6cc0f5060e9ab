import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import type { HandPlace } from './spelling-hands.ts'

/** Room of the arrow that shows how a letter moves, beside its hand; undefined where it rests. Lengths in cell units. */
export const measureMovementArrow = (letter: string, hand: Frame): Frame | undefined => {
  const arrow = ARROWS[letter]
  if (!arrow) return undefined
  const { width, height, side, share } = arrow
  const x = side === 'right' ? hand.x + hand.width + GAP : hand.x - GAP - width
  return { x, y: hand.y + (hand.height - height) * share, width, height }
}

/** The arrow in its room, as a line with round ends and an open head. The width of the line is in cell units. */
export const drawMovementArrow = (
  letter: string,
  { x, y, scale }: HandPlace,
  colour: string,
  width: number,
): string => {
  const arrow = ARROWS[letter]
  if (!arrow) return ''
  const line = `fill="none" stroke="${colour}" stroke-width="${number(Math.min(width, LINE_MAX))}" stroke-linecap="round" stroke-linejoin="round"`
  const transform = `translate(${number(x)} ${number(y)}) scale(${scale.toFixed(4)})`
  return `<path transform="${transform}" ${line} d="${arrow.d}"/>`
}

const GAP = 1
/** The paths leave room for lines of this width. */
const LINE_MAX = 1.5

type Arrow = {
  readonly width: number
  readonly height: number
  readonly side: 'left' | 'right'
  /** Where it stands beside the hand: 0 at the top, 1 at the foot. */
  readonly share: number
  /** With the widest line the path fills the size. */
  readonly d: string
}

const DOWN: Arrow = {
  width: 6,
  height: 13,
  side: 'right',
  share: 0.35,
  d: 'M3 .8V12.2M.8 9.4L3 12.2L5.2 9.4',
}
const HOOK: Arrow = {
  width: 9,
  height: 12,
  side: 'left',
  share: 0.08,
  d: 'M1.4 .8C1 6 3 9.4 8.2 9.2M5.4 6.9L8.2 9.2L5.4 11.3',
}
/** The signer writes a Z; the reader sees it from behind. */
const ZIGZAG: Arrow = {
  width: 11,
  height: 11,
  side: 'right',
  share: 0.05,
  d: 'M10.2 .8H1.4L10 8.6H.9M3.6 6.3L.8 8.6L3.6 10.4',
}

const ARROWS: Readonly<Record<string, Arrow>> = { ä: DOWN, ö: DOWN, ü: DOWN, ß: DOWN, j: HOOK, z: ZIGZAG }
