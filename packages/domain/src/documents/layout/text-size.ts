import type { Size } from '../../kernel/page-geometry.ts'
import { printedText } from '../../kernel/printed-form.ts'

export type TextSetting = { readonly fontSize: number; readonly lineHeight: number; readonly isTooLong: boolean }

/** Lines stand this far apart, in font sizes. */
const LINE_HEIGHT = 1.25

/**
 * The largest of these sizes (from large to small) at which the text surely fits, without knowing the face: the same on
 * every machine, before any font is there. Widths are upper bounds for Andika in either weight.
 */
export const settingOf = (text: string, box: Size, sizes: readonly number[]): TextSetting => {
  const smallest = Math.min(...sizes)
  const fitting = sizes.find((size) => linesOf(text, box.width / size) * size * LINE_HEIGHT <= box.height + TOLERANCE)
  const fontSize = fitting ?? smallest
  return { fontSize, lineHeight: fontSize * LINE_HEIGHT, isTooLong: fitting === undefined }
}

/** In pixels; sums are not exact in floating point. */
const TOLERANCE = 0.001

/** How many lines it takes; `width` in font sizes. */
const linesOf = (text: string, width: number): number =>
  // Joined lines would be one line once they are printed.
  text
    .split('\n')
    .map(printedText)
    .reduce((lines, paragraph) => lines + paragraphLines(paragraph, width), 0)

const paragraphLines = (paragraph: string, width: number): number => {
  let [lines, used] = [1, 0]
  for (const word of paragraph.split(/\s+/u).filter((part) => part !== '')) {
    const length = widthOf(word)
    const withSpace = used === 0 ? length : used + SPACE + length
    if (withSpace <= width) {
      used = withSpace
      continue
    }
    if (used > 0) lines += 1
    // A word that is longer than a line is divided; every part but the last ends with a hyphen.
    const parts = length <= width ? 1 : Math.ceil(length / leastOfLine(word, width))
    lines += parts - 1
    used = parts === 1 ? length : width
  }
  return lines
}

const widthOf = (word: string): number => [...word].reduce((sum, character) => sum + widthOfCharacter(character), 0)

const SPACE = 0.32
const WIDE = 1.05
/** What the end of a divided line leaves free on average for a hyphen and a syllable that does not fit. */
const SYLLABLE = 1.5

/** How much of a divided word a line holds at least: one letter, however narrow the line. */
const leastOfLine = (word: string, width: number): number => {
  const widest = Math.max(...[...word].map(widthOfCharacter))
  return widest > WIDE ? Math.max(widest, width - widest - SYLLABLE) : Math.max(WIDE, width - SYLLABLE)
}

const widthOfCharacter = (character: string): number => {
  if (/[iljtfrI.,:;!|()'’-]/u.test(character)) return 0.53
  if (/[a-zäöüß0-9]/u.test(character)) return /[mw]/.test(character) ? WIDE : 0.69
  if (/[A-ZÄÖÜ]/u.test(character)) return /[MW]/.test(character) ? WIDE : 0.76
  return WIDER.test(character) ? 1.15 : WIDEST.test(character) ? 1.6 : WIDE
}

const WIDER = /[ЖЩЉҖӁӜҦԈԊԠԢƜʥⱲꜶꜷꝳ№]/u
/** Two letters in one, above all. */
const WIDEST = /[\u01c4-\u01cc\u01f1-\u01f3₧Ꜳ-ꜽꝎꝏꟿԪԫ]/u
