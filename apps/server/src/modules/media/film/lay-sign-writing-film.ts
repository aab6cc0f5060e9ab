import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { changingParts, drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import { createSignWritingFilm, type FilmFrame } from '@gebaerdenraum/drawing/film/sign-writing-film'
import { drawSvgPart } from './draw-svg-part.ts'
import type { FilmSize, Part } from './film-size.ts'
import type { LayeredFilm } from './frame-planes.ts'
import type { Overlay } from './overlay.ts'

/** A word in SignWriting: symbols that fade into each other, the letter below, the word at the foot. */
export const laySignWritingFilm = async (
  word: string,
  size: FilmSize,
  { isWithoutText }: SpellingLook,
  overlay: Overlay | undefined,
): Promise<LayeredFilm> => {
  const film = createSignWritingFilm(word)
  const parts = changingParts(size.width, size.height)
  const draw = (frame: FilmFrame, part: Part) =>
    drawSvgPart(drawFrame(frame, size.width, size.height, { part, isWithoutText }), part, overlay)
  return {
    frameCount: film.frameCount,
    size,
    planes: await draw({ ...film.frameAt(0), hands: [], current: undefined }, { x: 0, y: 0, ...size }),
    layers: [
      {
        part: parts.hands,
        keyAt: (index) => JSON.stringify(film.frameAt(index).hands),
        draw: (index) => draw(film.frameAt(index), parts.hands),
      },
      {
        part: parts.caption,
        keyAt: (index) => `${film.frameAt(index).current?.from}`,
        draw: (index) => draw({ ...film.frameAt(index), hands: [] }, parts.caption),
      },
    ],
  }
}
