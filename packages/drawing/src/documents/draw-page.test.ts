import { readFileSync } from 'node:fs'
import { apply, filled } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { fitGrid } from '@gebaerdenraum/domain/documents/fit-grid'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { layoutBackSide } from '@gebaerdenraum/domain/documents/layout/back-side'
import { type LayoutOptions, plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { bottomEdge, rightEdge } from '@gebaerdenraum/domain/kernel/page-geometry'
import { ids } from '@gebaerdenraum/domain/kernel/random-values.fixture'
import { describe, expect, test } from 'vitest'
import { type DrawnPicture, drawPage } from './draw-page.ts'
import { type FindPicture, type PageMode, wantedPicture } from './page-marks.ts'
import { MARK, productLogo, productMark } from './product-logo.ts'

const find: FindPicture<DrawnPicture> = (wanted) => {
  if (wanted === 'product-logo') return productLogo('Gebärdenraum')
  if (wanted === 'product-mark') return productMark()
  if (wanted.objectId === 'gone') return null
  const size = { width: 800, height: wanted.service === 'signs' ? 1228 : 400 }
  const drawing = { ...size, href: `/bilder/${wanted.objectId}` }
  return { size, name: wanted.objectId, publicAddress: `https://example.org/gebaerde/${wanted.objectId}`, drawing }
}

const sign = (objectId: string) => ({ service: 'signs', objectId, imageType: 'signBox' }) as const
const PLAIN = plainLayout('Gebärdenraum')

const layoutOf = (content: DocumentContent, options: Partial<LayoutOptions> = {}) => {
  const layout = layoutPage(content, content.pageIds[0] ?? '', { ...PLAIN, ...options })
  if (!layout) throw new Error('The document has no page.')
  return layout
}
const draw = (content: DocumentContent, mode: PageMode, options: Partial<LayoutOptions> = {}): string =>
  drawPage(layoutOf(content, options), content.name, find, mode).svg

const withTexts = (content: DocumentContent): DocumentContent =>
  apply(
    content,
    { type: 'set-property', property: 'title', text: 'Übungen zum Donaudampfschifffahrtsgesellschaftskapitän' },
    { type: 'set-property', property: 'footerText', text: 'Für den Kurs am Montag' },
    { type: 'set-logo', logo: { service: 'images', objectId: 'logo' } },
  )

const grids = GRID_TEMPLATES.map(({ name, settings }): readonly [string, DocumentContent] => {
  const fitted = fitGrid(settings)
  if (!fitted.ok) throw new Error(fitted.reason)
  const names = ids('sign', Math.min(12, fitted.grid.columns * fitted.grid.rows - 1))
  const content = filled(...names.slice(0, 3))
  const pages = Object.values(content.pagesKeyedById).map((page) => [page.id, { ...page, grid: fitted.grid }] as const)
  return [name, withTexts({ ...content, pagesKeyedById: Object.fromEntries(pages) })]
})

const vocabulary = withTexts(
  apply(documentOf('target-vocabulary'), {
    type: 'fill',
    pageId: 'page',
    place: null,
    images: ids('w', 3).map(sign),
    newElementIds: ids('e', 3),
    newPageIds: [],
  }),
)
const ticked: DocumentContent = {
  ...vocabulary,
  elementsKeyedById: Object.fromEntries(
    Object.entries(vocabulary.elementsKeyedById).map(([id, element], index) => [
      id,
      { ...element, hasActive: index === 0, description: index === 0 ? 'Kann es\nin Sätzen' : '' },
    ]),
  ),
}

const samples: readonly (readonly [string, DocumentContent])[] = [
  ...grids,
  ['Zielwortschatz', ticked],
  ['Meine Gebärden', withTexts(documentOf('own-sign'))],
]

/** Where a mark begins. */
const startOf = (drawn: string): readonly [x: number, y: number] => {
  const patterns = [/translate\(([\d.-]+) ([\d.-]+)\)/, / x="([\d.-]+)" y="([\d.-]+)"/, /d="M([\d.-]+) ([\d.-]+)/]
  const found = patterns.map((pattern) => pattern.exec(drawn)).find((match) => match !== null)
  return [Number(found?.[1]), Number(found?.[2])]
}

describe.each(samples)('a page of %s', (_, content) => {
  test('looks as it did, printed', () => {
    expect(draw(content, 'print').replaceAll('><', '>\n<')).toMatchSnapshot()
  })

  test('has its pictures, ticks, outlines and texts in the boxes of the layout, in reading order', () => {
    const layout = layoutOf(content, { hasCutMarks: true, hasPageNumbers: true })
    const drawn = draw(content, 'screen', { hasCutMarks: true, hasPageNumbers: true })
    const groups = drawn.split(/(?=<(?:path|g) data-role=)/).slice(1)
    const shown = layout.boxes.filter((box) => box.kind !== 'image' || wantedPicture(box) !== null)
    const marked = shown.flatMap((box) => (box.kind === 'checkbox' && box.isChecked ? [box, box] : [box]))
    expect(groups.map((group) => /data-role="([\w-]+)"/.exec(group)?.[1])).toEqual(marked.map(({ role }) => role))
    for (const [index, box] of marked.entries()) {
      if (box.kind === 'line') continue
      const [x, y] = startOf(groups[index] ?? '')
      expect(x).toBeGreaterThanOrEqual(box.area.x - 0.01)
      expect(x).toBeLessThanOrEqual(rightEdge(box.area))
      expect(y).toBeGreaterThanOrEqual(box.area.y - 0.01)
      expect(y).toBeLessThanOrEqual(bottomEdge(box.area) + 0.01)
    }
  })

  test('shows no empty place on paper', () => {
    const printed = draw(content, 'print')
    expect(printed).not.toContain('data-role="cell"')
    expect(printed).not.toMatch(/>(?:Name|Beschreibung\.\.|Optionaler Vermerk)</)
  })

  test('needs no font as a thumbnail', () => {
    expect(draw(content, 'thumbnail')).not.toContain('<text')
  })
})

test('a picture is whole, centred and never stretched', () => {
  const [, content] = grids[0] ?? []
  if (!content) throw new Error('There is no template.')
  const box = layoutOf(content).boxes.find(({ role }) => role === 'element-image')
  if (box?.kind !== 'image') throw new Error('There is no picture.')
  const drawn = draw(content, 'print').split('data-role="element-image"')[1] ?? ''
  const [, x, y, width, height] = / x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(drawn) ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(800 / 1228, 3)
  expect(Number(x) + Number(width) / 2).toBeCloseTo(box.area.x + box.area.width / 2, 1)
  expect(Number(y) + Number(height) / 2).toBeCloseTo(box.area.y + box.area.height / 2, 1)
})

test('a picture that is gone leaves its place empty', () => {
  const content = filled('gone')
  expect(draw(content, 'print')).not.toContain('element-image')
})

test('a QR code leads to the public page and is drawn only for signs that have one', () => {
  const content = filled('haus')
  expect(draw(content, 'print', { hasQrCodes: true }).match(/data-role="qr-code"/g)).toHaveLength(1)
  expect(draw(filled('gone'), 'print', { hasQrCodes: true })).not.toContain('qr-code')
})

test('the back of a card says what its picture shows', () => {
  const content = filled('Haus', 'Rechtsschutzversicherungsgesellschaften')
  const layout = layoutBackSide(content, 'page')
  if (!layout) throw new Error('A grid has a back side.')
  const { svg } = drawPage(layout, 'Rückseite', find, 'print')
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word)
  expect(words[0]).toBe('Haus')
  expect(
    words
      .slice(1)
      .map((word) => word?.replace(/-$/, ''))
      .join(''),
  ).toBe('Rechtsschutzversicherungsgesellschaften')
})

test('the product has the same mark on paper as in the browser', () => {
  const icon = readFileSync(new URL('../../../../apps/web/public/favicon.svg', import.meta.url), 'utf8')
  expect(icon).toContain(MARK)
})
