import { nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { drawHand, handOf, letterOf } from '../fingerspelling/hand.ts'
import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { setText } from '../text/set-text.ts'
import { watermarkMarks } from '../watermark/draw-watermark.ts'
import { drawCaption } from './draw-caption.ts'
import { pathPoints } from './motion-path.ts'
import type { FilmFrame, ShownHand } from './sign-writing-film.ts'

/** One frame as a picture: the hand large in the middle, its letter below, the word at the foot. */
export const drawFrame = (frame: FilmFrame, width: number, height: number, options: FrameOptions = {}): Picture => {
  const { scale, left, top } = stageIn(width, height)
  const isWithoutText = options.isWithoutText ?? false
  const caption = isWithoutText ? '' : drawCaption(frame.word, frame.current, CAPTION)
  const stage = [...frame.hands.map((hand) => drawShownHand(hand, isWithoutText)), caption].join('')
  const content = [
    `<rect width="${number(width)}" height="${number(height)}" fill="${PAPER}"/>`,
    `<g transform="translate(${number(left)} ${number(top)}) scale(${scale.toFixed(4)})">${stage}</g>`,
    options.watermark ? watermarkMarks(width, height, options.watermark, captionMiddle(width, height)) : '',
  ]
  const { part } = options
  if (!part) return picture(width, height, frame.word, content.join(''))
  const moved = `<g transform="translate(${number(-part.x)} ${number(-part.y)})">${content.join('')}</g>`
  return picture(part.width, part.height, frame.word, moved)
}

export type FrameOptions = {
  readonly watermark?: string | undefined
  /** Only this rectangle of the frame, in its pixels. */
  readonly part?: Frame
  /** Leaves out the letters and the word. */
  readonly isWithoutText?: boolean
}

/**
 * The two rectangles in which frames of a word differ: one by the hands, the other by the underlined letter. In a frame
 * of 720 lines, or half as many, their corners fall on even pixels.
 */
export const changingParts = (width: number, height: number): { readonly hands: Frame; readonly caption: Frame } => {
  const { scale, left, top } = stageIn(width, height)
  const onFrame = (frame: Frame): Frame => ({
    ...{ x: left + frame.x * scale, y: top + frame.y * scale },
    ...{ width: frame.width * scale, height: frame.height * scale },
  })
  return { hands: onFrame(HANDS), caption: onFrame(CAPTION_LINES) }
}

/** Where most words are written in a frame of that size; a watermark keeps out of it. Long words reach beyond. */
export const captionMiddle = (width: number, height: number): Frame => {
  const { scale, left, top } = stageIn(width, height)
  const x = CAPTION.x + CAPTION.width * CAPTION_EDGE
  const middle = { x: left + x * scale, y: top + CAPTION.y * scale }
  return { ...middle, width: CAPTION.width * (1 - 2 * CAPTION_EDGE) * scale, height: CAPTION.height * scale }
}

const stageIn = (width: number, height: number) => {
  const scale = Math.min(width / STAGE.width, height / STAGE.height)
  return { scale, left: (width - STAGE.width * scale) / 2, top: (height - STAGE.height * scale) / 2 }
}

/** All is laid out on a stage of this size and scaled to the frame. */
const STAGE = { width: 960, height: 720 } as const
const PAPER = '#faf6ee'
const INK = '#1c1b1a'
const LETTER_INK = '#0f6b66'
/** Where hands and their letters move, and where the word is written and underlined. */
const HANDS = { x: 220, y: 20, width: 440, height: 528 } as const
const CAPTION_LINES = { x: 60, y: 548, width: 840, height: 156 } as const
const CAPTION = { x: 70, y: 556, width: 820, height: 120 } as const

/** Share of the caption on each side that the corners' marks may cover. */
const CAPTION_EDGE = 0.14

const HAND = { x: 480, y: 240, scale: 9.2 } as const
const LETTER_BASE_LINE = 530
const LETTER_SIZE = 88

const drawShownHand = ({ letter, offset, opacity }: ShownHand, isWithoutText: boolean): string => {
  const { hand } = handOf(letter)
  const rest = swayOf(letter)
  const drawn = drawHand(letter, {
    x: HAND.x + (offset.x - rest.x - hand.width / 2) * HAND.scale,
    y: HAND.y + (offset.y - rest.y - hand.height / 2) * HAND.scale,
    scale: HAND.scale,
    ink: INK,
    paper: '#ffffff',
  })
  if (isWithoutText) return opacity >= 1 ? drawn : `<g opacity="${number(opacity)}">${drawn}</g>`
  const label = setText(nameLetter(letter), {
    x: HAND.x,
    y: LETTER_BASE_LINE,
    size: LETTER_SIZE,
    weight: 'bold',
    fill: LETTER_INK,
    anchor: 'middle',
  })
  return opacity >= 1 ? drawn + label : `<g opacity="${number(opacity)}">${drawn}${label}</g>`
}

/** The middle of a letter's movement: it is the whole movement that stands in the middle of the picture. */
const swayOf = (letter: string) => {
  const points = pathPoints(letterOf(letter).movement?.path ?? 'M0 0')
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) }
}
