import { layoutBackSide } from '@gebaerdenraum/domain/documents/layout/back-side'
import type { Box, PageLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { A4, type Area, fittedInto, mmOfPx, pxOfMm } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { PageMark } from '@gebaerdenraum/drawing/documents/page-mark'
import { type FindPicture, pageMarks } from '@gebaerdenraum/drawing/documents/page-marks'
import { productLogo, productMark } from '@gebaerdenraum/drawing/documents/product-logo'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type ReadMark, readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { documentPdf } from './document-pdf.ts'
import type { PictureResolver } from './pictures/picture-resolver.ts'
import { gridOfCards, PRINT_OPTIONS, printedDocuments, resolverOf, sign } from './printed-documents.fixture.ts'
import type { PdfOptions } from './write-document.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path fill="#0b6b6b" d="M0 0H300V100H0z"/></svg>'
const uploads = { logo: { from: 'vector', svg: LOGO }, photo: { from: 'vector', svg: LOGO } } as const
const EVERYTHING: PdfOptions = {
  ...PRINT_OPTIONS,
  hasCutMarks: true,
  hasPageNumbers: true,
  hasQrCodes: true,
  hasBackSides: true,
  isTurnedOverShortEdge: false,
}

const printed = async (
  content: Parameters<typeof documentPdf>[0],
  options: Partial<PdfOptions> = {},
  resolver = resolverOf(uploads),
) => readPdf(await documentPdf(content, { ...PRINT_OPTIONS, ...options }, resolver))

/** What the fixture's pictures are, so that the same marks can be made as for the screen. */
const find: FindPicture<{ size: { width: number; height: number }; name: string; publicAddress: string | null }> = (
  wanted,
) => {
  if (wanted === 'product-logo') return productLogo('Gebärdenraum')
  if (wanted === 'product-mark') return productMark()
  if (wanted.service !== 'signs') return { size: { width: 300, height: 100 }, name: '', publicAddress: null }
  const height = wanted.imageType === 'signBox' ? 1228 : 800
  const publicAddress = `https://gebaerdenraum.example/gebaerden/${wanted.objectId.toLowerCase()}`
  return { size: { width: 800, height }, name: wanted.objectId, publicAddress }
}

/** Two tenths of a millimetre; printers are not that exact. */
const TOLERANCE = pxOfMm(0.2)

describe.each(printedDocuments())('%s on paper', (_, content) => {
  test('has every box where the screen has it, to 0.2 mm', async () => {
    const { pages } = await printed(content, EVERYTHING)
    const layouts = content.pageIds
      .flatMap((id) => [layoutPage(content, id, EVERYTHING), layoutBackSide(content, id)])
      .filter((layout) => layout !== null)
    expect(pages).toHaveLength(layouts.length)
    for (const [index, page] of pages.entries()) expectSamePlaces(page.marks, layouts[index])
  })

  test('is A4 in true size, in German, with its name as title', async () => {
    const { pages, language, title, isTagged } = await printed(content)
    for (const { size } of pages) {
      expect(Math.abs(mmOfPx(size.width) - 210)).toBeLessThan(0.1)
      expect(Math.abs(mmOfPx(size.height) - 297)).toBeLessThan(0.1)
      expect(size.width).toBeCloseTo(A4.width, 1)
    }
    expect({ language, title, isTagged }).toEqual({ language: 'de-DE', title: content.name, isTagged: true })
  })

  test('embeds the letters that are used, and no other font', async () => {
    const { fonts, embeddedFonts } = await printed(content)
    expect(fonts.length).toBeGreaterThan(0)
    expect(embeddedFonts).toBe(fonts.length)
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+Andika(?:-Bold)?$/)
  })

  test('tells what its pictures show, in reading order', async () => {
    const { pages } = await printed(content)
    expect(pages[0]?.tags.slice(0, 2)).toEqual(['Figure: Bild logo', 'H1'])
    expect(pages.flatMap(({ tags }) => tags)).toContain('Figure: Hund')
  })
})

const expectSamePlaces = (read: readonly ReadMark[], layout: PageLayout | undefined): void => {
  if (!layout) throw new Error('There is a page too many.')
  const marks = pageMarks(layout, find, 'screen').filter(({ box }) => box.role !== 'cell' && !isPlaceholder(box))
  const expected = marks.flatMap(placesOf)
  expect(read.map(({ kind }) => kind)).toEqual(expected.map(({ kind }) => kind))
  for (const [index, place] of expected.entries()) {
    const found = read[index]
    if (found?.kind === 'text' && place.kind === 'text') {
      expect(found.text.replace('\u00ad', '-')).toBe(place.text)
      expect(Math.hypot(found.x - place.x, found.y - place.y)).toBeLessThan(TOLERANCE)
      expect(found.size).toBeCloseTo(place.size, 2)
    } else if (found && found.kind !== 'text' && place.kind !== 'text') {
      expect(distance(found.area, place.area)).toBeLessThan(TOLERANCE)
    }
  }
}

const isPlaceholder = (box: Box): boolean => box.kind === 'text' && box.text === ''

