import { SYMBOL_SCALE, type SymbolShape, symbolShape } from '../shapes/hand-shapes.ts'
import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { FINGER_ALPHABET } from './finger-alphabet.ts'

/** A letter's handshape with its arrow. The box holds both; lengths are symbol units, the hand's corner is 0 0. */
export type Hand = { readonly box: Frame; readonly hand: Frame; readonly arrow: Frame | undefined }

export const handOf = (letter: string): Hand => {
  const { symbols, movement } = letterOf(letter)
  const hand = frameOf(symbolShape(symbols[0] ?? ''), 0, 0)
  const arrow = movement && frameOf(symbolShape(movement.arrow.symbol), movement.arrow.dx, movement.arrow.dy)
  return { hand, arrow: arrow ?? undefined, box: arrow ? around(hand, arrow) : hand }
}

/** The hand's outlines with its corner at `x` `y`, `scale` pixels a symbol unit. */
export const drawHand = (letter: string, at: HandPlace): string =>
  drawSymbol(symbolShape(letterOf(letter).symbols[0] ?? ''), at)

export const drawArrow = (letter: string, at: HandPlace): string => {
  const { movement } = letterOf(letter)
  if (!movement) return ''
  const { symbol, dx, dy } = movement.arrow
  return drawSymbol(symbolShape(symbol), { ...at, x: at.x + dx * at.scale, y: at.y + dy * at.scale })
}

export type HandPlace = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly ink: string
  readonly paper: string
}

export const letterOf = (letter: string) => {
  const found = FINGER_ALPHABET.letters[letter]
  if (!found) throw new Error(`The finger alphabet has no sign for "${letter}".`)
  return found
}

const drawSymbol = (shape: SymbolShape, { x, y, scale, ink, paper }: HandPlace): string => {
  const transform = `translate(${number(x)} ${number(y)}) scale(${(scale / SYMBOL_SCALE).toFixed(4)})`
  // A thin line with round joins takes the hardness from the symbols' corners.
  const line = `fill="${ink}" stroke="${ink}" stroke-width="${LINE_GAIN}" stroke-linejoin="round"`
  return `<g transform="${transform}"><path d="${shape.fill}" fill="${paper}"/><path d="${shape.line}" ${line}/></g>`
}

/** In font units: a tenth of a symbol unit each. */
const LINE_GAIN = 4

const frameOf = ({ width, height }: SymbolShape, x: number, y: number): Frame => ({
  x,
  y,
  width: width / SYMBOL_SCALE,
  height: height / SYMBOL_SCALE,
})

const around = (one: Frame, other: Frame): Frame => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
