import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIGN_MEDIA_TYPES } from '../../media/sign-media.ts'
import type { SignValues } from './existing-sign.ts'
import { readMediaFileName } from './media-file-name.ts'
import { planImport } from './plan-import.ts'
import { readSignRows } from './read-sign-rows.ts'
import { mediaFileName, SIGN_CSV_HEADER, signCsvLine } from './sign-csv.ts'

const HUND: SignValues = {
  title: 'Hund',
  wordClass: 'noun',
  category: 'Tiere',
  categorySlug: 'tiere',
  keywords: ['Welpe', 'Köter'],
  symbol: 'dog-face',
  isPreview: true,
  isFingerspelled: false,
  isRetired: false,
}

const planOf = (signs: Readonly<Record<string, SignValues>>) => {
  const text =
    SIGN_CSV_HEADER +
    Object.entries(signs)
      .map(([slug, values]) => signCsvLine(slug, values))
      .join('')
  const reading = readSignRows(text)
  if (!reading.ok) throw new Error(reading.problem)
  return planImport({
    csvPath: 'signs.csv',
    lines: reading.lines,
    files: [],
    existing: new Map(Object.entries(signs).map(([slug, values]) => [slug, { ...values, media: {} }])),
    categories: new Map(),
    unknownSymbols: new Set(),
    isFingerspelled: true,
  })
}

describe('the catalogue in the format of the import', () => {
  it('writes every column, for German spreadsheets', () => {
    expect(SIGN_CSV_HEADER + signCsvLine('hund', HUND)).toBe(
      '\uFEFFslug;title;wordClass;category;keywords;symbol;preview;fingerspelled;retired\r\n' +
        'hund;Hund;noun;Tiere;Welpe|Köter;dog-face;ja;nein;nein\r\n',
    )
  })

  it('keeps spreadsheets from running a title as a formula, and reads it back as it was', () => {
    expect(signCsvLine('plus', { ...HUND, title: '=1+1' })).toContain(";'=1+1;")
    expect(planOf({ plus: { ...HUND, title: '=1+1', keywords: ['-minus', 'plus'] } }).changes).toEqual([])
  })

  it('is unchanged when it is read again, whatever stands in it', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...'aäß=+-@;,"\' 1|€'.split('')), minLength: 1, maxLength: 20 })
      .map((given) => `x${given.replaceAll('|', '')}`.trim().replaceAll(/\s+/g, ' '))
    const sign = fc.record({
      title: text,
      keywords: fc.uniqueArray(text, { maxLength: 5, selector: (keyword) => keyword.toLowerCase() }),
      isPreview: fc.boolean(),
      isFingerspelled: fc.boolean(),
      isRetired: fc.boolean(),
    })
    fc.assert(
      fc.property(sign, (facts) => {
        const { entries, changes } = planOf({ wort: { ...HUND, ...facts } })
        expect(changes).toEqual([])
        expect(entries).toMatchObject([{ status: 'unchanged' }])
      }),
    )
  })

  it.each(SIGN_MEDIA_TYPES)('names a %s so that an import finds its sign', (type) => {
    const name = mediaFileName('hund', type, type === 'signVideo' ? 'video/mp4' : 'image/png') ?? ''
    expect(readMediaFileName(name)).toEqual({ kind: 'media', slug: 'hund', type })
  })
})
