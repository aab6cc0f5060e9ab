import { LINK_PREVIEW_SIZE, MAX_PREVIEW_DRAWINGS } from '@gebaerdenraum/domain/media/link-previews'
import { BRAND_MARK } from '../brand/brand-mark.ts'
import { type Drawing, type Frame, placeDrawing } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { setText } from '../text/set-text.ts'
import { textBlock } from '../text/text-block.ts'
import { watermarkMarks } from '../watermark/draw-watermark.ts'

export type LinkPreview = {
  /** A word, or a name that somebody gave. */
  readonly heading: string
  /** Says below the heading what that is. */
  readonly line: string
  readonly productName: string
  /** The first `MAX_PREVIEW_DRAWINGS` are shown. Without any the words have all the room. */
  readonly drawings: readonly Drawing[]
  /** Whether the product's name lies over the drawings. */
  readonly isWatermarked: boolean
}

/** The picture of a page in messengers: the words at the left, drawings at the right, the product below. */
export const drawLinkPreview = ({ heading, line, productName, ...shown }: LinkPreview): Picture => {
  const drawings = shown.drawings.slice(0, MAX_PREVIEW_DRAWINGS)
  const isAlone = drawings.length === 0
  const wordsWidth = isAlone ? WIDTH - 2 * EDGE : WORDS_WIDTH
  const panels = PANELS[drawings.length] ?? []
  const content = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    textBlock(heading, { x: EDGE, y: 72, width: wordsWidth, height: 290 }, headingStyle(isAlone)),
    textBlock(line, { x: EDGE, y: 380, width: wordsWidth, height: 84 }, LINE_STYLE),
    placeDrawing(BRAND_MARK, { x: EDGE, y: BRAND_TOP, width: BRAND_SIZE, height: BRAND_SIZE }),
    setText(productName, { x: EDGE + BRAND_SIZE + 16, y: BRAND_TOP + 40, size: 34, weight: 'bold', fill: INK }),
    ...drawings.map((drawing, index) =>
      drawPanel(drawing, panels[index]!, shown.isWatermarked ? productName : undefined),
    ),
  ]
  return picture(WIDTH, HEIGHT, `${heading}, ${line}, ${productName}`, content.join(''))
}

const drawPanel = (drawing: Drawing, panel: Frame, watermark: string | undefined): string => {
  const { x, y, width, height } = panel
  const room = { x: x + MARGIN, y: y + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const paper = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24" fill="#fff"/>`
  const marks = watermark === undefined ? '' : watermarkMarks(width, height, watermark)
  return `${paper}${placeDrawing(drawing, room)}<g transform="translate(${number(x)} ${number(y)})">${marks}</g>`
}

const { width: WIDTH, height: HEIGHT } = LINK_PREVIEW_SIZE
const EDGE = 72
const WORDS_WIDTH = 500
const BRAND_SIZE = 56
const BRAND_TOP = 502
const MARGIN = 16

const AREA: Frame = { x: 632, y: 60, width: 508, height: 510 }
const GAP = 20
const [HALF_WIDTH, HALF_HEIGHT] = [(AREA.width - GAP) / 2, (AREA.height - GAP) / 2]
const [RIGHT, LOWER] = [AREA.x + HALF_WIDTH + GAP, AREA.y + HALF_HEIGHT + GAP]
const QUARTERS: readonly Frame[] = [
  { x: AREA.x, y: AREA.y, width: HALF_WIDTH, height: HALF_HEIGHT },
  { x: RIGHT, y: AREA.y, width: HALF_WIDTH, height: HALF_HEIGHT },
  { x: AREA.x, y: LOWER, width: HALF_WIDTH, height: HALF_HEIGHT },
  { x: RIGHT, y: LOWER, width: HALF_WIDTH, height: HALF_HEIGHT },
]
/** By the number of drawings. */
const PANELS: readonly (readonly Frame[])[] = [
  [],
  [AREA],
  [
    { ...AREA, height: HALF_HEIGHT },
    { ...AREA, y: LOWER, height: HALF_HEIGHT },
  ],
  [...QUARTERS.slice(0, 2), { ...AREA, y: LOWER, height: HALF_HEIGHT }],
  QUARTERS,
]

/** Colours of the product's light scheme (`apps/web/src/app/tokens.css`). */
const GROUND = '#e3f1f0'
const INK = '#1d2b2b'
const MUTED_INK = '#34514f'

const headingStyle = (isAlone: boolean) =>
  ({ fill: INK, weight: 'bold', largest: isAlone ? 140 : 104, smallest: 34, maxLines: 4, anchor: 'start' }) as const
const LINE_STYLE = {
  fill: MUTED_INK,
  weight: 'regular',
  largest: 36,
  smallest: 22,
  maxLines: 2,
  anchor: 'start',
} as const
