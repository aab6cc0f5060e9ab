import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '../../files/file-types.ts'
import {
  type Area,
  bottomEdge,
  CONTENT_AREA,
  isInside,
  mmOfPx,
  PRINTABLE_AREA,
  pxOfMm,
  rightEdge,
} from '../../kernel/page-geometry.ts'
import { ids } from '../../kernel/random-values.fixture.ts'
import { pageOf } from '../content-changes.ts'
import { apply, cell, filled, fresh, gridOf, sign } from '../document-builders.fixture.ts'
import { type DocumentContent, fieldsOf } from '../document-content.ts'
import { fitGrid } from '../fit-grid.ts'
import { GRID_TEMPLATES } from '../grid-templates.ts'
import { kindOf } from '../kinds/document-kinds.ts'
import { anyDocument, documentOf } from '../random-document.fixture.ts'
import { layoutBackSide } from './back-side.ts'
import { type Box, type LayoutOptions, plainLayout } from './box.ts'
import { layoutPage } from './layout-page.ts'

const PLAIN = plainLayout('Gebärdenraum')
const logo = { service: 'images', objectId: 'logo' } as const

const layout = (content: DocumentContent, options: Partial<LayoutOptions> = {}, pageId = 'page'): readonly Box[] =>
  layoutPage(content, pageId, { ...PLAIN, ...options })?.boxes ?? []
const withRole = (boxes: readonly Box[], role: Box['role']) => boxes.filter((box) => box.role === role)
const areaOf = (box: Box | undefined): Area =>
  box && box.kind !== 'line' ? box.area : { x: 0, y: 0, width: 0, height: 0 }
const inMm = ({ x, y, width, height }: Area) => [x, y, width, height].map((px) => Math.round(mmOfPx(px) * 10) / 10)

const vocabulary = (count: number) =>
  apply(documentOf('target-vocabulary'), {
    type: 'fill',
    pageId: 'page',
    place: null,
    images: ids('w', count).map(sign),
    ...fresh(),
  })
const ownSigns = (count: number) =>
  apply(
    documentOf('own-sign'),
    ...ids('more', count - 3).map(
      (id) => ({ type: 'add-element', pageId: 'page', index: null, newElementIds: [id], newPageIds: [] }) as const,
    ),
  )

describe('every page', () => {
  const options: fc.Arbitrary<LayoutOptions> = fc.record({
    productName: fc.constant('Gebärdenraum'),
    hasCutMarks: fc.boolean(),
    hasPageNumbers: fc.boolean(),
    hasQrCodes: fc.boolean(),
    isWithoutText: fc.boolean(),
  })

  test('keeps all boxes in the printable area and cut marks on the paper, out of the grid', () => {
    fc.assert(
      fc.property(anyDocument(...DOCUMENT_TYPES), options, (content, chosen) => {
        for (const pageId of content.pageIds) {
          for (const box of layout(content, chosen, pageId)) {
            if (box.kind !== 'line') expect(isInside(box.area, PRINTABLE_AREA)).toBe(true)
          }
        }
      }),
    )
  })

  test('shows every picture and every text of its elements once', () => {
    fc.assert(
      fc.property(anyDocument(...DOCUMENT_TYPES), (content) => {
        const { imageSlots, textFields, checkboxes } = kindOf(content)
        const boxes = content.pageIds.flatMap((pageId) => layout(content, {}, pageId))
        const elements = Object.values(content.elementsKeyedById).map(fieldsOf)
        const images = boxes.flatMap((box) => (box.role === 'element-image' && 'slot' in box ? [box.image] : []))
        expect(images).toHaveLength(elements.length * imageSlots.length)
        expect(images).toEqual(
          expect.arrayContaining(elements.flatMap((element) => imageSlots.map((slot) => element[slot]))),
        )
        expect(boxes.filter((box) => box.kind === 'text' && box.edits && 'elementId' in box.edits)).toHaveLength(
          elements.length * textFields.length,
        )
        expect(withRole(boxes, 'checkbox')).toHaveLength(elements.length * checkboxes.length)
      }),
    )
  })

  test('has no two elements that overlap', () => {
    fc.assert(
      fc.property(anyDocument(...DOCUMENT_TYPES), (content) => {
        const frames = layout(content, {}, content.pageIds[0]).filter((box) => box.kind === 'frame')
        for (const [index, one] of frames.entries()) {
          expect(frames.slice(index + 1).some((other) => overlap(one.area, other.area))).toBe(false)
        }
      }),
    )
  })

  test('that is not there has no layout', () => {
    expect([layoutPage(documentOf('grid'), 'gone', PLAIN), layoutBackSide(documentOf('own-sign'), 'page')]).toEqual([
      null,
      null,
    ])
  })
})

const overlap = (one: Area, other: Area): boolean =>
  Math.min(rightEdge(one), rightEdge(other)) - Math.max(one.x, other.x) > 0.01 &&
  Math.min(bottomEdge(one), bottomEdge(other)) - Math.max(one.y, other.y) > 0.01

