import { breakPoints } from '../text/break-word.ts'
import { textWidth } from '../text/set-text.ts'
import type { Weight } from '../text/type-face.ts'

export type LineRoom = {
  readonly width: number
  readonly size: number
  readonly weight: Weight
  readonly mostLines: number
}
export type SetLine = { readonly text: string; readonly endsDivided: boolean }

/**
 * Text of a given size in lines. A word that is wider than a line is divided between syllables; where that takes too
 * many lines, wherever a line is full. What fits in no way ends with "…".
 */
export const setLines = (text: string, room: LineRoom): readonly SetLine[] => {
  const written = text.normalize('NFC')
  const divisions = [syllables, letters]
  for (const pointsOf of divisions) {
    const lines = wrapped(written, room, pointsOf)
    if (lines.length <= room.mostLines) return lines
  }
  return shortened(wrapped(written, room, letters), room)
}

type PointsOf = (word: string) => readonly number[]

/** Where there is no syllable to end with, the line ends where it is full. */
const syllables: PointsOf = breakPoints

/** Before every character that has a shape of its own. */
const letters: PointsOf = (word) => {
  const points = [...word.matchAll(/[^\p{M}]/gu)].map(({ index }) => index)
  return points.filter((point) => point > 0)
}

const wrapped = (text: string, room: LineRoom, pointsOf: PointsOf): readonly SetLine[] =>
  text.split('\n').flatMap((paragraph) => wrappedParagraph(paragraph, room, pointsOf))

const wrappedParagraph = (paragraph: string, room: LineRoom, pointsOf: PointsOf): readonly SetLine[] => {
  const lines: SetLine[] = []
  let line = ''
  for (const word of paragraph.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer, room)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(whole(line))
    const parts = partsOf(word, room, pointsOf)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1)?.text ?? ''
  }
  return [...lines, whole(line)]
}

/** The word in parts that each fill a line at most; at least one letter each, however narrow the line. */
const partsOf = (word: string, room: LineRoom, pointsOf: PointsOf): readonly SetLine[] => {
  const parts: SetLine[] = []
  const points = pointsOf(word)
  const anywhere = pointsOf === letters ? points : letters(word)
  let from = 0
  while (!fits(word.slice(from), room)) {
    const start = from
    const isFitting = (at: number) => at > start && fits(withHyphen(word.slice(start, at)), room)
    const point = points.findLast(isFitting) ?? anywhere.findLast(isFitting) ?? anywhere.find((at) => at > start)
    if (point === undefined) break
    const part = word.slice(start, point)
    parts.push({ text: withHyphen(part), endsDivided: !part.endsWith('-') })
    from = point
  }
  return [...parts, whole(word.slice(from))]
}

const shortened = (lines: readonly SetLine[], room: LineRoom): readonly SetLine[] => {
  const shown = lines.slice(0, room.mostLines)
  const last = shown.at(-1)
  if (!last) return []
  const characters = [...(last.endsDivided ? last.text.slice(0, -1) : last.text)]
  while (characters.length > 0 && !fits(ended(characters), room)) characters.pop()
  return [...shown.slice(0, -1), whole(ended(characters))]
}

const ended = (characters: readonly string[]): string => `${characters.join('').trimEnd()}…`
const whole = (text: string): SetLine => ({ text, endsDivided: false })
const withHyphen = (part: string): string => (part.endsWith('-') ? part : `${part}-`)
/** Sums are not exact in floating point. */
const fits = (line: string, { width, size, weight }: LineRoom): boolean =>
  textWidth(line, size, weight) <= width + 0.001
