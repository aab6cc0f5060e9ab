import { COLOURINGS } from '@gebaerdenraum/domain/media/colourings'
import { chooseLook, type LookOptions, PLAIN_LOOK_DEFAULTS } from '@gebaerdenraum/domain/media/spelling-look'
import { describe, expect, it } from 'vitest'
import { drawSignOnly } from './draw-sign-only.ts'
import { drawSpelling } from './draw-spelling.ts'
import { FINGER_ALPHABET } from './finger-alphabet.ts'

const LETTERS = Object.keys(FINGER_ALPHABET.letters)
const HANDS = { style: 'hands', skinTone: 'medium' } as const
const SIGN_WRITING = { style: 'signWriting', skinTone: 'medium' } as const
const LONG = 'Berufsgenossenschaftsunfallmeldung'

const body = (word: string, options: LookOptions = {}, defaults: typeof HANDS | typeof SIGN_WRITING = HANDS) => {
  const drawing = drawSpelling(word, 720, 720, chooseLook(options, defaults))
  return 'body' in drawing ? drawing.body : ''
}
/** The outline of each hand is stroked and not filled, as is the line of each arrow. */
const lines = (svg: string) => svg.match(/<path [^>]*fill="none"/g)?.length ?? 0
/** Letters are the only text, and have a group each. */
const glyphs = (svg: string) => svg.match(/<g transform="[^"]*" fill="/g)?.length ?? 0
const colours = (svg: string) => [
  ...new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex!)),
]
const isGrey = (hex: string) => hex.slice(1, 3) === hex.slice(3, 5) && hex.slice(3, 5) === hex.slice(5, 7)
const brightness = (hex: string) => Number.parseInt(hex.slice(3, 5), 16)

describe('drawing a spelled word with hands', () => {
  it.each(LETTERS)('draws the letter %s, with its arrow if it moves', (letter) => {
    expect(lines(body(letter))).toBe(FINGER_ALPHABET.letters[letter]?.movement ? 2 : 1)
    expect(glyphs(body(letter))).toBe(1)
  })

  it('draws every letter of a word once', () => {
    expect(lines(body('Hund'))).toBe(4)
    expect(lines(body('Schule'))).toBe(4)
    expect(lines(body(LONG))).toBe(32)
    expect(glyphs(body(LONG))).toBe(32)
  })

  it.each(['Ei', 'ÜÜÜ', 'zu Fuß', 'Jazz', LONG, 'z'.repeat(120), 'a '.repeat(60)])(
    'keeps %j inside its room',
    (word) => {
      for (const defaults of [HANDS, SIGN_WRITING]) {
        const drawing = drawSpelling(word, 652, 640, chooseLook({}, defaults))
        const letters = [
          ...('body' in drawing ? drawing.body : '').matchAll(
            /translate\(([-\d.]+) ([-\d.]+)\) scale\([\d.]+\)" fill/g,
          ),
        ]
        for (const [, x, y] of letters) {
          expect(Number(x)).toBeGreaterThanOrEqual(-1)
          expect(Number(x)).toBeLessThanOrEqual(652)
          expect(Number(y)).toBeGreaterThanOrEqual(-1)
          expect(Number(y)).toBeLessThanOrEqual(641)
        }
        expect(letters.length).toBeGreaterThan(0)
      }
    },
  )

  it('draws nothing for a word without letters', () => {
    expect(drawSpelling('123 ?', 100, 50, chooseLook({}, HANDS))).toEqual({ width: 100, height: 50, body: '' })
  })

  it.each(COLOURINGS)('draws all letters in %s, with other colours than the others', (colouring) => {
    const drawn = colours(body(LETTERS.join(''), { colouring }))
    const others = COLOURINGS.filter((one) => one !== colouring).map((one) => colours(body('a', { colouring: one })))
    for (const other of others) expect(drawn).not.toEqual(other)
  })

  it('has nothing but black, white and grey in line art, arrows and letters included', () => {
    const drawn = colours(body(LETTERS.join(''), { colouring: 'lineArt' }))
    expect(drawn.filter((hex) => !isGrey(hex))).toEqual([])
    expect(drawn).toContain('#ffffff')
  })

  it.each(['ä', 'ö', 'ü', 'ß', 'j', 'z', 'Jäz', 'z'.repeat(40)])(
    'draws the arrows of %j little heavier than the outlines in line art',
    (word) => {
      const svg = body(word, { colouring: 'lineArt' })
      const arrows = [...svg.matchAll(/scale\(([\d.]+)\)" fill="none" stroke="#[0-9a-f]{6}" stroke-width="([\d.]+)"/g)]
      const hands = [
        ...svg.matchAll(/scale\(([\d.]+)\)">.*?fill="none" stroke="#[0-9a-f]{6}" stroke-width="([\d.]+)"/g),
      ]
      const widest = (all: readonly RegExpExecArray[]) =>
        Math.max(...all.map(([, scale, width]) => Number(scale) * Number(width)))
      expect(arrows.length).toBeGreaterThan(0)
      expect(widest(arrows) / widest(hands)).toBeGreaterThan(1.5)
      expect(widest(arrows) / widest(hands)).toBeLessThan(2.5)
    },
  )

  it('writes light letters on a dark page', () => {
    const ink = (scheme: 'light' | 'dark') => /" fill="(#[0-9a-f]{6})"/.exec(body('a', { scheme }))?.[1] ?? ''
    expect(brightness(ink('dark'))).toBeGreaterThan(180)
    expect(brightness(ink('light'))).toBeLessThan(120)
  })
})

describe('a word without text', () => {
  it.each([HANDS, SIGN_WRITING])('has the hands in the same places and no letter ($style)', (defaults) => {
    for (const word of ['Jäger', LONG]) {
      const without = body(word, { isWithoutText: true }, defaults)
      const letters = /<g transform="[^"]*" fill="#[0-9a-f]{6}">.*?<\/g>/g
      expect(glyphs(without)).toBe(0)
      expect(without).toBe(body(word, {}, defaults).replaceAll(letters, ''))
    }
  })

  it('is not named by its picture', () => {
    const { svg } = drawSignOnly('Hund', chooseLook({ isWithoutText: true }, PLAIN_LOOK_DEFAULTS))
    expect(svg).not.toContain('Hund')
    expect(drawSignOnly('Hund', chooseLook({}, PLAIN_LOOK_DEFAULTS)).svg).toContain('<title>Hund</title>')
  })
})

describe('SignWriting', () => {
  /** Hands and arrows: each has a fill and a rounded line. */
  const symbols = (svg: string) => svg.match(/stroke-linejoin="round"/g)?.length ?? 0

  it.each(LETTERS)('has the letter %s, with its arrow if it moves', (letter) => {
    expect(symbols(body(letter, {}, SIGN_WRITING))).toBe(FINGER_ALPHABET.letters[letter]?.movement ? 2 : 1)
  })

  it('is black on white in every look', () => {
    const options = { colouring: 'deep', scheme: 'dark' } as const
    expect(body('Hund', options, SIGN_WRITING)).toBe(body('Hund', {}, SIGN_WRITING))
  })
})