describe('a grid page', () => {
  test('of the template SIGNbox Karten has its cells where 80 × 120 mm with gaps of 30 and 10 put them', () => {
    const cells = withRole(layout(documentOf('grid')), 'cell').map((box) => inMm(areaOf(box)))
    expect(cells).toEqual([
      [10, 24.7, 80, 120],
      [120, 24.7, 80, 120],
      [10, 154.7, 80, 120],
      [120, 154.7, 80, 120],
    ])
  })

  test('of the template SIGNmap Karten has twelve cells of 50 × 50 mm', () => {
    const template = GRID_TEMPLATES.find(({ id }) => id === 'sign-map-cards')
    const fitted = template && fitGrid(template.settings)
    if (!fitted?.ok) throw new Error('The template does not fit')
    const content = apply(documentOf('grid'), { type: 'change-grid', pageId: 'page', grid: fitted.grid, ...fresh() })
    const cells = withRole(layout(content), 'cell').map((box) => inMm(areaOf(box)))
    expect(cells).toHaveLength(12)
    expect([cells[0], cells[11]]).toEqual([
      [10, 24.7, 50, 50],
      [150, 222.7, 50, 50],
    ])
  })

  test('gives a picture the whole cell; with a code a little less, and none where the cell is small', () => {
    const content = filled('hund')
    const [picture] = withRole(layout(content), 'element-image')
    expect(areaOf(picture)).toEqual(areaOf(withRole(layout(content), 'cell')[0]))
    const coded = layout(content, { hasQrCodes: true })
    expect(inMm(areaOf(withRole(coded, 'element-image')[0]))).toEqual([10, 24.7, 80, 109])
    expect(inMm(areaOf(withRole(coded, 'qr-code')[0]))).toEqual([80, 134.7, 10, 10])
    const small = apply(content, { type: 'change-grid', pageId: 'page', grid: gridOf(7, 9), ...fresh('x') })
    expect(withRole(layout(small, { hasQrCodes: true }), 'qr-code')).toEqual([])
    const upload = apply(documentOf('grid'), {
      type: 'fill',
      pageId: 'page',
      place: null,
      images: [{ service: 'images', objectId: '1' }],
      ...fresh(),
    })
    expect(withRole(layout(upload, { hasQrCodes: true }), 'qr-code')).toEqual([])
  })

  test('has cut marks at every edge of a cell, one where two cells meet', () => {
    const marks = (columns: number, rows: number, gap: number) => {
      const grid = { ...gridOf(columns, rows), columnGap: gap, rowGap: gap }
      const content = apply(documentOf('grid'), { type: 'change-grid', pageId: 'page', grid, ...fresh() })
      return withRole(layout(content, { hasCutMarks: true }), 'cut-mark').length
    }
    expect([marks(2, 3, 0), marks(2, 3, 10)]).toEqual([2 * 3 + 2 * 4, 2 * 4 + 2 * 6])
    const line = withRole(layout(documentOf('grid'), { hasCutMarks: true }), 'cut-mark')[0]
    expect(line).toMatchObject({ from: { y: CONTENT_AREA.y - pxOfMm(4) }, to: { y: CONTENT_AREA.y - pxOfMm(1) } })
  })

  test('says where it was made when it has a logo of its own', () => {
    const notes = (content: DocumentContent) => withRole(layout(content), 'copyright-note')
    expect(notes(documentOf('grid'))).toEqual([])
    expect(notes(apply(documentOf('grid'), { type: 'set-logo', logo }))).toMatchObject([
      { text: 'Dieses Dokument wurde mit Gebärdenraum erstellt.', isTooLong: false },
    ])
    expect(notes(apply(documentOf('own-sign'), { type: 'set-logo', logo }))).toEqual([])
  })

  test('has on its back every name behind its picture', () => {
    const content = apply(filled('hund', 'katze'), {
      type: 'change-grid',
      pageId: 'page',
      grid: gridOf(3, 1),
      ...fresh('x'),
    })
    const front = withRole(layout(content), 'element-image')
    const back = layoutBackSide(content, 'page')
    expect(back?.boxes.map((box) => ('image' in box ? box.image : null))).toEqual([sign('hund'), sign('katze')])
    for (const [index, box] of (back?.boxes ?? []).entries()) {
      const [seen, behind] = [areaOf(front[index]), areaOf(box)]
      expect((back?.size.width ?? 0) - (behind.x + behind.width / 2)).toBeCloseTo(seen.x + seen.width / 2, 5)
      expect(behind.y + behind.height / 2).toBeCloseTo(seen.y + seen.height / 2, 5)
    }
    const turned = layoutBackSide(content, 'page', 'short')
    for (const [index, box] of (turned?.boxes ?? []).entries()) {
      const [seen, behind] = [areaOf(front[index]), areaOf(box)]
      expect(behind.x + behind.width / 2).toBeCloseTo(seen.x + seen.width / 2, 5)
      expect((turned?.size.height ?? 0) - (behind.y + behind.height / 2)).toBeCloseTo(seen.y + seen.height / 2, 5)
    }
  })
})

