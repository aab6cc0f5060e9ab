import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import { fieldsOf } from '@gebaerdenraum/domain/documents/document-content'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { useMemo } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { type PictureRequest, usePicturePicker } from '../../../images/index.ts'
import { undoOffer } from '../actions/undo-offer.ts'
import { type DocumentEditing, useDocumentEditing } from '../editing-context.ts'
import { elementAt, freeCellsOf, gridPageOf, placeOf } from './cells/cell-contents.ts'
import { isSamePlace, placeName } from './cells/cell-steps.ts'
import { focusCell } from './cells/focus-cell.ts'
import { filledText } from './fill/fill-texts.ts'
import { formatForGrid } from './fill/format-for-grid.ts'

export type GridActions = ReturnType<typeof createGridActions>

/** Actions on the cells of a grid, for menus, buttons and keys. */
export const useGridActions = (): GridActions => {
  const editing = useDocumentEditing()
  const { pick } = usePicturePicker()
  return useMemo(() => createGridActions(editing, pick), [editing, pick])
}

const createGridActions = (
  { editor, content, apply, owner, canWrite }: DocumentEditing,
  pick: ReturnType<typeof usePicturePicker>['pick'],
) => {
  const select = (selectedIds: readonly string[]): void =>
    editor.updateSession((session) => ({ ...session, selectedIds }))

  const pickFor = (pageId: string, request: Partial<PictureRequest>): Promise<readonly ImageReference[] | null> => {
    const page = gridPageOf(content(), pageId)
    if (!page || !canWrite) return Promise.resolve(null)
    return pick({
      services: ['signs', 'custom-signs', 'images'],
      target: owner,
      imageType: formatForGrid(page.grid),
      ...request,
    })
  }

  /** Filling starts at the chosen cell if it is free; null means the first free cell. */
  const fillPlace = (pageId: string) => {
    const { target } = editor.state().session
    const isCell = target?.pageId === pageId && target.place !== null && typeof target.place !== 'number'
    if (!isCell || elementAt(content(), { pageId, cell: target.place })) return null
    return target.place
  }

  const fill = (pageId: string, images: readonly ImageReference[]): void => {
    const pages = content().pageIds.length
    if (!apply({ type: 'fill', pageId, place: fillPlace(pageId), images })) return
    showToast({
      tone: 'success',
      text: filledText(images.length, content().pageIds.length - pages),
      action: undoOffer(editor),
    })
  }

  return {
    select,
    toggle: (elementId: string): void => {
      const { selectedIds } = editor.state().session
      const isSelected = selectedIds.includes(elementId)
      select(isSelected ? selectedIds.filter((id) => id !== elementId) : [...selectedIds, elementId])
    },
    /** For a menu: keeps the selection if the cell is part of it; otherwise selects only the cell. */
    includeInSelection: (place: CellPlace): void => {
      const element = elementAt(content(), place)
      const { selectedIds } = editor.state().session
      editor.updateSession((session) => ({ ...session, target: { pageId: place.pageId, place: place.cell } }))
      if (!element) select([])
      else if (!selectedIds.includes(element.id)) select([element.id])
    },
    /** Sets or replaces the picture of a cell. */
    choosePicture: async (place: CellPlace): Promise<void> => {
      const [image] = (await pickFor(place.pageId, {})) ?? []
      if (!image || !apply({ type: 'set-cell-image', ...place, image })) return
      const element = elementAt(content(), place)
      select(element ? [element.id] : [])
      focusCell(place)
    },
    /** The focus stays: the next paste goes there. */
    clear: (elementIds: readonly string[]): void => {
      if (!canWrite || elementIds.length === 0 || !apply({ type: 'delete-elements', elementIds })) return
      select([])
      announce(elementIds.length === 1 ? 'Feld geleert' : `${elementIds.length} Felder geleert`)
    },
    move: (from: CellPlace, to: CellPlace): void => {
      if (isSamePlace(from, to)) return
      const isSwap = elementAt(content(), to) !== undefined
      if (!apply({ type: 'move-cell', from, to })) return
      const moved = elementAt(content(), to)
      select(moved ? [moved.id] : [])
      focusCell(to)
      announce(`${isSwap ? 'Getauscht' : 'Abgelegt'}: ${placeName(content(), to)}`)
    },
    fillFromPicker: async (pageId: string, source?: PictureRequest['source']): Promise<void> => {
      const images = await pickFor(pageId, { isMany: true, title: 'Felder füllen', ...(source && { source }) })
      if (images) fill(pageId, images)
    },
    /** Puts the same picture into every free cell of the page. */
    fillFreeCells: (elementId: string): void => {
      const place = placeOf(content(), elementId)
      const element = place && elementAt(content(), place)
      const page = place && gridPageOf(content(), place.pageId)
      if (!element || !page) return
      const images = Array.from({ length: freeCellsOf(content(), page) }, () => element.image)
      if (images.length > 0 && apply({ type: 'fill', pageId: page.id, place: null, images })) {
        showToast({
          tone: 'success',
          text: images.length === 1 ? 'Ein Feld gefüllt' : `${images.length} Felder gefüllt`,
          action: undoOffer(editor),
        })
      }
    },
    /** Shows the selected signs in another drawing; one step to undo. */
    showAs: (elementIds: readonly string[], imageType: SignPictureType): void => {
      editor.mark()
      for (const elementId of elementIds) {
        const element = content().elementsKeyedById[elementId]
        const image = element && fieldsOf(element).image
        if (image?.service === 'signs') {
          apply({ type: 'set-image', elementId, slot: 'image', image: { ...image, imageType } })
        }
      }
      editor.squash()
    },
  }
}
