import type { Colouring } from '@gebaerdenraum/domain/media/colourings'
import {
  createStageCamera,
  HAND_STAGE,
  STAGE_LINE_RADIUS,
  STAGE_PAPER,
  STAGE_PARTS,
} from '@gebaerdenraum/drawing/film/stage-geometry'
import { readHandMesh } from '@gebaerdenraum/drawing/hands/hand-mesh'
import { findHandPalette } from '@gebaerdenraum/drawing/hands/hand-palettes'
import type { HandPose } from '@gebaerdenraum/drawing/hands/hand-pose'
import { createHandPainter, type HandPainter, type HandPicture } from '@gebaerdenraum/drawing/hands/paint-hand'
import type { FilmHeight } from './film-size.ts'

/** What is painted: the hand's part of a frame of this height. */
export type FilmHandTask = { readonly pose: HandPose; readonly colouring: Colouring; readonly height: FilmHeight }

/** The hand on the paper of the stage, three bytes a pixel. Takes some 12 ms at 720 lines. */
export const paintFilmHand = ({ pose, colouring, height }: FilmHandTask): Uint8Array => {
  const scale = height / HAND_STAGE.height
  const { width, painter } = obtainPainter(colouring, scale)
  return putOnPaper(painter.paint(pose, createStageCamera(pose.shift, scale)), width)
}

/** A painter has some 20 MB of buffers: only the last one is kept. */
let kept: { readonly key: string; readonly width: number; readonly painter: HandPainter } | undefined

const obtainPainter = (colouring: Colouring, scale: number) => {
  const key = `${colouring} ${scale}`
  if (kept?.key !== key) {
    const [width, height] = [STAGE_PARTS.hand.width * scale, STAGE_PARTS.hand.height * scale]
    const options = { width, height, palette: findHandPalette(colouring), lineWidth: STAGE_LINE_RADIUS * scale }
    kept = { key, width, painter: createHandPainter(readHandMesh(), options) }
  }
  return kept
}

const PAPER = [1, 3, 5].map((at) => Number.parseInt(STAGE_PAPER.slice(at, at + 2), 16))

const putOnPaper = ({ rgba, box }: HandPicture, width: number): Uint8Array => {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  const [red, green, blue] = PAPER as [number, number, number]
  for (let at = 0; at < rgb.length; at += 3) {
    rgb[at] = red
    rgb[at + 1] = green
    rgb[at + 2] = blue
  }
  for (let y = box.top; y < box.bottom; y += 1) {
    let from = (y * width + box.left) * 4
    let to = (y * width + box.left) * 3
    for (let x = box.left; x < box.right; x += 1, from += 4, to += 3) {
      const rest = 255 - rgba[from + 3]!
      rgb[to] = rgba[from]! + (((rest * red + 127) / 255) | 0)
      rgb[to + 1] = rgba[from + 1]! + (((rest * green + 127) / 255) | 0)
      rgb[to + 2] = rgba[from + 2]! + (((rest * blue + 127) / 255) | 0)
    }
  }
  return rgb
}
