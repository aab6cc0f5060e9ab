/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

const NAMES: Readonly<Record<string, Color>> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
}
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/
const RGB = /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+)(%?))?\)$/
const MIX = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/

/**
 * A colour as style sheets write it, without variables: hexadecimal, `rgb()`, `color-mix(in srgb, …)`, `white`, `black`
 * or `transparent`.
 *
 * @throws {Error} when it is written in another way.
 */
export const parseColor = (text: string): Color => {
  const named = NAMES[text]
  if (named !== undefined) return named
  if (HEX.test(text)) return parseHex(text.slice(1))
  const rgb = RGB.exec(text)
  if (rgb !== null) {
    const [, red, green, blue, alpha = '1', percent] = rgb
    return [Number(red), Number(green), Number(blue), Number(alpha) / (percent === '%' ? 100 : 1)]
  }
  const mix = MIX.exec(text)
  if (mix !== null) return mixColors(parseColor(mix[1]!), parseColor(mix[3]!), Number(mix[2]) / 100)
  throw new Error(`Not a colour: ${text}`)
}

const parseHex = (digits: string): Color => {
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red, green, blue, alpha = 255] = full.match(/../g)!.map((pair) => Number.parseInt(pair, 16))
  return [red!, green!, blue!, alpha / 255]
}

/** CSS Color 5, 2.1: premultiplied by opacity. */
const mixColors = (first: Color, second: Color, share: number): Color => {
  const alpha = first[3] * share + second[3] * (1 - share)
  const channel = (index: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (first[index] * first[3] * share + second[index] * second[3] * (1 - share)) / alpha
  return [channel(0), channel(1), channel(2), alpha]
}

/** What is seen of a colour that lies on another one, which is opaque. */
export const layColor = (color: Color, ground: Color): Color => {
  const channel = (index: 0 | 1 | 2) => color[index] * color[3] + ground[index] * (1 - color[3])
  return [channel(0), channel(1), channel(2), 1]
}

/** From 1 to 21 (WCAG 2.2, contrast ratio), of two opaque colours. */
export const measureContrast = (first: Color, second: Color): number => {
  const [darker, lighter] = [measureLuminance(first), measureLuminance(second)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

const measureLuminance = ([red, green, blue]: Color): number => {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
