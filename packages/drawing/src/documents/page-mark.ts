import type { Box, CaptionBox, ImageBox, TextBox } from '@gebaerdenraum/domain/documents/layout/box'
import type { Area, Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { Weight } from '../text/type-face.ts'

/**
 * What is seen of one box, in pixels of the page: SVG and PDF are both made of these marks, so that they cannot differ.
 * A box that shows nothing has none.
 */
export type PageMark<P extends PagePicture = PagePicture> = PathMark | TextMark | PictureMark<P>

export type PathMark = {
  readonly kind: 'path'
  readonly box: Box
  /** SVG path data. */
  readonly d: string
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number
}

export type TextMark = {
  readonly kind: 'text'
  readonly box: TextBox | CaptionBox
  readonly lines: readonly TextLine[]
  readonly size: number
  readonly weight: Weight
  readonly fill: string
}

/** `x` is where the line begins, `y` its base line. A divided word's hyphen stands in `text`, at its end. */
export type TextLine = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly endsDivided: boolean
}

export type PictureMark<P extends PagePicture> = {
  readonly kind: 'picture'
  readonly box: ImageBox
  /** Of the picture itself, inside of its box. */
  readonly area: Area
  readonly picture: P
}

/** What a page has to know of a picture; whoever draws adds the picture itself. */
export type PagePicture = {
  readonly size: Size
  /** What it shows: its alternative text, and the word on the back of a card. */
  readonly name: string
  /** The public page that a QR code leads to; null where there is none. */
  readonly publicAddress: string | null
}
