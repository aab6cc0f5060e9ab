import type { DocumentType } from '../../files/file-types.ts'
import type { ImageReference } from '../../images/image-reference.ts'
import type {
  Cell,
  DocumentContent,
  DocumentElement,
  DocumentProperties,
  ElementCheckbox,
  ElementTextField,
  ImageSlot,
  Page,
} from '../document-content.ts'

/** The content of an element in terms that all types of document share, for pasting between them. */
export type ElementContents = {
  readonly images: readonly ImageReference[]
  readonly name: string
  readonly description: string
  readonly hasActive: boolean
  readonly hasPassive: boolean
}

export const NO_CONTENTS: ElementContents = {
  images: [],
  name: '',
  description: '',
  hasActive: false,
  hasPassive: false,
}

/** A cell of a grid, or an index in the order of the other types; null is the first free place. */
export type Place = Cell | number | null

export type Arrangement = 'in-order' | 'in-shape'

/**
 * All that differs between the three types of documents, beside what is shown of them (`DOCUMENT_FACTS`). Commands ask the
 * kind and never the type: a fourth type is a fourth entry in both tables.
 */
export type DocumentKind<Element extends DocumentElement = DocumentElement> = {
  readonly type: DocumentType
  readonly newProperties: DocumentProperties
  /** With how many elements a new page starts. */
  readonly firstElements: number
  readonly hasFooter: boolean
  /** Says where the document was made when it has another logo than the product's. */
  readonly hasCopyrightNote: boolean
  /** Who may change the logo (specification 2, section 6). */
  readonly logoEditors: 'everybody' | 'multiplicators'
  readonly imageSlots: readonly ImageSlot[]
  readonly textFields: readonly ElementTextField[]
  readonly checkboxes: readonly ElementCheckbox[]
  /** An empty page; a grid is that of the page it follows. */
  newPage(id: string, like: Page | undefined): Page
  capacityOf(page: Page): number
  /** An element with nothing in it; null where there is none without a picture. */
  newElement(id: string): Element | null
  /** The element with another picture; null when it is nothing without one. */
  withImage(element: Element, slot: ImageSlot, image: ImageReference | null): Element | null
  contentsOf(element: Element): ElementContents
  /** Elements of this type that say the same; their ids and cells are still to be given. */
  elementsOf(contents: ElementContents): readonly Element[]
  /** How many elements can be put there without taking the place of others, but for the one that is at the place itself. */
  roomAt(content: DocumentContent, page: Page, place: Place): number
  /** Puts elements there, no more than there is room. `in-shape` keeps the places of cells to each other if it can. */
  putAt(
    content: DocumentContent,
    page: Page,
    elements: readonly Element[],
    place: Place,
    arrangement: Arrangement,
  ): DocumentContent
  /** What is wrong with a page of this type and the elements on it, beside what is wrong for every type. */
  problemsOf(page: Page, elements: readonly Element[]): readonly string[]
}
