import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { KeyboardEvent } from 'react'
import { announce } from '../../../../../ui/announcer.tsx'
import type { DocumentEditing } from '../../editing-context.ts'
import { elementAt } from '../cells/cell-contents.ts'
import { cellAfterKey, isSamePlace, placeName } from '../cells/cell-steps.ts'
import { showCell } from '../cells/focus-cell.ts'
import type { GridDeeds } from '../use-grid-deeds.ts'
import { currentDrag, setDrag } from './cell-drag.ts'

/** The picture of a cell is carried with the arrow keys from now on. */
export const pickUp = (content: DocumentContent, place: CellPlace): void => {
  setDrag({ from: place, to: place, by: 'keys' })
  announce(`Aufgenommen: ${placeName(content, place)}. Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.`)
}

/** What a key does while a picture is carried: arrows carry it on, space and Enter put it down, Escape brings it back. */
export const carryingKeys =
  ({ content }: DocumentEditing, deeds: GridDeeds) =>
  (event: KeyboardEvent): (() => void) | null => {
    const drag = currentDrag()
    if (!drag?.to) return null
    const { from, to } = drag
    const after = cellAfterKey(content(), to, event)
    if (after) return () => carryTo(content(), from, after)
    if (event.key === ' ' || event.key === 'Enter') return () => putDown(from, to, deeds)
    if (event.key === 'Escape') return () => bringBack(from)
    // With the focus goes the picture.
    if (event.key === 'Tab') bringBack(from)
    return null
  }

const carryTo = (content: DocumentContent, from: CellPlace, to: CellPlace): void => {
  setDrag({ from, to, by: 'keys' })
  showCell(to)
  const isTaken = elementAt(content, to) !== undefined && !isSamePlace(to, from)
  announce(isTaken ? `${placeName(content, to)}, belegt: Die Bilder tauschen` : placeName(content, to))
}

const putDown = (from: CellPlace, to: CellPlace, deeds: GridDeeds): void => {
  setDrag(null)
  if (isSamePlace(from, to)) announce('Das Bild bleibt, wo es war')
  else deeds.move(from, to)
}

const bringBack = (from: CellPlace): void => {
  setDrag(null)
  showCell(from)
  announce('Abgebrochen. Das Bild bleibt, wo es war')
}
