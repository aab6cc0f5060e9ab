import { pageOf, pageWithElement } from '@gebaerdenraum/domain/documents/content-changes'
import { clipWithImages, imagesOf } from '@gebaerdenraum/domain/documents/content-images'
import { clipOf, type ElementClip, readClip, writeClip } from '@gebaerdenraum/domain/documents/element-clip'
import { useMemo } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { showFailure } from '../../../../ui/failure.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { writeClipboard } from '../../../../ui/write-clipboard.ts'
import { useAdoptPictures } from '../../../images/index.ts'
import { type DocumentEditing, useDocumentEditing } from '../editing-context.ts'
import type { PastePlace } from '../store/document-session.ts'
import { focusElement, focusPage } from './focus-element.ts'
import { duplicatePlace, neighbourOf, newElementIds, pastePlace, placeBeside } from './places.ts'
import { undoOffer } from './undo-offer.ts'

export type ElementActions = ReturnType<typeof createElementActions>

/** Actions on elements and pages, for menus, buttons and keys. */
export const useElementActions = (): ElementActions => {
  const editing = useDocumentEditing()
  const adopt = useAdoptPictures()
  return useMemo(() => createElementActions(editing, adopt), [editing, adopt])
}

/** Used where the browser does not allow reading the clipboard. */
let lastCopied: string | null = null

const createElementActions = (
  { editor, content, apply, owner, canWrite }: DocumentEditing,
  adopt: ReturnType<typeof useAdoptPictures>,
) => {
  const select = (selectedIds: readonly string[]): void =>
    editor.updateSession((session) => ({ ...session, selectedIds }))

  const put = (clip: ElementClip, { pageId, place }: PastePlace): void => {
    const before = content()
    if (!apply({ type: 'paste', pageId, place, clip })) return
    const ids = newElementIds(before, content())
    select(ids)
    if (ids[0] !== undefined) focusElement(ids[0])
    announce(ids.length === 1 ? 'Ein Element eingefügt' : `${ids.length} Elemente eingefügt`)
  }

  /** Copies foreign pictures to the owner of the document. Resolves to null if the person declines or it fails. */
  const adopted = async (clip: ElementClip): Promise<ElementClip | null> => {
    try {
      const { isDeclined, hasGone, instead } = await adopt(imagesOf(clip), owner)
      if (isDeclined) return null
      if (hasGone) showToast({ tone: 'warning', text: 'Ein Bild gibt es nicht mehr, es wurde weggelassen.' })
      return clipWithImages(clip, instead)
    } catch (error) {
      showFailure(error, 'Das Einfügen hat nicht geklappt.')
      return null
    }
  }

  const copy = (ids: readonly string[]): string => {
    lastCopied = writeClip(clipOf(content(), ids))
    announce(ids.length === 1 ? 'Element kopiert' : `${ids.length} Elemente kopiert`)
    return lastCopied
  }

  const remove = (ids: readonly string[]): void => {
    const next = neighbourOf(content(), ids)
    const [first] = ids
    const page = first === undefined ? undefined : pageWithElement(content(), first)
    if (!apply({ type: 'delete-elements', elementIds: ids })) return
    announce(ids.length === 1 ? 'Element gelöscht' : `${ids.length} Elemente gelöscht`)
    // In a grid the focus stays in its cell: the next paste goes there, not to a neighbour.
    select(next === null || page?.grid ? [] : [next])
    if (page?.grid) return
    if (next !== null) focusElement(next)
    else if (page) focusPage(page.id)
  }

  const paste = async (text: string): Promise<boolean> => {
    const clip = canWrite ? readClip(text) : null
    const place = pastePlace(content(), editor.state().session)
    if (!clip || !place) return false
    const own = await adopted(clip)
    if (own && own.elements.length > 0) put(own, place)
    return true
  }

  return {
    select,
    copy,
    remove,
    paste,
    /** From a menu, without the keys of the system. */
    copyToClipboard: async (ids: readonly string[]): Promise<void> => {
      const text = copy(ids)
      await writeClipboard(text).catch(() => undefined)
    },
    cutToClipboard: async (ids: readonly string[]): Promise<void> => {
      const text = copy(ids)
      remove(ids)
      await writeClipboard(text).catch(() => undefined)
    },
    pasteFromClipboard: async (): Promise<void> => {
      const text = await readClipboard()
      if (!(await paste(text))) showToast({ tone: 'info', text: 'Es wurden keine Elemente kopiert.' })
    },
    /** Everything on the page that had the focus last. */
    selectPage: (): void => {
      const place = pastePlace(content(), editor.state().session)
      const ids = place ? (pageOf(content(), place.pageId)?.elementIds ?? []) : []
      select(ids)
      announce(ids.length === 1 ? 'Ein Element ausgewählt' : `${ids.length} Elemente ausgewählt`)
    },
    duplicate: (ids: readonly string[]): void => {
      const place = duplicatePlace(content(), ids)
      if (place) put(clipOf(content(), ids), place)
    },
    addElement: (pageId: string): void => {
      const before = content()
      if (!apply({ type: 'add-element', pageId, index: null })) return
      const [id] = newElementIds(before, content())
      if (id !== undefined) focusElement(id)
    },
    addPage: (): void => {
      if (!apply({ type: 'add-page', afterPageId: null })) return
      const pageId = content().pageIds.at(-1)
      if (pageId !== undefined) focusPage(pageId)
      announce(`Seite ${content().pageIds.length} hinzugefügt`)
    },
    removePage: (pageId: string): void => {
      const index = content().pageIds.indexOf(pageId)
      if (!apply({ type: 'delete-page', pageId })) return
      const next = content().pageIds[Math.min(index, content().pageIds.length - 1)]
      if (next !== undefined) focusPage(next)
      showToast({
        tone: 'info',
        text: `Seite ${index + 1} gelöscht`,
        action: undoOffer(editor),
      })
    },
    move: (elementId: string, by: -1 | 1): void => {
      const place = placeBeside(content(), elementId, by)
      if (!place || !apply({ type: 'move-element', elementId, ...place })) return
      focusElement(elementId)
      const { pageIds } = content()
      const count = pageOf(content(), place.pageId)?.elementIds.length ?? 0
      announce(`Seite ${pageIds.indexOf(place.pageId) + 1}, Stelle ${place.index + 1} von ${count}`)
    },
  }
}

const readClipboard = async (): Promise<string> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return lastCopied ?? ''
  }
}
