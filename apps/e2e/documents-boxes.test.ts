import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { gridOfPictures } from '@gebaerdenraum/domain/documents/grid-of-pictures'
import type { GridTemplate } from '@gebaerdenraum/domain/documents/grid-templates'
import { kindOf } from '@gebaerdenraum/domain/documents/kinds/document-kinds'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { mmOfPx } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { printedDocuments } from '../server/src/modules/printing/printed-documents.fixture.ts'
import { type ReadMark, readPdf } from '../server/src/platform/pdf/read-pdf.fixture.ts'
import { boxesOnScreen } from './boxes-on-screen.ts'
import { eventually } from './eventually.ts'
import { documentPath, givenDocument, givenUpload, pdfOf, someSigns } from './given-document.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

/** May edit footer note and logo, so that all there is stands on the screen too. */
const MULTIPLICATOR = 'mitglied'
const TOLERANCE_MM = 0.2

test.each([...printedDocuments(), ['225 Felder', fullGrid()] as const])(
  '%s is printed where it stands on the screen, to 0.2 mm',
  async (_, given) => {
    const document = await givenDocument(MULTIPLICATOR, await withRealPictures(given))
    const page = await browser.openPage(documentPath(document), { as: MULTIPLICATOR, height: 1400 })
    const { pages } = await readPdf(await pdfOf(MULTIPLICATOR, document))
    expect(pages).toHaveLength(given.pageIds.length)
    for (const [index, printed] of pages.entries()) {
      const shown = await shownOn(page, index, printed.marks)
      expect(furthestMm(shown, printed.marks)).toBeLessThanOrEqual(TOLERANCE_MM)
    }
  },
)

/** The marks of a page, once everything on it has come. */
const shownOn = async (page: Page, index: number, printed: readonly ReadMark[]): Promise<readonly ReadMark[]> => {
  const paper = page.locator('[data-paper]').nth(index)
  await paper.scrollIntoViewIfNeeded()
  let marks: readonly ReadMark[] = []
  await eventually(async () => {
    marks = await boxesOnScreen(paper)
    return { ...summaryOf(marks), isComplete: marks.every(hasSize) }
  }).toEqual({ ...summaryOf(printed), isComplete: true })
  return marks
}

/** A picture that has not come, or is being replaced by a larger one, has none. */
const hasSize = (mark: ReadMark): boolean => mark.kind !== 'picture' || mark.area.width > 0

/** How many of each there are, and what the texts say. */
const summaryOf = (marks: readonly ReadMark[]) => ({
  paths: marks.filter(({ kind }) => kind === 'path').length,
  pictures: marks.filter(({ kind }) => kind === 'picture').length,
  texts: marks.flatMap((mark) => (mark.kind === 'text' ? [wordsOf(mark.text)] : [])).sort(),
})

/** The hyphen of a divided word is soft in the PDF, so that it can be copied whole. */
const wordsOf = (text: string): string => text.replace(/\u00ad$/, '-').trim()

/** The largest distance, in millimetres, between anything on the screen and the same thing on paper. */
const furthestMm = (shown: readonly ReadMark[], printed: readonly ReadMark[]): number => {
  const left = [...printed]
  const distances = shown.map((mark) => {
    const all = left.map((other) => distancePx(mark, other))
    const nearest = Math.min(...all)
    left.splice(all.indexOf(nearest), 1)
    return nearest
  })
  return mmOfPx(Math.max(...distances))
}

const distancePx = (one: ReadMark, other: ReadMark): number => {
  if (one.kind === 'text') return other.kind === 'text' ? textDistance(one, other) : Number.POSITIVE_INFINITY
  if (other.kind === 'text' || one.kind !== other.kind) return Number.POSITIVE_INFINITY
  const [here, there] = [one.area, other.area]
  return Math.max(
    Math.abs(here.x - there.x),
    Math.abs(here.y - there.y),
    Math.abs(here.width - there.width),
    Math.abs(here.height - there.height),
  )
}

type TextMark = Extract<ReadMark, { kind: 'text' }>

const textDistance = (one: TextMark, other: TextMark): number =>
  wordsOf(one.text) === wordsOf(other.text)
    ? Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y), Math.abs(one.size - other.size))
    : Number.POSITIVE_INFINITY

/** The same document with signs of the catalogue and own uploads in the places of those that stand for them. */
const withRealPictures = async (content: DocumentContent): Promise<DocumentContent> => {
  const written = JSON.stringify(content)
  const names = [
    ...new Set([...written.matchAll(/"service":"signs","objectId":"([^"]+)"/g)].map(([, name = '']) => name)),
  ]
  const signs = await someSigns(names.length)
  const upload = await givenUpload(MULTIPLICATOR, WIDE_PICTURE)
  const idOf = ({ service, objectId }: ImageReference): string =>
    service === 'images' ? upload : (signs[names.indexOf(objectId)] ?? '')
  const real = JSON.parse(written, (_, value: unknown) =>
    isReference(value) ? { ...value, objectId: idOf(value) } : value,
  ) as DocumentContent
  const footerText = kindOf(real).hasFooter ? real.properties.footerText : ''
  return { ...real, properties: { ...real.properties, footerText } }
}

const WIDE_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path fill="#0b6b6b" d="M0 0H300V100H0z"/></svg>'

const isReference = (value: unknown): value is ImageReference =>
  typeof value === 'object' && value !== null && 'service' in value && 'objectId' in value

/** As many cells as there may be, few of them alike. */
function fullGrid(): DocumentContent {
  const template: GridTemplate = {
    id: 'full',
    name: '225 Felder',
    imageType: 'signMap',
    settings: { mode: 'columns-and-rows', widthMm: 0, heightMm: 0, columns: 15, rows: 15, columnGapMm: 1, rowGapMm: 2 },
  }
  const images = Array.from({ length: 225 }, (_, index) => ({
    service: 'signs' as const,
    objectId: `s${index % 20}`,
    imageType: template.imageType,
  }))
  let ids = 0
  const outcome = gridOfPictures({ name: template.name, template, images }, () => {
    ids += 1
    return `id${ids}`
  })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.content
}
