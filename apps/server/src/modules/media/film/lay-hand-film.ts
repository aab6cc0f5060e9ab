import { createHandFilm } from '@gebaerdenraum/drawing/film/hand-film'
import { drawStage, drawStageText, type HandsLook } from '@gebaerdenraum/drawing/film/hand-stage'
import { HAND_STAGE, placeStageHand, STAGE_PARTS } from '@gebaerdenraum/drawing/film/stage-geometry'
import type { Frame } from '@gebaerdenraum/drawing/svg/drawing'
import { drawSvgPart } from './draw-svg-part.ts'
import type { FilmHeight, FilmSize, Part } from './film-size.ts'
import type { FrameLayer, LayeredFilm } from './frame-planes.ts'
import { paintFilmHandAside } from './hand-painters.ts'
import { rgbToI420 } from './i420.ts'
import { createKeptFrames } from './kept-frames.ts'
import type { Overlay } from './overlay.ts'

/** A word spelled by a realistic hand that moves from letter to letter, its letter beside it, the word at the foot. */
export const layHandFilm = async (
  word: string,
  size: FilmSize,
  look: HandsLook,
  overlay: Overlay | undefined,
): Promise<LayeredFilm> => {
  const film = createHandFilm(word)
  const scale = size.height / HAND_STAGE.height
  const layText = (part: Frame): FrameLayer => ({
    part: toPixels(part, scale),
    keyAt: (index) => `${film.frameAt(index).current?.from}`,
    draw: (index) => {
      const text = drawStageText(film.word, film.frameAt(index).current, look)
      return drawSvgPart(drawStage(text, scale, part), toPixels(part, scale), overlay)
    },
  })
  const hand: FrameLayer = {
    part: toPixels(placeStageHand(look.isWithoutText), scale),
    keyAt: (index) => film.frameAt(index).handKey,
    async draw(index) {
      const { handKey, pose } = film.frameAt(index)
      const { colouring } = look
      const paint = async () => {
        const rgb = await paintFilmHandAside({ pose, colouring, height: size.height as FilmHeight })
        overlay?.(rgb, hand.part)
        return rgbToI420(rgb, hand.part.width, hand.part.height)
      }
      // The watermark is part of the picture.
      return overlay ? paint() : keptFrames.obtain(`${size.height} ${colouring} ${handKey}`, paint)
    },
  }
  return {
    frameCount: film.frameCount,
    size,
    planes: await drawSvgPart(drawStage('', scale), { x: 0, y: 0, ...size }, overlay),
    layers: [hand, ...(look.isWithoutText ? [] : [layText(STAGE_PARTS.label), layText(STAGE_PARTS.caption)])],
  }
}

const toPixels = ({ x, y, width, height }: Frame, scale: number): Part => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
})

/**
 * Hands that films of this process have shown: a change between two letters is the same in every word. A frame of 720 lines
 * takes some 20 kB, so that over a hundred changes find room.
 */
const keptFrames = createKeptFrames(32 * 1024 * 1024)
