import type { ImageReference } from '../../images/image-reference.ts'
import type { Area, Point, Size } from '../../kernel/page-geometry.ts'
import type { Cell, ElementCheckbox, ElementTextField, ImageSlot, TextProperty } from '../document-content.ts'

/**
 * One page as boxes, in pixels at 96 dpi from its upper left corner; a PDF point is 0.75 of one. In reading order: the
 * order of tags in a PDF and of focus on the screen. Everybody who draws a page draws these and nothing else.
 */
export type PageLayout = { readonly size: Size; readonly boxes: readonly Box[] }

export type Box = FrameBox | ImageBox | TextBox | CheckboxBox | CaptionBox | QrCodeBox | LineBox

/** `cell` is a place in a grid, drawn on the screen only; `element` is printed with its outline. */
export type FrameBox = {
  readonly kind: 'frame'
  readonly role: 'cell' | 'element'
  readonly area: Area
  /** Null for an empty cell. */
  readonly elementId: string | null
  readonly cell: Cell | null
}

/** The picture stands in it whole and centred (`fittedInto`), never stretched. */
export type ImageBox = {
  readonly kind: 'image'
  readonly role: 'logo' | 'element-image' | 'product-logo'
  readonly area: Area
  /** Null: a logo is the product's own, an element's place is empty and not printed. */
  readonly image: ImageReference | null
  readonly elementId: string | null
  readonly slot: ImageSlot | null
  /** Cards are drawn without their words. */
  readonly isWithoutText: boolean
}

export type TextRole =
  | 'title'
  | 'column-title'
  | 'element-name'
  | 'element-description'
  | 'checkbox-label'
  | 'footer'
  | 'copyright-note'
  | 'page-number'

export type TextBox = {
  readonly kind: 'text'
  readonly role: TextRole
  readonly area: Area
  readonly text: string
  /** Shown on the screen while the text is empty; never printed. */
  readonly placeholder: string | null
  readonly weight: 'regular' | 'bold'
  readonly fontSize: number
  readonly lineHeight: number
  readonly align: 'left' | 'center' | 'right'
  readonly verticalAlign: 'top' | 'middle'
  /** Even at the smallest size: whoever draws ends it with "…", the editor says so. */
  readonly isTooLong: boolean
  /** What is edited here; null where nothing is. */
  readonly edits:
    | { readonly property: TextProperty }
    | { readonly elementId: string; readonly field: ElementTextField }
    | null
}

export type CheckboxBox = {
  readonly kind: 'checkbox'
  readonly role: 'checkbox'
  readonly area: Area
  readonly elementId: string
  readonly checkbox: ElementCheckbox
  readonly label: string
  readonly isChecked: boolean
}

/** The name of what the picture shows, as large as it fits: the back of a card. */
export type CaptionBox = {
  readonly kind: 'caption'
  readonly role: 'card-back'
  readonly area: Area
  readonly image: ImageReference
  readonly elementId: string
  readonly largest: number
  readonly smallest: number
}

/** Leads to the public page of the sign. */
export type QrCodeBox = {
  readonly kind: 'qr-code'
  readonly role: 'qr-code'
  readonly area: Area
  readonly image: ImageReference
  readonly elementId: string
}

export type LineBox = { readonly kind: 'line'; readonly role: 'cut-mark'; readonly from: Point; readonly to: Point }

/** What the print dialog offers, and what only the caller knows. */
export type LayoutOptions = {
  readonly productName: string
  readonly hasCutMarks: boolean
  readonly hasPageNumbers: boolean
  readonly hasQrCodes: boolean
  readonly isWithoutText: boolean
}

/** As the screen shows it, and as it is printed unless somebody wants more. */
export const plainLayout = (productName: string): LayoutOptions => ({
  productName,
  hasCutMarks: false,
  hasPageNumbers: false,
  hasQrCodes: false,
  isWithoutText: false,
})
