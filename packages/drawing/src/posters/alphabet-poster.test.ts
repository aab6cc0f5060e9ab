import { isInside, pxOfMm } from '@gebaerdenraum/domain/kernel/page-geometry'
import { ALPHABET_LETTERS, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { POSTER_FORMATS, POSTER_ORIENTATIONS } from '@gebaerdenraum/domain/media/alphabet-poster'
import { describe, expect, test } from 'vitest'
import { textWidth } from '../text/set-text.ts'
import { layoutAlphabetPoster, type PosterMark } from './alphabet-poster.ts'

const ADDRESS = 'https://gebaerdenraum.example/fingeralphabet'
const layouts = POSTER_FORMATS.flatMap((format) =>
  POSTER_ORIENTATIONS.flatMap((orientation) =>
    (['medium', 'lineArt'] as const).map((colouring) => ({ format, orientation, colouring })),
  ),
)
const isText = (mark: PosterMark) => mark.kind === 'text'
const isHand = (mark: PosterMark) => mark.kind === 'hand'

describe.each(layouts)('the poster in $format, $orientation, $colouring', (options) => {
  const { size, marks } = layoutAlphabetPoster(options, 'Gebärdenraum', ADDRESS)
  const margin = pxOfMm(9)
  const paper = { x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin }

  test('has every letter once, by name and as a hand, in order', () => {
    expect(marks.filter(isHand).map(({ letter }) => letter)).toEqual(ALPHABET_LETTERS)
    const names = marks.filter(isText).filter(({ role }) => role === 'letter')
    expect(names.map(({ text }) => text)).toEqual(ALPHABET_LETTERS.map((letter) => nameLetter(letter)))
  })

  test('keeps hands and words inside the margins', () => {
    for (const { area } of marks.filter(isHand)) expect(isInside(area, paper)).toBe(true)
    for (const { text, x, y, size: fontSize, weight } of marks.filter(isText)) {
      const area = { x, y: y - fontSize * 0.8, width: textWidth(text, fontSize, weight), height: fontSize }
      expect([text, isInside(area, paper)]).toEqual([text, true])
    }
  })

  test('lets no two hands meet, and no hand its name', () => {
    const hands = marks.filter(isHand).map(({ area }) => area)
    for (const [index, one] of hands.entries()) {
      for (const other of hands.slice(index + 1)) {
        const isApart =
          one.x + one.width <= other.x + 0.1 ||
          other.x + other.width <= one.x + 0.1 ||
          one.y + one.height <= other.y + 0.1 ||
          other.y + other.height <= one.y + 0.1
        expect(isApart).toBe(true)
      }
    }
    const names = marks.filter(isText).filter(({ role }) => role === 'letter')
    for (const [index, { text, x, y, size: fontSize }] of names.entries()) {
      const { x: left, y: top } = hands[index]!
      expect([text, left >= x + textWidth(text, fontSize, 'bold') || top >= y]).toEqual([text, true])
    }
  })

  test('names product and address, and says whose hand is seen', () => {
    const texts = marks.filter(isText).map(({ text }) => text)
    expect(texts).toContain('Gebärdenraum · gebaerdenraum.example/fingeralphabet')
    expect(texts.join(' ')).toContain('So siehst du die rechte Hand deines Gegenübers.')
  })
})

test('A3 is A4 enlarged', () => {
  const [small, large] = (['a4', 'a3'] as const).map((format) =>
    layoutAlphabetPoster({ format, orientation: 'portrait', colouring: 'medium' }, 'Gebärdenraum', ADDRESS),
  )
  expect(large!.size.width / small!.size.width).toBeCloseTo(Math.SQRT2, 2)
  expect(large!.marks).toHaveLength(small!.marks.length)
})
