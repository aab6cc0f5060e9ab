import type { ImageReference, UploadReference } from '../images/image-reference.ts'
import type { Cell, ElementCheckbox, ElementTextField, Grid, ImageSlot, TextProperty } from './document-content.ts'
import type { ElementClip } from './element-clip.ts'
import type { Place } from './kinds/document-kind.ts'

/**
 * Everything an editor does to a document, as plain data. New ids come with the command, so that doing it again gives
 * the same; `newIdsFor` makes as many as are needed; more do no harm.
 */
export type DocumentCommand =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'set-property'; readonly property: TextProperty; readonly text: string }
  | { readonly type: 'set-logo'; readonly logo: UploadReference | null }
  | ({ readonly type: 'add-page' /** Null: at the end. */; readonly afterPageId: string | null } & NewIds)
  | { readonly type: 'delete-page'; readonly pageId: string }
  | ({
      readonly type: 'add-element'
      readonly pageId: string /** Null: at the end. */
      readonly index: number | null
    } & NewIds)
  | { readonly type: 'delete-elements'; readonly elementIds: readonly string[] }
  /** To this index of the order that the page has without it. Cells of a grid have no order: `move-cell`. */
  | { readonly type: 'move-element'; readonly elementId: string; readonly pageId: string; readonly index: number }
  | {
      readonly type: 'set-image'
      readonly elementId: string
      readonly slot: ImageSlot
      readonly image: ImageReference | null
    }
  | { readonly type: 'set-text'; readonly elementId: string; readonly field: ElementTextField; readonly text: string }
  | {
      readonly type: 'set-checkbox'
      readonly elementId: string
      readonly checkbox: ElementCheckbox
      readonly isChecked: boolean
    }
  /** Choosing a picture for an empty cell makes an element, clearing a cell deletes it (specification 2, section 4). */
  | ({ readonly type: 'set-cell-image'; readonly image: ImageReference | null } & CellPlace & NewIds)
  /** Onto an occupied cell: both change places. */
  | { readonly type: 'move-cell'; readonly from: CellPlace; readonly to: CellPlace }
  /** The cells of the grid change; what does not fit any more goes onto new pages behind this one. */
  | ({ readonly type: 'change-grid'; readonly pageId: string; readonly grid: Grid } & NewIds)
  /** One element a picture, from this place on; what does not fit goes onto new pages behind this one. */
  | ({ readonly type: 'fill'; readonly images: readonly ImageReference[] } & AnyPlace & NewIds)
  /** The same with elements that were copied, here or elsewhere. */
  | ({ readonly type: 'paste'; readonly clip: ElementClip } & AnyPlace & NewIds)
  /** The object is gone: so is every picture of it. */
  | { readonly type: 'forget-object'; readonly object: ImageReference }

export type CommandType = DocumentCommand['type']
export type CommandOf<Type extends CommandType> = Extract<DocumentCommand, { type: Type }>

export type NewIds = { readonly newElementIds: readonly string[]; readonly newPageIds: readonly string[] }
export type CellPlace = { readonly pageId: string; readonly cell: Cell }
export type AnyPlace = { readonly pageId: string; readonly place: Place }
