import { type Area, bottomEdge, rightEdge } from '../../kernel/page-geometry.ts'
import { pagesOf } from '../content-changes.ts'
import type { DocumentContent, Page } from '../document-content.ts'
import { copyrightNote, FOOTER_PLACEHOLDER } from '../document-texts.ts'
import { kindOf } from '../kinds/document-kinds.ts'
import type { Box, ImageBox, LayoutOptions, TextBox } from './box.ts'
import { settingOf } from './text-size.ts'

/** Space around the content; cut marks need it. */
const CLEARANCE = 16
const LOGO_WIDTH = 150
const GAP = 12
const PAGE_NUMBER_WIDTH = 55
const NOTE_WIDTH = 200
const PRODUCT_LOGO_WIDTH = 26

const TITLE_SIZES = [26, 22, 18, 15, 12]
const FOOTER_SIZES = [10, 9, 8]

const ofElement = { elementId: null, slot: null, isWithoutText: false } as const

/** Above the content: the logo, and right of it the title. */
export const headerBoxes = ({ properties }: DocumentContent, page: Page): readonly Box[] => {
  const { x, y, width } = page.printableArea
  const height = page.contentArea.y - y - CLEARANCE
  const logo: ImageBox = {
    kind: 'image',
    role: 'logo',
    area: { x, y, width: LOGO_WIDTH, height },
    image: properties.logo,
    ...ofElement,
  }
  const area: Area = { x: x + LOGO_WIDTH + GAP, y, width: width - LOGO_WIDTH - GAP, height }
  const title: TextBox = {
    kind: 'text',
    role: 'title',
    area,
    text: properties.title,
    placeholder: 'Titel',
    weight: 'bold',
    ...settingOf(properties.title, area, TITLE_SIZES),
    align: 'left',
    verticalAlign: 'middle',
    edits: { property: 'title' },
  }
  return [logo, title]
}

/** Below the content, from left to right: the footer note, the copyright note, the page number. */
export const footerBoxes = (content: DocumentContent, page: Page, options: LayoutOptions): readonly Box[] => {
  const line = lineBelow(page)
  const { hasFooter, hasCopyrightNote } = kindOf(content)
  const numberArea = { ...line, x: rightEdge(line) - PAGE_NUMBER_WIDTH, width: PAGE_NUMBER_WIDTH }
  const noteWidth = PRODUCT_LOGO_WIDTH + 4 + NOTE_WIDTH
  const noteArea = { ...line, x: numberArea.x - GAP - noteWidth, width: noteWidth }
  const footerArea = { ...line, width: noteArea.x - GAP - line.x }
  return [
    ...(hasFooter ? [footerNote(content, footerArea)] : []),
    ...(hasCopyrightNote && content.properties.logo ? copyrightBoxes(noteArea, options) : []),
    ...(options.hasPageNumbers ? [pageNumber(content, page, numberArea)] : []),
  ]
}

const lineBelow = ({ contentArea, printableArea }: Page): Area => {
  const y = bottomEdge(contentArea) + CLEARANCE
  return { x: printableArea.x, y, width: printableArea.width, height: bottomEdge(printableArea) - y }
}

const footerNote = ({ properties }: DocumentContent, area: Area): TextBox => ({
  kind: 'text',
  role: 'footer',
  area,
  text: properties.footerText,
  placeholder: FOOTER_PLACEHOLDER,
  weight: 'regular',
  ...settingOf(properties.footerText, area, FOOTER_SIZES),
  align: 'left',
  verticalAlign: 'middle',
  edits: { property: 'footerText' },
})

const copyrightBoxes = (area: Area, { productName }: LayoutOptions): readonly Box[] => {
  const text = copyrightNote(productName)
  const textArea = { ...area, x: rightEdge(area) - NOTE_WIDTH, width: NOTE_WIDTH }
  return [
    {
      kind: 'image',
      role: 'product-logo',
      area: { ...area, width: PRODUCT_LOGO_WIDTH },
      image: null,
      ...ofElement,
    },
    {
      kind: 'text',
      role: 'copyright-note',
      area: textArea,
      text,
      placeholder: null,
      weight: 'regular',
      ...settingOf(text, textArea, FOOTER_SIZES),
      align: 'left',
      verticalAlign: 'middle',
      edits: null,
    },
  ]
}

const pageNumber = (content: DocumentContent, page: Page, area: Area): TextBox => {
  const text = `${content.pageIds.indexOf(page.id) + 1} / ${pagesOf(content).length}`
  return {
    kind: 'text',
    role: 'page-number',
    area,
    text,
    placeholder: null,
    weight: 'regular',
    ...settingOf(text, area, FOOTER_SIZES),
    align: 'right',
    verticalAlign: 'middle',
    edits: null,
  }
}
