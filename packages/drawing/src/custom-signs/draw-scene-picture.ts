import { lightenedTone } from '@gebaerdenraum/domain/custom-signs/picture-look'
import type { PictureLook } from '@gebaerdenraum/domain/custom-signs/scene'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { type Area, fittedInto } from '@gebaerdenraum/domain/kernel/page-geometry'
import { type Drawing, placeDrawing } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'

/** A picture as a scene shows it. */
export type ScenePicture = {
  readonly drawing: Drawing
  /** The drawing has been lightened already: files carry no filters, which printers do not know. */
  readonly isLightened?: boolean
}

/** Null where a picture is gone or not there yet. */
export type FindScenePicture = (reference: ImageReference, lightening: number) => ScenePicture | null

/** The part of the picture that is shown, whole and centred in its frame. */
export const drawScenePicture = (picture: ScenePicture, { crop, lightening }: PictureLook, frame: Area): string => {
  const { drawing, isLightened = false } = picture
  const shown = crop === null ? placeDrawing(drawing, frame) : placeCropped(drawing, crop, frame)
  if (lightening === 0 || isLightened) return shown
  const id = `lighten-${Math.round(lightening * 100)}`
  return `${lightenFilter(id, lightening)}<g filter="url(#${id})">${shown}</g>`
}

const placeCropped = (drawing: Drawing, crop: Area, frame: Area): string => {
  const part: Area = {
    x: crop.x * drawing.width,
    y: crop.y * drawing.height,
    width: crop.width * drawing.width,
    height: crop.height * drawing.height,
  }
  const whole = placeDrawing(drawing, { x: 0, y: 0, width: drawing.width, height: drawing.height })
  return clippedTo(fittedInto(frame, part), whole, part)
}

/** What of the content lies in `view`, in this area; both of one shape. A drawing in a drawing is cut at its edges. */
export const clippedTo = (area: Area, content: string, view: Area = area): string => {
  const box = `x="${number(area.x)}" y="${number(area.y)}" width="${number(area.width)}" height="${number(area.height)}"`
  const viewBox = [view.x, view.y, view.width, view.height].map(number).join(' ')
  return `<svg ${box} viewBox="${viewBox}">${content}</svg>`
}

/** The curve of `lightenedTone` in so many straight pieces: what a filter can draw, and so does everybody else. */
const PIECES = 32

const tonesOf = (lightening: number): readonly number[] =>
  Array.from({ length: PIECES + 1 }, (_, piece) => Number(lightenedTone(piece / PIECES, lightening).toFixed(4)))

/** How bright a tone is drawn, both from 0 to 1. */
export const drawnTone = (tone: number, lightening: number): number => {
  const tones = tonesOf(lightening)
  const piece = Math.min(PIECES - 1, Math.floor(tone * PIECES))
  const [from = 0, to = 1] = [tones[piece], tones[piece + 1]]
  return from + (to - from) * (tone * PIECES - piece)
}

const lightenFilter = (id: string, lightening: number): string => {
  const values = tonesOf(lightening).join(' ')
  const tones = ['R', 'G', 'B'].map((tone) => `<feFunc${tone} type="table" tableValues="${values}"/>`)
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feComponentTransfer>${tones.join('')}</feComponentTransfer></filter>`
  )
}
