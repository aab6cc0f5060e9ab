import { breakPoints } from './break-word.ts'
import { textWidth } from './set-text.ts'
import { TYPE_FACES, type Weight } from './type-face.ts'

export type TextBox = {
  readonly width: number
  readonly height: number
  /** Font sizes, in the unit of the box. */
  readonly largest: number
  readonly smallest: number
  readonly weight: Weight
  readonly maxLines: number
}
export type FittedText = { readonly lines: readonly string[]; readonly size: number; readonly lineHeight: number }

/**
 * The largest setting of the text that fits the box. Whole words are worth a smaller size, and so is every hyphen less.
 * What fits at no size is cut at the end with "…".
 */
export const fitText = (written: string, box: TextBox): FittedText => {
  const words = written.normalize('NFC').split(/\s+/u).filter(Boolean)
  if (words.length === 0) return fitted([], box.largest)
  const ruler = openRuler(box)
  let best: { readonly setting?: FittedText; readonly worth: number } = { worth: 0 }
  for (let parts = 1; parts <= MOST_PARTS; parts += 1) {
    const setting = largestFit(words, ruler, parts)
    const worth = (setting?.size ?? 0) * WORTH_OF_NO_HYPHEN ** hyphens(setting)
    if (setting && worth > best.worth) best = { setting, worth }
  }
  return best.setting ?? cut(words, ruler)
}

/** A word in more parts than this is not read any more. */
const MOST_PARTS = 5
const WORTH_OF_NO_HYPHEN = 0.74
const LINE_HEIGHT = 1.24
const SIZE_STEP = 1

const hyphens = (setting: FittedText | undefined): number =>
  setting?.lines.slice(0, -1).filter((line) => line.endsWith('-')).length ?? 0

const fitted = (lines: readonly string[], size: number): FittedText => ({ lines, size, lineHeight: size * LINE_HEIGHT })

const largestFit = (words: readonly string[], ruler: Ruler, mostParts: number): FittedText | undefined => {
  const { box } = ruler
  for (let size = box.largest; size >= box.smallest; size -= SIZE_STEP) {
    const lines = wrap(words, ruler, size, mostParts)
    if (lines && lines.length <= linesAt(box, size)) return fitted(lines, size)
  }
  return undefined
}

const linesAt = ({ height, maxLines }: TextBox, size: number): number =>
  Math.max(1, Math.min(maxLines, Math.floor(height / (size * LINE_HEIGHT))))

/** Measures what is tried at many sizes, each text once. */
type Ruler = {
  readonly box: TextBox
  fits(line: string, size: number): boolean
  breakPoints(word: string): readonly number[]
}

const openRuler = (box: TextBox): Ruler => {
  const { unitsPerEm } = TYPE_FACES[box.weight]
  const widths = new Map<string, number>()
  const points = new Map<string, readonly number[]>()
  return {
    box,
    fits(line, size) {
      const units = widths.get(line) ?? textWidth(line, unitsPerEm, box.weight)
      widths.set(line, units)
      return (units * size) / unitsPerEm <= box.width
    },
    breakPoints(word) {
      const known = points.get(word) ?? breakPoints(word)
      points.set(word, known)
      return known
    },
  }
}

/** Lines as full as they go, or `undefined` when a word is too wide for one. */
const wrap = (words: readonly string[], ruler: Ruler, size: number, mostParts: number): string[] | undefined => {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (ruler.fits(longer, size)) {
      line = longer
      continue
    }
    const parts = dividedWord(word, ruler, size)
    if (!parts || parts.length > mostParts) return undefined
    if (line !== '') lines.push(line)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return [...lines, line]
}

/** The word in parts that each fit a line; all but the last end with a hyphen. */
const dividedWord = (word: string, ruler: Ruler, size: number): string[] | undefined => {
  const parts: string[] = []
  let from = 0
  while (!ruler.fits(word.slice(from), size)) {
    const fitsUpTo = (at: number) => at > from && ruler.fits(withHyphen(word.slice(from, at)), size)
    const point = ruler.breakPoints(word).findLast(fitsUpTo)
    if (point === undefined) return undefined
    parts.push(withHyphen(word.slice(from, point)))
    from = point
  }
  return [...parts, word.slice(from)]
}

const withHyphen = (part: string): string => (part.endsWith('-') ? part : `${part}-`)

const cut = (words: readonly string[], ruler: Ruler): FittedText => {
  const { box } = ruler
  const size = box.smallest
  const lines: string[] = []
  let rest = [...words.join(' ')]
  while (rest.length > 0 && lines.length < linesAt(box, size)) {
    const isLast = lines.length + 1 === linesAt(box, size)
    let count = rest.length
    const shown = () => rest.slice(0, count).join('').trim() + (isLast && count < rest.length ? '…' : '')
    while (count > 1 && !ruler.fits(shown(), size)) count -= 1
    if (!isLast && count < rest.length) count = afterLastSpace(rest, count)
    lines.push(shown())
    rest = rest.slice(count)
  }
  return fitted(lines, size)
}

/** Ends the line between two words where there is a space in it; otherwise where it is full. */
const afterLastSpace = (characters: readonly string[], count: number): number => {
  const space = characters.lastIndexOf(' ', count)
  return space > 0 ? space + 1 : count
}
