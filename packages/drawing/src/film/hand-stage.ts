import type { SpellingLook } from '@gebaerdenraum/domain/hands/spelling-look'
import { drawHandLayers } from '../hands/hand-drawing.ts'
import { findHandPalette } from '../hands/hand-palettes.ts'
import { findLetterDrawing } from '../hands/letter-drawings.ts'
import { findLetterPose } from '../hands/letter-poses.ts'
import type { Camera } from '../hands/rasterise.ts'
import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { setText, textWidth } from '../text/set-text.ts'
import { watermarkMarks } from '../watermark/draw-watermark.ts'
import { drawCaption } from './draw-caption.ts'
import { captionMiddle } from './draw-frame.ts'
import type { HandFilm, SpelledLetter } from './hand-film.ts'

/** Where everything stands in the film of a hand: the hand large, its letter beside it, the word at the foot. */

export type HandsLook = Extract<SpellingLook, { readonly style: 'hands' }>

/** All is laid out on a stage of this size and scaled to the frame; at 720 and 360 lines all corners are even pixels. */
export const HAND_STAGE = { width: 960, height: 720 } as const
export const STAGE_PARTS = {
  hand: { x: 152, y: 4, width: 540, height: 540 },
  label: { x: 700, y: 168, width: 220, height: 180 },
  caption: { x: 60, y: 548, width: 840, height: 156 },
} as const satisfies Readonly<Record<string, Frame>>

/** Colour behind the hand. */
export const STAGE_PAPER = '#faf6ee'

/** The place of the wrist and the scale of a hand in its part of the stage, `scale` pixels a pixel of the stage. */
export const createStageCamera = ([x = 0, y = 0]: readonly number[] = [], scale = 1): Camera => {
  const perMm = (STAGE_PARTS.hand.width / ROOM_MM) * scale
  return { x: (WRIST_MM.x + x) * perMm, y: (WRIST_MM.y - y) * perMm, scale: perMm, distance: 650 }
}

/** Radius of the lines of a hand, in pixels of the stage. */
export const STAGE_LINE_RADIUS = 1.9

/** Width and height of the hand's part in millimetres at the wrist; holds every letter with its movement. */
const ROOM_MM = 336
const WRIST_MM = { x: 168, y: 222 } as const
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
  const label = letter === 'ß' ? letter : letter.toLocaleUpperCase('de')
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

const drawStageHand = (letter: string, { colouring, scheme }: HandsLook): string => {
  const { x, y, scale } = createStageCamera(findLetterPose(letter).pose.shift)
  const { hand } = STAGE_PARTS
  const place = `translate(${number(hand.x + x)} ${number(hand.y + y)}) scale(${number(scale / UNITS_PER_MM)})`
  return `<g transform="${place}">${drawHandLayers(findLetterDrawing(letter), findHandPalette(colouring, scheme))}</g>`
}
const UNITS_PER_MM = 10
