import type { Drawing } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import type { HandPalette } from './hand-palettes.ts'

/**
 * A drawn hand as SVG path data by role, y downwards, in units of a tenth of a millimetre; 0 0 is the wrist joint. A role
 * without content is missing. `box` holds everything, line widths included.
 */
export type HandDrawing = {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly lineWidth: number
  readonly layers: HandLayers
}
export type HandLayers = Readonly<Partial<Record<HandLayer, string>>>
/**
 * From the lowest to the topmost. `outline` is filled with skin and stroked at last, all others are filled. `palm` is the
 * palmar side, `lines` are inked areas.
 */
export type HandLayer = 'outline' | 'palm' | 'shade' | 'sleeve' | 'hem' | 'nail' | 'crease' | 'lines'

/** The hand as SVG in the units of its drawing; it fills `hand.box`. */
export const drawHandLayers = ({ layers, lineWidth }: HandDrawing, palette: HandPalette): string => {
  const fill = (layer: HandLayer, colour: string, opacity = 1) => {
    const path = layers[layer]
    const faint = opacity === 1 ? '' : ` opacity="${opacity}"`
    return path === undefined ? '' : `<path fill="${colour}"${faint} d="${path}"/>`
  }
  const { skin, palm } = palette
  return [
    fill('outline', skin.base),
    palm ? fill('palm', palm.base) : '',
    skin.shade === skin.base ? '' : fill('shade', skin.shade, palm ? SHADE_OVER_PALM : 1),
    fill('sleeve', palette.sleeve.base),
    fill('hem', palette.hem.base),
    fill('nail', palette.nail.base),
    fill('crease', palette.crease),
    fill('lines', palette.ink),
    `<path fill="none" stroke="${palette.ink}" stroke-width="${number(lineWidth)}" stroke-linejoin="round" d="${layers.outline ?? ''}"/>`,
  ].join('')
}

/** Lets both sides of the hand show through the same shade. */
const SHADE_OVER_PALM = 0.6

/** The hand cropped to its box, to be placed in a picture. `isMirrored` makes a left hand of a right one. */
export const drawHand = (hand: HandDrawing, palette: HandPalette, isMirrored = false): Drawing => {
  const { x, y, width, height } = hand.box
  const place = isMirrored
    ? `matrix(-1 0 0 1 ${number(x + width)} ${number(-y)})`
    : `translate(${number(-x)} ${number(-y)})`
  return { width, height, body: `<g transform="${place}">${drawHandLayers(hand, palette)}</g>` }
}
