import { mmOfPx } from '@gebaerdenraum/domain/kernel/page-geometry'
import { ALPHABET_LETTERS, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { PosterOptions } from '@gebaerdenraum/domain/media/alphabet-poster'
import { describe, expect, test } from 'vitest'
import { operatorsIn, readPdf } from '../../../platform/pdf/read-pdf.fixture.ts'
import { writeAlphabetPoster } from './write-alphabet-poster.ts'

const write = (options: Partial<PosterOptions> = {}) =>
  writeAlphabetPoster({
    form: 'alphabet-poster',
    options: { format: 'a4', orientation: 'portrait', colouring: 'medium', ...options },
    productName: 'Gebärdenraum',
    address: 'https://gebaerdenraum.example/fingeralphabet',
  })

const NAMES = ALPHABET_LETTERS.map((letter) => nameLetter(letter))
const textsOf = (pdf: Awaited<ReturnType<typeof readPdf>>) =>
  pdf.pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])))
/** Red, green and blue of all that is filled or stroked, from 0 to 1. */
const coloursIn = (bytes: Uint8Array): readonly string[] => [
  ...new Set([...operatorsIn(bytes).matchAll(/([\d.]+ [\d.]+ [\d.]+) (?:rg|RG)\b/g)].map(([, colour = '']) => colour)),
]

describe('the poster of the manual alphabet', () => {
  test.each([
    [{ format: 'a4', orientation: 'portrait' }, 210, 297],
    [{ format: 'a4', orientation: 'landscape' }, 297, 210],
    [{ format: 'a3', orientation: 'portrait' }, 297, 420],
    [{ format: 'a3', orientation: 'landscape' }, 420, 297],
  ] as const)('is one page in true size: %j', async (options, width, height) => {
    const { pages } = await readPdf(await write(options))
    expect(pages).toHaveLength(1)
    expect(Math.abs(mmOfPx(pages[0]!.size.width) - width)).toBeLessThan(0.2)
    expect(Math.abs(mmOfPx(pages[0]!.size.height) - height)).toBeLessThan(0.2)
  })

  test('has every letter as text and every hand as vectors, without a raster', async () => {
    const pdf = await readPdf(await write())
    expect(textsOf(pdf)).toEqual(expect.arrayContaining(NAMES))
    expect(pdf.pages[0]!.marks.filter(({ kind }) => kind === 'picture')).toHaveLength(31)
    expect(pdf.rasters).toEqual([])
  })

  test('is read aloud in German: title, note, each letter with its hand', async () => {
    const { title, language, isTagged, pages } = await readPdf(await write())
    expect({ title, language, isTagged }).toEqual({
      title: 'Das Fingeralphabet der DGS',
      language: 'de-DE',
      isTagged: true,
    })
    const { tags } = pages[0]!
    expect(tags[0]).toBe('H1')
    for (const name of NAMES) expect(tags).toContain(`Figure: Handform ${name}`)
  })

  test('to colour in has only grey, and letters that are outlined', async () => {
    const bytes = await write({ colouring: 'lineArt' })
    for (const colour of coloursIn(bytes)) expect(new Set(colour.split(' ')).size).toBe(1)
    expect(operatorsIn(bytes).match(/ 1 Tr /g)?.length).toBe(31)
    expect(coloursIn(await write()).some((colour) => new Set(colour.split(' ')).size > 1)).toBe(true)
  })

  test('shows the skin tone that was asked for', async () => {
    const [light, deep] = [await write({ colouring: 'light' }), await write({ colouring: 'deep' })]
    expect(coloursIn(light)).not.toEqual(coloursIn(deep))
  })

  test('is the same file each time, below 400 kB', async () => {
    const [one, other] = [await write({ format: 'a3' }), await write({ format: 'a3' })]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    expect(one.byteLength).toBeLessThan(400_000)
  })
})
