import type { Area } from '../../kernel/page-geometry.ts'
import { type DocumentElement, type ElementTextField, fieldsOf, type ImageSlot } from '../document-content.ts'
import type { FrameBox, ImageBox, LayoutOptions, TextBox } from './box.ts'
import { settingOf } from './text-size.ts'

/** Boxes that elements of both listing types have. */

export const elementFrame = ({ id }: DocumentElement, area: Area): FrameBox => ({
  kind: 'frame',
  role: 'element',
  area,
  elementId: id,
  cell: null,
})

export const elementImage = (
  element: DocumentElement,
  slot: ImageSlot,
  area: Area,
  { isWithoutText }: LayoutOptions,
): ImageBox => ({
  kind: 'image',
  role: 'element-image',
  area,
  image: fieldsOf(element)[slot] ?? null,
  elementId: element.id,
  slot,
  isWithoutText,
})

type TextStyle = Pick<TextBox, 'role' | 'weight' | 'placeholder'> & { readonly sizes: readonly number[] }

export const elementText = (
  element: DocumentElement,
  field: ElementTextField,
  area: Area,
  { sizes, ...style }: TextStyle,
): TextBox => {
  const text = fieldsOf(element)[field] ?? ''
  return {
    kind: 'text',
    ...style,
    area,
    text,
    ...settingOf(text, area, sizes),
    align: 'left',
    verticalAlign: 'top',
    edits: { elementId: element.id, field },
  }
}

export const DESCRIPTION_SIZES: readonly number[] = [13, 12, 11, 10, 9]
