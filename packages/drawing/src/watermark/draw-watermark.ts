import { number } from '../svg/markup.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { setText } from '../text/set-text.ts'
import { watermarkPlaces } from './watermark-places.ts'

/** A transparent overlay with the text repeated along the edges, to be laid over a picture or film of that size. */
export const drawWatermark = (width: number, height: number, text: string): Picture =>
  picture(width, height, text, watermarkMarks(width, height, text))

/** The marks alone, to be put into a picture that is drawn anyway. */
export const watermarkMarks = (width: number, height: number, text: string): string => {
  const { size, marks } = watermarkPlaces(width, height, text)
  const drawn = marks.map(({ x, y, angle }) => {
    // Light with a dark rim: seen on white paper and on dark clothes alike.
    const mark = setText(text, { x: 0, y: size * 0.36, size, weight: 'bold', fill: '#ffffff', anchor: 'middle' })
    return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(angle)})">${mark}</g>`
  })
  const rim = 'stroke="#1b2125" stroke-width="150" stroke-linejoin="round" paint-order="stroke"'
  return `<g opacity="0.5" ${rim}>${drawn.join('')}</g>`
}