/** The places that boxes promise: of a picture whole and centred in its box, never stretched. */
const placesOf = (mark: PageMark): readonly ReadMark[] => {
  if (mark.kind === 'text') return mark.lines.map(({ text, x, y }) => ({ kind: 'text', text, x, y, size: mark.size }))
  if (mark.kind === 'picture') return [{ kind: 'picture', area: fittedInto(mark.box.area, mark.picture.size) }]
  const { box, d } = mark
  if (box.kind !== 'line')
    return [{ kind: 'path', area: box.kind === 'frame' || d.includes('a') ? box.area : boundsOf(d, box.area) }]
  const [x, y] = [Math.min(box.from.x, box.to.x), Math.min(box.from.y, box.to.y)]
  const area = { x, y, width: Math.abs(box.to.x - box.from.x), height: Math.abs(box.to.y - box.from.y) }
  return [{ kind: 'path', area }]
}

/** A tick and a QR code are smaller than their boxes. */
const boundsOf = (d: string, area: Area): Area => {
  const isTick = d.includes('L')
  const [left, top, right, bottom] = isTick ? [0.22, 0.26, 0.8, 0.74] : quietZone(d, area)
  const { x, y, width, height } = area
  return { x: x + left * width, y: y + top * height, width: (right - left) * width, height: (bottom - top) * height }
}

const quietZone = (d: string, area: Area): readonly [number, number, number, number] => {
  const edge = (Number(/^M([\d.]+)/.exec(d)?.[1]) - area.x) / area.width
  expect(edge).toBeGreaterThan(0.03)
  return [edge, edge, 1 - edge, 1 - edge]
}

const distance = (one: Area, other: Area): number =>
  Math.max(
    Math.hypot(one.x - other.x, one.y - other.y),
    Math.hypot(one.x + one.width - other.x - other.width, one.y + one.height - other.y - other.height),
  )

const textsOf = (marks: readonly ReadMark[]): readonly string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))

describe('the text of a printed document', () => {
  test('can be selected with its umlauts, and a divided word is one word', async () => {
    const [, , vocabulary] = printedDocuments()
    const { pages } = await printed(vocabulary?.[1] ?? gridOfCards())
    const texts = textsOf(pages[0]?.marks ?? [])
    expect(texts).toContain('Übungsblatt für die Straße')
    expect(texts.join('').replaceAll('\u00ad', '')).toContain('Donaudampfschifffahrtsgesellschaftsmuseum')
    expect(texts.join('')).toContain('\u00ad')
  })

  test.each(['Ștefan Ioniță', 'Đặng Thị Hồng', 'Олександр Їжак', 'Þórður Æ'])(
    'is the name %s in letters of the face',
    async (name) => {
      const { pages, fonts } = await printed(gridOfCards(name), { hasBackSides: true })
      const text = textsOf(pages[1]?.marks ?? [])
        .join('')
        .replaceAll('\u00ad', '')
        .replaceAll(' ', '')
      expect(text).toBe(name.replaceAll(' ', ''))
      expect(fonts.every((font) => font.includes('Andika'))).toBe(true)
    },
  )

  test('leaves out emoji instead of boxes', async () => {
    const { pages } = await printed(gridOfCards('Hund 😀'), { hasBackSides: true })
    expect(
      textsOf(pages[1]?.marks ?? [])
        .join('')
        .trim(),
    ).toBe('Hund')
    expect((pages[1]?.marks ?? []).map(({ kind }) => kind)).toEqual(['text'])
  })

  test('stands behind its card on the back side, mirrored', async () => {
    const { pages } = await printed(gridOfCards('Hund', 'Katze'), { hasBackSides: true })
    expect(pages).toHaveLength(2)
    expect(textsOf(pages[1]?.marks ?? []).toSorted()).toEqual(['Hund', 'Katze'])
    const middle = (mark: ReadMark | undefined) =>
      mark?.kind === 'picture' ? mark.area.x + mark.area.width / 2 : Number.NaN
    const front = pages[0]?.marks.filter(({ kind }) => kind === 'picture').at(1)
    const back = pages[1]?.marks.find((mark) => mark.kind === 'text' && mark.text === 'Hund')
    expect(middle(front)).toBeLessThan(A4.width / 2)
    expect(back?.kind === 'text' && back.x).toBeGreaterThan(A4.width / 2)
  })

  test('that Andika cannot write is a box and breaks nothing', async () => {
    const content = printedDocuments()[3]?.[1] ?? gridOfCards()
    const properties = { ...content.properties, title: 'Щ 👍 \u0301 あ – ě' }
    const { pages } = await printed({ ...content, properties })
    expect(textsOf(pages[0]?.marks ?? []).join(' ')).toContain('ě')
  })
})

