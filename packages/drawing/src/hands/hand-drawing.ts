import type { Drawing } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import type { HandPalette } from './hand-palettes.ts'

/**
 * A drawn hand as SVG path data by role, y downwards, in units of a tenth of a millimetre. A role without content is
 * missing. `box` holds everything, line widths included; `wrist` is the place of the wrist joint.
 */
export type HandDrawing = {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly wrist: { readonly x: number; readonly y: number }
  readonly lineWidth: number
  readonly layers: HandLayers
}
export type HandLayers = Readonly<Partial<Record<HandLayer, string>>>
/** From the lowest to the topmost. `outline` is stroked and filled with skin, all others are filled. */
export const HAND_LAYERS = ['outline', 'shade', 'sleeve', 'hem', 'nail', 'crease', 'lines'] as const
export type HandLayer = (typeof HAND_LAYERS)[number]

/** The hand as SVG in the units of its drawing; it fills `hand.box`. */
export const drawHandLayers = ({ layers, lineWidth }: HandDrawing, palette: HandPalette): string => {
  const fill = (layer: HandLayer, colour: string) => {
    const path = layers[layer]
    return path === undefined || path === '' ? '' : `<path fill="${colour}" d="${path}"/>`
  }
  const outline = layers.outline ?? ''
  return [
    fill('outline', palette.skin.base),
    palette.skin.shade === palette.skin.base ? '' : fill('shade', palette.skin.shade),
    fill('sleeve', palette.sleeve.base),
    fill('hem', palette.hem.base),
    fill('nail', palette.nail.base),
    fill('crease', palette.crease),
    fill('lines', palette.ink),
    `<path fill="none" stroke="${palette.ink}" stroke-width="${number(lineWidth)}" stroke-linejoin="round" d="${outline}"/>`,
  ].join('')
}

/** The hand cropped to its box, to be placed in a picture. `isMirrored` makes a left hand of a right one. */
export const drawHand = (hand: HandDrawing, palette: HandPalette, isMirrored = false): Drawing => {
  const { x, y, width, height } = hand.box
  const place = isMirrored ? `matrix(-1 0 0 1 ${number(x + width)} ${number(-y)})` : `translate(${number(-x)} ${number(-y)})`
  return { width, height, body: `<g transform="${place}">${drawHandLayers(hand, palette)}</g>` }
}
