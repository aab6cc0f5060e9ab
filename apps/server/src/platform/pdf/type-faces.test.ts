import { FACE_RANGES } from '@gebaerdenraum/domain/kernel/face-characters'
import { PRINTABLE_NAMES } from '@gebaerdenraum/domain/kernel/names.fixture'
import { describe, expect, test } from 'vitest'
import { openPdfFile } from './pdf-file.ts'
import { type ReadMark, readPdf } from './read-pdf.fixture.ts'
import { renderPdf } from './render-pdf.fixture.ts'

const PLACE = { x: 20, y: 100, size: 40, weight: 'regular', endsDivided: false } as const

const write = async (...lines: readonly string[]) => {
  const file = openPdfFile({ title: 'Test', creator: 'Test', madeAt: new Date(0) })
  const operators: string[] = []
  for (const [index, line] of lines.entries()) {
    if (index % 20 === 0) file.startPage({ width: 4000, height: 1100 })
    operators.push(file.type.line(line, { ...PLACE, y: 50 + (index % 20) * 50 }))
    file.write(operators.at(-1) ?? '', { type: 'P' })
  }
  return { bytes: await file.end(), operators }
}

const textOf = (marks: readonly ReadMark[]): string =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join('')

describe('text in a PDF', () => {
  test.each([...PRINTABLE_NAMES, 'O’Neill “so”', 'Ẹ\u0301wẹ\u0301 о\u0301'])(
    'can be selected and is drawn with letters of the face alone: %s',
    async (text) => {
      const { bytes, operators } = await write(text)
      const read = await readPdf(bytes)
      expect(textOf(read.pages[0]?.marks ?? []).normalize('NFC')).toBe(text.normalize('NFC'))
      expect(read.pages[0]?.marks.every(({ kind }) => kind === 'text')).toBe(true)
      expect(read.fonts.every((name) => name.includes('Andika'))).toBe(true)
      expect(operators.join()).not.toMatch(/ActualText| re /)
    },
  )

  test('has a glyph for every character of the face, and each is read as itself', async () => {
    const characters = FACE_RANGES.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    ).filter((character) => !/[\s\u00ad\u200b\ufeff]/u.test(character))
    const lines = Array.from({ length: Math.ceil(characters.length / 60) }, (_, index) =>
      characters.slice(index * 60, (index + 1) * 60).join(''),
    )
    for (const line of lines) {
      const { bytes, operators } = await write(line)
      const read = await readPdf(bytes)
      const actual = [...operators.join('').matchAll(/ActualText <feff([\da-f]+)>/g)].map(([, code = '']) => code)
      const shared = actual.map((code) => String.fromCharCode(Number.parseInt(code, 16)))
      const text = textOf(read.pages[0]?.marks ?? [])
      for (const character of line)
        expect([character, text.includes(character) || shared.includes(character)]).toEqual([character, true])
    }
  })

  test.each([
    ['U\u2011Bahn', 'U-Bahn', '2011'],
    ['Ｈund', 'Hund', 'ff28'],
    ['ﬁnden', 'finden', 'fb01'],
    ['Αnna', 'Anna', '0391'],
  ])('shows an equal-looking character and is read as the written one: %s', async (text, shown, code) => {
    const { bytes, operators } = await write(text)
    expect(textOf((await readPdf(bytes)).pages[0]?.marks ?? [])).toBe(shown)
    expect(operators.join()).toContain(`/Span <</ActualText <feff${code}>>> BDC`)
  })

  test.each([
    ['Hund 😀', 'Hund '],
    ['👍🏽', ''],
    ['علي', ''],
    ['Schu\u00adle', 'Schule'],
  ])('shows no box for what has no glyph: %s', async (text, shown) => {
    const { marks = [] } = (await readPdf((await write(text)).bytes)).pages[0] ?? {}
    expect([textOf(marks), marks.every(({ kind }) => kind === 'text')]).toEqual([shown, true])
  })

  test('ends a divided line with a soft hyphen', async () => {
    const file = openPdfFile({ title: 'Test', creator: 'Test', madeAt: new Date(0) })
    file.startPage({ width: 400, height: 200 })
    file.write(file.type.line('Schu-', { ...PLACE, endsDivided: true }), { type: 'P' })
    expect(textOf((await readPdf(await file.end())).pages[0]?.marks ?? [])).toBe('Schu\u00ad')
  })

  test('puts a mark above a capital higher than above a small letter', async () => {
    const inkTop = async (text: string): Promise<number> => {
      const file = openPdfFile({ title: 'Test', creator: 'Test', madeAt: new Date(0) })
      file.startPage({ width: 200, height: 200 })
      file.write(file.type.line(text, { ...PLACE, size: 80 }), { type: 'P' })
      const pixels = await renderPdf(await file.end(), 200)
      return pixels.findIndex((value) => value < 128) / 3 / 200
    }
    const [small, withMark, capital, capitalWithMark] = await Promise.all(['ẹ', 'ẹ\u0301', 'Ẹ', 'Ẹ\u0301'].map(inkTop))
    expect(withMark).toBeLessThan((small ?? 0) - 5)
    expect(capitalWithMark).toBeLessThan((capital ?? 0) - 5)
  })
})
