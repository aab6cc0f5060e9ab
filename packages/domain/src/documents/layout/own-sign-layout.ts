import { type Area, bottomEdge, inset } from '../../kernel/page-geometry.ts'
import { elementsOn } from '../content-changes.ts'
import type { DocumentContent, DocumentElement, Page, TextProperty } from '../document-content.ts'
import { DESCRIPTION_PLACEHOLDER } from '../document-texts.ts'
import { ownSignKind } from '../kinds/own-sign-kind.ts'
import type { Box, LayoutOptions, TextBox } from './box.ts'
import { DESCRIPTION_SIZES, elementFrame, elementImage, elementText } from './element-boxes.ts'
import { settingOf } from './text-size.ts'

const HEADER_HEIGHT = 28
const GAP = 8
const PADDING = 8
/** Of the three columns the first holds name and description. */
const TEXT_WIDTH = 199
const COLUMN_GAP = 10
const NAME_HEIGHT = 42

const COLUMN_TITLE_SIZES = [15, 13, 11, 9]
const NAME_SIZES = [18, 16, 14, 12, 10]

/** Two column titles, below them one row an element. Rows share the height, at least as many as a new page has. */
export const ownSignBoxes = (content: DocumentContent, page: Page, options: LayoutOptions): readonly Box[] => {
  const area = page.contentArea
  const elements = elementsOn(content, page)
  const rows = Math.max(ownSignKind.firstElements, elements.length)
  const top = area.y + HEADER_HEIGHT + GAP
  const height = (bottomEdge(area) - top - (rows - 1) * GAP) / rows
  return [
    ...columnsOf({ ...area, height: HEADER_HEIGHT }).map((column, index) =>
      columnTitle(content, index === 0 ? 'firstColumnTitle' : 'secondColumnTitle', column),
    ),
    ...elements.flatMap((element, index) =>
      rowBoxes(element, { ...area, y: top + index * (height + GAP), height }, options),
    ),
  ]
}

const columnsOf = (row: Area): readonly [Area, Area] => {
  const width = (row.width - TEXT_WIDTH - 2 * COLUMN_GAP) / 2
  const first = { ...row, x: row.x + TEXT_WIDTH + COLUMN_GAP, width }
  return [first, { ...first, x: first.x + width + COLUMN_GAP }]
}

const columnTitle = ({ properties }: DocumentContent, property: TextProperty, area: Area): TextBox => ({
  kind: 'text',
  role: 'column-title',
  area,
  text: properties[property],
  placeholder: ownSignKind.newProperties[property],
  weight: 'bold',
  ...settingOf(properties[property], area, COLUMN_TITLE_SIZES),
  align: 'center',
  verticalAlign: 'middle',
  edits: { property },
})

const rowBoxes = (element: DocumentElement, row: Area, options: LayoutOptions): readonly Box[] => {
  const inner = inset(row, PADDING)
  const text = { ...inner, width: TEXT_WIDTH - PADDING }
  const [first, second] = columnsOf(row)
  return [
    elementFrame(element, row),
    elementText(
      element,
      'name',
      { ...text, height: NAME_HEIGHT },
      {
        role: 'element-name',
        weight: 'bold',
        placeholder: 'Name',
        sizes: NAME_SIZES,
      },
    ),
    elementText(
      element,
      'description',
      { ...text, y: text.y + NAME_HEIGHT + GAP, height: text.height - NAME_HEIGHT - GAP },
      {
        role: 'element-description',
        weight: 'regular',
        placeholder: DESCRIPTION_PLACEHOLDER,
        sizes: DESCRIPTION_SIZES,
      },
    ),
    elementImage(element, 'firstColumnImage', inset(first, PADDING), options),
    elementImage(element, 'secondColumnImage', inset(second, PADDING), options),
  ]
}