describe('pictures', () => {
  test('are in the file once, however often they are printed, and stay vectors', async () => {
    const once = await printed(gridOfCards('Hund'))
    const often = await printed(gridOfCards('Hund', 'Hund', 'Hund', 'Hund', 'Hund'))
    expect(often.drawings).toBe(once.drawings)
    expect(often.rasters).toEqual([])
    expect(often.pages.flatMap(({ marks }) => marks).filter(({ kind }) => kind === 'picture')).toHaveLength(2 + 5)
  })

  test('that are gone leave their place empty', async () => {
    const resolver: PictureResolver = { ...resolverOf(), find: async () => null }
    const { pages } = await printed(gridOfCards('Hund'), {}, resolver)
    expect(pages[0]?.tags).toEqual(['Figure: Gebärdenraum'])
  })

  test('of pixels have 300 dpi at the size they are printed in, are not stretched and never enlarged', async () => {
    const background = { r: 200, g: 30, b: 30, alpha: 0.5 }
    const photo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background } })
        .png()
        .toBuffer()
    const originals = new Map<string, Buffer>([
      ['large', await photo(3000, 2000)],
      ['small', await photo(90, 60)],
    ])
    const upload = (sha256: string) =>
      ({ from: 'import', original: { sha256, contentType: 'image/png', byteLength: 1 } }) as const
    const resolver: PictureResolver = {
      ...resolverOf({ photo: upload('large'), logo: upload('small') }),
      storage: {
        get: async (key) => {
          const body = originals.get(key.split('/').at(-1) ?? '')
          return body && { body, totalLength: body.byteLength }
        },
      },
    }
    const { rasters, pages } = await printed(printedDocuments()[3]?.[1] ?? gridOfCards(), {}, resolver)
    const photos = pages[0]?.marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.area] : [])) ?? []
    const [logo, first] = photos
    expect(rasters).toHaveLength(2)
    expect(rasters[0]).toEqual({ width: 90, height: 60 })
    const dpi = ((rasters[1]?.width ?? 0) / (first?.width ?? 1)) * 96
    expect(dpi).toBeGreaterThanOrEqual(300)
    expect(dpi).toBeLessThan(302)
    for (const area of [logo, first]) expect((area?.width ?? 0) / (area?.height ?? 1)).toBeCloseTo(1.5, 2)
  })

  test('that use more than our drawings do are printed as pixels, sharp enough', async () => {
    const svg = LOGO.replace(
      '<path fill="#0b6b6b"',
      '<defs><linearGradient id="a"><stop stop-color="#f00"/></linearGradient></defs><path fill="url(#a)"',
    )
    const resolver = resolverOf({ ...uploads, photo: { from: 'vector', svg } })
    const { rasters } = await printed(printedDocuments()[3]?.[1] ?? gridOfCards(), {}, resolver)
    expect(rasters).toHaveLength(1)
    expect(rasters[0]?.width).toBeGreaterThan(700)
  })

  test('have no words on cards that are printed without text', async () => {
    const withText = await documentPdf(gridOfCards('Rettungswagen'), PRINT_OPTIONS, resolverOf())
    const without = await documentPdf(
      gridOfCards('Rettungswagen'),
      { ...PRINT_OPTIONS, isWithoutText: true },
      resolverOf(),
    )
    expect(without.byteLength).toBeLessThan(withText.byteLength)
  })
})

describe('the print process', () => {
  test('leaves the event loop free', async () => {
    const content = gridOfCards(
      ...Array.from({ length: 24 }, (_, index) => `Wort ${'abcdefghijklmnopqrstuvwxyz'[index]}`),
    )
    await documentPdf(gridOfCards('Hund'), PRINT_OPTIONS, resolverOf())
    const before = performance.eventLoopUtilization()
    await documentPdf(content, PRINT_OPTIONS, resolverOf())
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })

  test('tells why a document cannot be printed, and prints the next one', async () => {
    const broken: PictureResolver = { ...resolverOf(), find: () => Promise.reject(new Error('The database is away.')) }
    await expect(documentPdf(gridOfCards('Hund'), PRINT_OPTIONS, broken)).rejects.toThrow('The database is away.')
    await expect(documentPdf(gridOfCards('Hund'), PRINT_OPTIONS, resolverOf())).resolves.toBeInstanceOf(Uint8Array)
  })

  test('prints the same document to the same bytes', async () => {
    const options = { ...PRINT_OPTIONS, madeAt: new Date('2026-11-21T12:00:00Z') }
    const [, , , document] = printedDocuments()
    const print = () => documentPdf(document?.[1] ?? gridOfCards(), options, resolverOf(uploads))
    expect(Buffer.from(await print()).equals(Buffer.from(await print()))).toBe(true)
  })

  test('prints the same sign in each of its drawings', async () => {
    const content = gridOfCards('Hund')
    const [element] = Object.values(content.elementsKeyedById)
    if (!element) throw new Error('There is no element.')
    const elementsKeyedById = { [element.id]: { ...element, image: sign('Hund', 'signOnly') } }
    const { pages } = await printed({ ...content, elementsKeyedById } as typeof content)
    const picture = pages[0]?.marks.filter(({ kind }) => kind === 'picture').at(1)
    expect(picture?.kind === 'picture' && picture.area.width).toBeCloseTo(
      (picture?.kind === 'picture' && picture.area.height) || 0,
      2,
    )
  })
})
