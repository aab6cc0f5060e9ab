import type { DocumentType } from '../files/file-types.ts'
import type { ImageReference, UploadReference } from '../images/image-reference.ts'
import type { Area, Size } from '../kernel/page-geometry.ts'

/** What is edited of a document and stands in its history (specification 2, section 3). Lengths are pixels. */
export type DocumentContent = StoredContent & {
  readonly type: DocumentType
  /** That of its file node. */
  readonly name: string
}

/** The part that is kept as one value, in the form that `MODEL_VERSION` names. */
export type StoredContent = {
  readonly properties: DocumentProperties
  readonly pageIds: readonly string[]
  readonly pagesKeyedById: Readonly<Record<string, Page>>
  readonly elementsKeyedById: Readonly<Record<string, DocumentElement>>
}

export type DocumentProperties = {
  readonly title: string
  /** Null shows the product's own. */
  readonly logo: UploadReference | null
  readonly footerText: string
  readonly firstColumnTitle: string
  readonly secondColumnTitle: string
}

export type Page = {
  readonly id: string
  readonly elementIds: readonly string[]
  readonly dimensions: Size
  readonly printableArea: Area
  readonly contentArea: Area
  /** On pages of grid documents, and only there. */
  readonly grid?: Grid
}

export type Grid = {
  readonly columns: number
  readonly rows: number
  readonly elementSize: Size
  readonly columnGap: number
  readonly rowGap: number
}

/** A place in a grid, counted from 0. */
export type Cell = { readonly column: number; readonly row: number }

export type DocumentElement = GridElement | TargetVocabularyElement | OwnSignElement

/** A cell without a picture has no element. */
export type GridElement = {
  readonly id: string
  readonly gridIndex: Cell
  readonly image: ImageReference
}

export type TargetVocabularyElement = {
  readonly id: string
  readonly image: ImageReference | null
  readonly description: string
  /** Whether "Aktiv" and "Passiv" are ticked. */
  readonly hasActive: boolean
  readonly hasPassive: boolean
}

export type OwnSignElement = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly firstColumnImage: ImageReference | null
  readonly secondColumnImage: ImageReference | null
}

/** The fields of elements that hold a picture, a text or a tick. */
export type ImageSlot = 'image' | 'firstColumnImage' | 'secondColumnImage'
export type ElementTextField = 'name' | 'description'
export type ElementCheckbox = 'hasActive' | 'hasPassive'
export type TextProperty = Exclude<keyof DocumentProperties, 'logo'>

/** What one document may hold, so that it stays quick to edit; specification 2 names no bounds. */
export const PAGES_MAX = 200
export const ELEMENTS_MAX = 3000

/** What of the content is stored as one value. */
export const storedContentOf = ({ type: _, name: __, ...stored }: DocumentContent): StoredContent => stored

export const isGridElement = (element: DocumentElement): element is GridElement => 'gridIndex' in element

/** Any element by the names of its fields; those that it has not are missing. */
type ElementFields = { readonly id: string } & Readonly<
  Partial<
    Record<ImageSlot, ImageReference | null> & Record<ElementTextField, string> & Record<ElementCheckbox, boolean>
  >
>
export const fieldsOf = (element: DocumentElement): ElementFields => element
