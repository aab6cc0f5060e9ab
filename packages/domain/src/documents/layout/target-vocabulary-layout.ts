import { type Area, inset, type Size } from '../../kernel/page-geometry.ts'
import { elementsOn } from '../content-changes.ts'
import {
  type DocumentContent,
  type DocumentElement,
  type ElementCheckbox,
  fieldsOf,
  type Page,
} from '../document-content.ts'
import { DESCRIPTION_PLACEHOLDER } from '../document-texts.ts'
import type { Box, LayoutOptions } from './box.ts'
import { DESCRIPTION_SIZES, elementFrame, elementImage, elementText } from './element-boxes.ts'
import { settingOf } from './text-size.ts'

/** Specification 2, section 9. */
const ELEMENT: Size = { width: 359.5, height: 190 }
const COLUMNS = 2
const OUTLINE_INSET = 4
const PADDING = 12
const GAP = 10
const CHECKBOX = 16
const CHECKBOX_PITCH = 80

const CHECKBOXES: readonly { readonly checkbox: ElementCheckbox; readonly label: string }[] = [
  { checkbox: 'hasPassive', label: 'Passiv' },
  { checkbox: 'hasActive', label: 'Aktiv' },
]

/** Two elements side by side, five lines. */
export const targetVocabularyBoxes = (content: DocumentContent, page: Page, options: LayoutOptions): readonly Box[] =>
  elementsOn(content, page).flatMap((element, index) => {
    const x = page.contentArea.x + (index % COLUMNS) * ELEMENT.width
    const y = page.contentArea.y + Math.floor(index / COLUMNS) * ELEMENT.height
    return boxesOf(element, { x, y, ...ELEMENT }, options)
  })

/** The picture stands left in a square; right of it the ticks, below them the description. */
const boxesOf = (element: DocumentElement, area: Area, options: LayoutOptions): readonly Box[] => {
  const inner = inset(area, PADDING)
  const picture = { ...inner, width: inner.height }
  const x = picture.x + picture.width + GAP
  const right = { ...inner, x, width: inner.width - picture.width - GAP }
  const description = { ...right, y: right.y + CHECKBOX + GAP, height: right.height - CHECKBOX - GAP }
  return [
    elementFrame(element, inset(area, OUTLINE_INSET)),
    elementImage(element, 'image', picture, options),
    ...CHECKBOXES.flatMap(({ checkbox, label }, index) =>
      checkboxBoxes(element, checkbox, label, { x: right.x + index * CHECKBOX_PITCH, y: right.y }),
    ),
    elementText(element, 'description', description, {
      role: 'element-description',
      weight: 'regular',
      placeholder: DESCRIPTION_PLACEHOLDER,
      sizes: DESCRIPTION_SIZES,
    }),
  ]
}

const checkboxBoxes = (
  element: DocumentElement,
  checkbox: ElementCheckbox,
  label: string,
  { x, y }: { readonly x: number; readonly y: number },
): readonly Box[] => {
  const labelArea = { x: x + CHECKBOX + 5, y, width: CHECKBOX_PITCH - CHECKBOX - 10, height: CHECKBOX }
  return [
    {
      kind: 'checkbox',
      role: 'checkbox',
      area: { x, y, width: CHECKBOX, height: CHECKBOX },
      elementId: element.id,
      checkbox,
      label,
      isChecked: fieldsOf(element)[checkbox] ?? false,
    },
    {
      kind: 'text',
      role: 'checkbox-label',
      area: labelArea,
      text: label,
      placeholder: null,
      weight: 'regular',
      ...settingOf(label, labelArea, [12, 11, 10, 9]),
      align: 'left',
      verticalAlign: 'middle',
      edits: null,
    },
  ]
}
