import { decimals, NotDrawable } from './path-operators.ts'

const NAMES: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' }

/** Red, green and blue from 0 to 1. */
export const colourOf = (written: string): string => {
  const known = colours.get(written)
  if (known !== undefined) return known
  const colour = readColour(written)
  if (colours.size >= COLOURS_MAX) colours.clear()
  colours.set(written, colour)
  return colour
}

/** Drawings use few colours, again and again. */
const colours = new Map<string, string>()
const COLOURS_MAX = 1000

const readColour = (written: string): string => {
  const name = NAMES[written] ?? written
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(name)
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : name
  if (!/^#[\da-f]{6}$/i.test(full)) throw new NotDrawable(written)
  return [1, 3, 5].map((at) => decimals(Number.parseInt(full.slice(at, at + 2), 16) / 255)).join(' ')
}
