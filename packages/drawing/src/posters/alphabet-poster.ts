import { type Area, bottomEdge, inset, rightEdge, type Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { ALPHABET_LETTERS, type AlphabetLetter, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { type PosterOptions, type PosterOrientation, sizeOfPoster } from '@gebaerdenraum/domain/media/alphabet-poster'
import { qrCodePath } from '../documents/qr-code.ts'
import { drawLetter } from '../hands/draw-letter.ts'

/** Something on the poster, in pixels at 96 dpi, y downwards; `y` of a text is its base line. */
export type PosterMark =
  | {
      readonly kind: 'text'
      readonly role: 'title' | 'note' | 'letter'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly weight: 'regular' | 'bold'
      readonly colour: string
      /** Outlined only, to be coloured in. */
      readonly isHollow: boolean
    }
  | { readonly kind: 'hand'; readonly letter: AlphabetLetter; readonly area: Area }
  | {
      readonly kind: 'path'
      readonly d: string
      readonly fill: string
      readonly stroke: string | null
      readonly strokeWidth: number
      /** What it shows; null: decoration. */
      readonly alt: string | null
    }
export type Poster = { readonly size: Size; readonly marks: readonly PosterMark[] }

export const POSTER_TITLE = 'Das Fingeralphabet der DGS'

/** The poster of all letters: title, a grid of hands, a code that leads to the films at `address`. */
export const layoutAlphabetPoster = (options: PosterOptions, productName: string, address: string): Poster => {
  const size = sizeOfPoster(options)
  const mm = Math.min(size.width, size.height) / 210
  const { columns, rows } = GRIDS[options.orientation]
  const style = options.colouring === 'lineArt' ? LINE_ART : COLOURED
  const sheet: Sheet = { mm, size, style, columns, rows, productName, address }
  const cells = ALPHABET_LETTERS.flatMap((letter, index) => letterMarks(letter, cellAt(index, 1, sheet), sheet))
  return { size, marks: [...headerMarks(sheet), ...cells, ...closingMarks(sheet), ...footerMarks(sheet)] }
}

type Sheet = {
  /** Pixels a millimetre of the A4 sheet; A3 is the same enlarged. */
  readonly mm: number
  readonly size: Size
  readonly style: Style
  readonly columns: number
  readonly rows: number
  readonly productName: string
  readonly address: string
}
type Style = {
  readonly panel: string
  readonly panelLine: string | null
  readonly letter: string
  readonly ink: string
  readonly muted: string
  readonly isHollow: boolean
}

/** Both leave a free place after the last letter: four cells upright, one cell across. */
const GRIDS: Readonly<Record<PosterOrientation, { readonly columns: number; readonly rows: number }>> = {
  portrait: { columns: 5, rows: 7 },
  landscape: { columns: 8, rows: 4 },
}
const COLOURED: Style = {
  panel: '#eff7f6',
  panelLine: null,
  letter: '#0b6b6b',
  ink: '#1d2b2b',
  muted: '#536161',
  isHollow: false,
}
const LINE_ART: Style = {
  panel: '#ffffff',
  panelLine: '#b5b5b5',
  letter: '#222222',
  ink: '#111111',
  muted: '#555555',
  isHollow: true,
}

/** Millimetres on A4. */
const MARGIN = 10
const HEADER = 25
const FOOTER = 8
const GAP = 3

const cellAt = (index: number, span: number, { mm, size, columns, rows }: Sheet): Area => {
  const width = (size.width - (2 * MARGIN + (columns - 1) * GAP) * mm) / columns
  const height = (size.height - (2 * MARGIN + HEADER + FOOTER + (rows - 1) * GAP) * mm) / rows
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return {
    x: MARGIN * mm + column * (width + GAP * mm),
    y: (MARGIN + HEADER) * mm + row * (height + GAP * mm),
    width: width * span + (span - 1) * GAP * mm,
    height,
  }
}

const headerMarks = ({ mm, style }: Sheet): readonly PosterMark[] => [
  text('title', POSTER_TITLE, {
    x: MARGIN * mm,
    y: (MARGIN + 9.5) * mm,
    size: 11 * mm,
    weight: 'bold',
    colour: style.ink,
  }),
  text(
    'note',
    'So siehst du die rechte Hand deines Gegenübers. Machst du sie nach, ist von dir aus alles seitenverkehrt.',
    {
      ...{ x: MARGIN * mm, y: (MARGIN + 18) * mm, size: 3.8 * mm, weight: 'regular', colour: style.muted },
    },
  ),
]

const letterMarks = (letter: AlphabetLetter, cell: Area, { mm, style }: Sheet): readonly PosterMark[] => {
  const name = nameLetter(letter)
  const size = (name.length > 1 ? 6 : 7) * mm
  const label = text('letter', name, {
    ...{ x: cell.x + 2.6 * mm, y: cell.y + 8.6 * mm, size, weight: 'bold' },
    ...{ colour: style.letter, isHollow: style.isHollow },
  })
  const room = inset(cell, 2.2 * mm)
  const labelRoom = { x: room.x, y: room.y, width: widthOf(name) * size, height: 7.4 * mm }
  const area = placeHand(drawLetter(letter, 'lineArt'), room, labelRoom)
  return [panel(cell, mm, style), label, { kind: 'hand', letter, area }]
}

/** About, with a gap; in parts of the font size. */
const widthOf = (name: string): number => (/[MNQW]/.test(name) ? 1.2 : 0.82) * name.length
/** All hands have one scale, in which the tallest fits its cell. */
const TALLEST = Math.max(...ALPHABET_LETTERS.map((letter) => drawLetter(letter, 'lineArt').height))

/** As large as possible: beside or below the label, where the hand is larger. */
const placeHand = (hand: Size, room: Area, label: Area): Area => {
  const most = room.height / TALLEST
  const fitted = (place: Area): Area => {
    const scale = Math.min(place.width / hand.width, place.height / hand.height, most)
    const [width, height] = [hand.width * scale, hand.height * scale]
    return { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height }
  }
  const centred = fitted(room)
  if (centred.y >= bottomEdge(label) || centred.x >= rightEdge(label)) return centred
  const shifted = { ...centred, x: Math.min(rightEdge(label), rightEdge(room) - centred.width) }
  if (shifted.x >= rightEdge(label)) return shifted
  const below = fitted({ ...room, y: bottomEdge(label), height: room.height - label.height })
  const beside = fitted({ ...room, x: rightEdge(label), width: room.width - label.width })
  return below.width > beside.width ? below : beside
}

/** The place behind the last letter: what the alphabet is for, and where to see it move. */
const closingMarks = (sheet: Sheet): readonly PosterMark[] => {
  const { mm, columns, rows, style, address } = sheet
  const free = columns * rows - ALPHABET_LETTERS.length
  const cell = cellAt(ALPHABET_LETTERS.length, free, sheet)
  const isWide = free > 1
  const side = isWide ? cell.height - 4 * mm : Math.min(cell.width - 8 * mm, cell.height - 16 * mm)
  const code: Area = {
    x: isWide ? cell.x + cell.width - side - 2 * mm : cell.x + (cell.width - side) / 2,
    y: cell.y + (isWide ? 2 : 3) * mm,
    width: side,
    height: side,
  }
  const lines = isWide ? WIDE_NOTE : NARROW_NOTE
  const size = (isWide ? 5 : 3.3) * mm
  const top = isWide ? cell.y + (cell.height - lines.length * size * 1.35) / 2 : code.y + side + 0.6 * mm
  const note = lines.map((line, index) =>
    text('note', line, {
      ...{ x: cell.x + (isWide ? 6 : 4) * mm, y: top + (index + 0.95) * size * 1.35, size },
      ...{ weight: isWide && index < 2 ? 'bold' : 'regular', colour: style.ink },
    }),
  )
  const alt = 'QR-Code: alle Buchstaben als Video'
  return [...note, { kind: 'path', d: qrCodePath(address, code), fill: style.ink, stroke: null, strokeWidth: 0, alt }]
}

const WIDE_NOTE = [
  'Buchstabiere Namen und Wörter,',
  'für die es keine Gebärde gibt.',
  'Scann den Code mit dem Handy:',
  'So siehst du alle Buchstaben als Video.',
]
const NARROW_NOTE = ['Alle Buchstaben', 'als Video']

const footerMarks = ({ mm, size, style, productName, address }: Sheet): readonly PosterMark[] => [
  text('note', `${productName} · ${address.replace(/^https?:\/\//, '')}`, {
    ...{ x: MARGIN * mm, y: size.height - (MARGIN + 0.5) * mm, size: 3.2 * mm, weight: 'regular', colour: style.muted },
  }),
]

type Text = Extract<PosterMark, { readonly kind: 'text' }>
const text = (
  role: Text['role'],
  written: string,
  place: Omit<Text, 'kind' | 'role' | 'text' | 'isHollow'> & { readonly isHollow?: boolean },
): Text => ({ kind: 'text', role, text: written, isHollow: false, ...place })

/** A rounded rectangle. */
const panel = ({ x, y, width, height }: Area, mm: number, { panel: fill, panelLine }: Style): PosterMark => {
  const r = 3 * mm
  const [across, down] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const d =
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}` +
    `${corner(r, -r)}z`
  return { kind: 'path', d, fill, stroke: panelLine, strokeWidth: 0.35 * mm, alt: null }
}
