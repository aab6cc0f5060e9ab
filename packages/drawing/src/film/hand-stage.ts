import { nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { drawHandLayers } from '../hands/hand-drawing.ts'
import { findHandPalette } from '../hands/hand-palettes.ts'
import { findLetterDrawing } from '../hands/letter-drawings.ts'
import { findLetterPose } from '../hands/letter-poses.ts'
import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { setText, textWidth } from '../text/set-text.ts'
import { watermarkMarks } from '../watermark/draw-watermark.ts'
import { drawCaption } from './draw-caption.ts'
import { captionMiddle } from './draw-frame.ts'
import type { HandFilm, SpelledLetter } from './hand-film.ts'
import { createStageCamera, HAND_STAGE, placeStageHand, STAGE_PAPER, STAGE_PARTS } from './stage-geometry.ts'

/** What is drawn on the stage of a film besides the moving hand, and its poster. */

export type HandsLook = Extract<SpellingLook, { readonly style: 'hands' }>

const LETTER_INK = '#0f6b66'
const LINE_ART_INK = '#111111'
const LABEL_SIZE = 112
const LABEL_BASE_LINE = 296
const CAPTION = { x: 70, y: 556, width: 820, height: 120 } as const

/** What is written on the stage besides the hand: the letter, and the word with its characters underlined. */
export const drawStageText = (word: string, current: SpelledLetter | undefined, look: HandsLook): string => {
  if (look.isWithoutText) return ''
  return drawCaption(word, current, CAPTION) + (current ? drawLabel(current.letter, look) : '')
}

const drawLabel = (letter: string, { colouring }: HandsLook): string => {
  const label = nameLetter(letter)
  const { label: room } = STAGE_PARTS
  const size = Math.min(LABEL_SIZE, (room.width - 8) / textWidth(label, 1, 'bold'))
  return setText(label, {
    x: room.x + room.width / 2,
    y: LABEL_BASE_LINE,
    size,
    weight: 'bold',
    fill: colouring === 'lineArt' ? LINE_ART_INK : LETTER_INK,
    anchor: 'middle',
  })
}

/** The paper with its text as a picture, or a part of it: what a film puts its hand onto. */
export const drawStage = (content: string, scale: number, part: Frame = WHOLE_STAGE): Picture =>
  picture(part.width * scale, part.height * scale, '', placeOnPaper(content, scale, part))

const WHOLE_STAGE: Frame = { x: 0, y: 0, ...HAND_STAGE }

const placeOnPaper = (content: string, scale: number, part: Frame): string => {
  const paper = `<rect width="${number(part.width * scale)}" height="${number(part.height * scale)}" fill="${STAGE_PAPER}"/>`
  const place = `scale(${number(scale)}) translate(${number(-part.x)} ${number(-part.y)})`
  return `${paper}<g transform="${place}">${content}</g>`
}

/** A still of the film with its hand as a vector: the first letter. */
export const drawHandPoster = (
  film: HandFilm,
  height: number,
  look: HandsLook,
  watermark: string | undefined,
): Picture => {
  const { current } = film.frameAt(film.posterIndex)
  const scale = height / HAND_STAGE.height
  const width = HAND_STAGE.width * scale
  const hand = current ? drawStageHand(current.letter, look) : ''
  const stage = placeOnPaper(hand + drawStageText(film.word, current, look), scale, WHOLE_STAGE)
  const marks = watermark === undefined ? '' : watermarkMarks(width, height, watermark, captionMiddle(width, height))
  return picture(width, height, look.isWithoutText ? '' : film.word, stage + marks)
}

const drawStageHand = (letter: string, { colouring, scheme, isWithoutText }: HandsLook): string => {
  const { x, y, scale } = createStageCamera(findLetterPose(letter).pose.shift)
  const hand = placeStageHand(isWithoutText)
  const place = `translate(${number(hand.x + x)} ${number(hand.y + y)}) scale(${number(scale / UNITS_PER_MM)})`
  return `<g transform="${place}">${drawHandLayers(findLetterDrawing(letter), findHandPalette(colouring, scheme))}</g>`
}
const UNITS_PER_MM = 10