describe('a page of the target vocabulary', () => {
  test('has ten elements of 359.5 × 190, two by five', () => {
    const frames = withRole(layout(vocabulary(10)), 'element').map(areaOf)
    const { x, y } = CONTENT_AREA
    expect(frames.map((area) => [area.x - x - 4, area.y - y - 4].map(Math.round))).toEqual(
      [0, 190, 380, 570, 760].flatMap((top) => [
        [0, top],
        [360, top],
      ]),
    )
    expect(frames[0]).toMatchObject({ width: 351.5, height: 182 })
  })

  test('has both ticks with their words, and no footer', () => {
    const content = apply(vocabulary(1), {
      type: 'set-checkbox',
      elementId: 'ne0',
      checkbox: 'hasPassive',
      isChecked: true,
    })
    expect(withRole(layout(content), 'checkbox')).toMatchObject([
      { label: 'Passiv', isChecked: true },
      { label: 'Aktiv', isChecked: false },
    ])
    expect(withRole(layout(content), 'checkbox-label')).toMatchObject([{ isTooLong: false }, { isTooLong: false }])
    expect(withRole(layout(content), 'footer')).toEqual([])
  })

  test('has the specified placeholder, and makes long descriptions smaller', () => {
    const described = (text: string) =>
      withRole(
        layout(apply(vocabulary(1), { type: 'set-text', elementId: 'ne0', field: 'description', text })),
        'element-description',
      )
    expect(described('')).toMatchObject([{ placeholder: 'Beschreibung..', fontSize: 13 }])
    expect(described('Ein Wort nach dem anderen. '.repeat(10))).toMatchObject([{ fontSize: 9, isTooLong: false }])
    expect(described('\n'.repeat(100))).toMatchObject([{ fontSize: 9, isTooLong: true }])
  })
})

describe('a page of own signs', () => {
  test.each([1, 3, 6])('with %i elements shares its height among at least three rows', (count) => {
    const content =
      count < 3
        ? apply(documentOf('own-sign'), { type: 'delete-elements', elementIds: ['first1', 'first2'] })
        : ownSigns(count)
    const frames = withRole(layout(content), 'element').map(areaOf)
    const height = (950 - 36 - (Math.max(3, count) - 1) * 8) / Math.max(3, count)
    expect(frames).toHaveLength(count)
    expect(frames.every((area) => Math.abs(area.height - height) < 0.01)).toBe(true)
    if (count >= 3) expect(bottomEdge(frames.at(-1) ?? CONTENT_AREA)).toBeCloseTo(bottomEdge(CONTENT_AREA), 5)
  })

  test('has its pictures below the titles of their columns', () => {
    const boxes = layout(documentOf('own-sign'))
    const titles = withRole(boxes, 'column-title')
    const [first, second] = withRole(boxes, 'element-image').map(areaOf)
    expect(titles).toMatchObject([{ text: 'Meine Gebärde' }, { text: 'SIGNbox' }])
    const middles = titles.map((box) => areaOf(box).x + areaOf(box).width / 2)
    expect([first, second].map((area) => (area?.x ?? 0) + (area?.width ?? 0) / 2)).toEqual([
      expect.closeTo(middles[0] ?? 0, 5),
      expect.closeTo(middles[1] ?? 0, 5),
    ])
  })

  test('is read from logo and title over its columns, row by row, down to the footer', () => {
    const roles = layout(documentOf('own-sign'), { hasPageNumbers: true }).map(({ role }) => role)
    const row = ['element', 'element-name', 'element-description', 'element-image', 'element-image']
    expect(roles).toEqual([
      'logo',
      'title',
      'column-title',
      'column-title',
      ...row,
      ...row,
      ...row,
      'footer',
      'page-number',
    ])
  })
})

test('page numbers count all pages', () => {
  const content = filled('a', 'b', 'c', 'd', 'e')
  const texts = content.pageIds.flatMap((id) => withRole(layout(content, { hasPageNumbers: true }, id), 'page-number'))
  expect(texts).toMatchObject([{ text: '1 / 2' }, { text: '2 / 2' }])
  expect(pageOf(content, content.pageIds[1] ?? '')?.elementIds).toHaveLength(1)
})

test('cards without words are asked for with every picture of an element', () => {
  const boxes = layout(filled('hund'), { isWithoutText: true })
  expect(boxes.flatMap((box) => (box.kind === 'image' ? [[box.role, box.isWithoutText]] : []))).toEqual([
    ['logo', false],
    ['element-image', true],
  ])
  expect(withRole(boxes, 'cell')[0]).toMatchObject({ cell: cell(0, 0) })
})
