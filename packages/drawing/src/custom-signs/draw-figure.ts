import type { HandFit } from '@gebaerdenraum/domain/custom-signs/commands'
import { HAND_SCALE, type HandSide } from '@gebaerdenraum/domain/custom-signs/figures'
import type { HandObject, PersonObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Point, Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { findStillLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { Handshape, HandView } from '@gebaerdenraum/domain/media/handshapes'
import { drawHand, type HandDrawing } from '../hands/hand-drawing.ts'
import { findHandPalette } from '../hands/hand-palettes.ts'
import { drawPerson } from '../hands/person-drawing.ts'
import { type Drawing, placeDrawing } from '../svg/drawing.ts'

/** Undefined as long as the drawing is not loaded. */
export type FindHandDrawing = (handshape: Handshape, view: HandView) => HandDrawing | undefined

/** The content of one file `content/hands/handshapes-{view}.json`: letters that differ by movement only stand there once. */
export type HandDrawings = Readonly<Partial<Record<string, HandDrawing>>>

export const findDrawingIn = (drawings: HandDrawings, handshape: Handshape): HandDrawing | undefined =>
  drawings[findStillLetter(handshape)]

/** A hand around 0, in canvas units; '' as long as its drawing is not loaded. A canvas is white, also on dark pages. */
export const drawHandObject = (
  { handshape, view, side, colouring, size }: HandObject,
  find: FindHandDrawing,
): string => {
  const drawing = find(handshape, view)
  if (drawing === undefined) return ''
  return placeAround0(drawHand(drawing, findHandPalette(colouring), side === 'left'), size)
}

export const drawPersonObject = ({ view, colouring, size }: PersonObject): string =>
  placeAround0(drawPerson(view, colouring), size)

/** How large a hand is on the canvas before it is scaled. */
export const measureHand = ({ box }: HandDrawing): Size => ({
  width: box.width * HAND_SCALE,
  height: box.height * HAND_SCALE,
})

type SeenHand = { readonly drawing: HandDrawing; readonly side: HandSide }

/** How one hand takes the place of another, so that its wrist stays where it is. */
export const fitHand = (before: SeenHand, after: SeenHand): HandFit => {
  const [from, to] = [findWrist(before), findWrist(after)]
  return { size: measureHand(after.drawing), shift: { x: from.x - to.x, y: from.y - to.y } }
}

/** Where the wrist joint (0 0 of the drawing) is, from the centre of the box, in canvas units. */
const findWrist = ({ drawing: { box }, side }: SeenHand): Point => {
  const x = -(box.x + box.width / 2) * HAND_SCALE
  return { x: side === 'left' ? -x : x, y: -(box.y + box.height / 2) * HAND_SCALE }
}

const placeAround0 = (drawing: Drawing, { width, height }: Size): string =>
  placeDrawing(drawing, { x: -width / 2, y: -height / 2, width, height })
