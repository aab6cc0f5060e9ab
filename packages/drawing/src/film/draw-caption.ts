import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { advances, setText } from '../text/set-text.ts'

/** The word in the frame, with the characters of the current letter underlined. Stays where it is in every frame. */
export const drawCaption = (
  word: string,
  current: { readonly from: number; readonly to: number } | undefined,
  frame: Frame,
): string => {
  const characters = [...word]
  const { lines, size } = captionLines(characters, frame)
  const first = frame.y + frame.height / 2 + size * (0.36 - ((lines.length - 1) * LINE_HEIGHT) / 2)
  return lines
    .map(({ from, to }, index) => {
      const line = characters.slice(from, to).join('')
      const baseLine = first + index * size * LINE_HEIGHT
      const widths = advances(line, size, 'regular')
      const left = frame.x + (frame.width - sum(widths)) / 2
      const text = setText(line, { x: left, y: baseLine, size, weight: 'regular', fill: INK })
      const mark = current && overlap(current, { from, to })
      if (!mark) return text
      const start = left + sum(widths.slice(0, mark.from - from))
      const end = left + sum(widths.slice(0, mark.to - from))
      return text + underline(start, end, baseLine, size)
    })
    .join('')
}

type Range = { readonly from: number; readonly to: number }

const INK = '#1c1b1a'
const ACCENT = '#e8604c'
const LINE_HEIGHT = 1.3
const LARGEST = 64
const SMALLEST_ON_ONE_LINE = 40
const MOST_LINES = 4

/** As few lines as keep the letters readable; a line ends after a space or hyphen near its end where there is one. */
const captionLines = (characters: readonly string[], frame: Frame): { lines: readonly Range[]; size: number } => {
  const unit = advances(characters.join(''), 1, 'regular')
  for (let count = 1; ; count += 1) {
    const lines = splitLines(characters, count)
    const widest = Math.max(...lines.map(({ from, to }) => sum(unit.slice(from, to))), 1)
    const size = Math.min(LARGEST, frame.width / widest, frame.height / (count * LINE_HEIGHT))
    if (size >= SMALLEST_ON_ONE_LINE / count || count === MOST_LINES) return { lines, size }
  }
}

const splitLines = (characters: readonly string[], count: number): readonly Range[] => {
  const lines: Range[] = []
  let from = 0
  for (let line = 1; line <= count; line += 1) {
    const even = Math.round((characters.length * line) / count)
    const to = line === count ? characters.length : breakNear(characters, even, from)
    lines.push({ from, to })
    from = to
  }
  return lines
}

const breakNear = (characters: readonly string[], even: number, from: number): number => {
  for (let distance = 0; distance <= characters.length / 6; distance += 1) {
    const at = [even - distance, even + distance].find(
      (point) => point > from && /[\s-]/u.test(characters[point - 1] ?? ''),
    )
    if (at !== undefined) return at
  }
  return Math.max(from, even)
}

const overlap = (one: Range, other: Range): Range | undefined => {
  const range = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
  return range.from < range.to ? range : undefined
}

const underline = (start: number, end: number, baseLine: number, size: number): string => {
  const thickness = Math.max(3, size * 0.1)
  const [x, y] = [start + size * 0.02, baseLine + size * 0.24]
  const box = `x="${number(x)}" y="${number(y)}" width="${number(end - start - size * 0.04)}" height="${number(thickness)}"`
  return `<rect ${box} rx="${number(thickness / 2)}" fill="${ACCENT}"/>`
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
