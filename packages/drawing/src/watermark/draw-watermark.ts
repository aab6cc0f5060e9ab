import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { setText } from '../text/set-text.ts'
import { watermarkPlaces } from './watermark-places.ts'

/**
 * A transparent overlay with the text repeated along the edges, to be laid over a picture or film of that size. Nothing of
 * it touches `free`.
 */
export const drawWatermark = (width: number, height: number, text: string, free?: Frame): Picture =>
  picture(width, height, text, watermarkMarks(width, height, text, free))

/** The marks alone, to be put into a picture that is drawn anyway. */
export const watermarkMarks = (width: number, height: number, text: string, free?: Frame): string => {
  const { size, marks } = watermarkPlaces(width, height, text, free)
  const drawn = marks.map(({ x, y, angle, isDark }) => {
    const { fill, rim } = isDark ? DARK : LIGHT
    const mark = setText(text, { x: 0, y: size * 0.36, size, weight: 'bold', fill, anchor: 'middle' })
    return `<g stroke="${rim}" transform="translate(${number(x)} ${number(y)}) rotate(${number(angle)})">${mark}</g>`
  })
  const rims = `stroke-width="${RIM_WIDTH}" stroke-linejoin="round" paint-order="stroke"`
  return `<g opacity="0.45" ${rims}>${drawn.join('')}</g>`
}

/** Both kinds, so that some are plain to see on white paper, on skin and on dark clothes alike. */
const DARK = { fill: '#14191d', rim: '#ffffff' } as const
const LIGHT = { fill: '#ffffff', rim: '#14191d' } as const
/** In units of the face, 2048 to the font size. */
const RIM_WIDTH = 100
