import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { announce } from '../../../../../ui/announcer.tsx'
import { elementAt } from '../cells/cell-contents.ts'
import { cellAfterKey, isSamePlace, placeName } from '../cells/cell-steps.ts'
import { focusCell, showCell } from '../cells/focus-cell.ts'
import { setDrag } from './cell-drag.ts'

type Carried = {
  readonly from: CellPlace
  readonly content: () => DocumentContent
  readonly onDrop: (from: CellPlace, to: CellPlace) => void
}

/**
 * The picture of a cell is carried with keys from now on: arrows carry it, space and Enter put it down, Escape brings it
 * back. The keys are heard by the window: the page that it comes from may be far out of sight by then, and not drawn.
 */
export const carryWithKeys = ({ from, content, onDrop }: Carried): void => {
  let to = from
  const end = (): void => {
    setDrag(null)
    window.removeEventListener('keydown', press, true)
    window.removeEventListener('pointerdown', bringBack, true)
  }
  const bringBack = (): void => {
    end()
    announce('Abgebrochen. Das Bild bleibt, wo es war')
  }
  const putDown = (): void => {
    end()
    if (isSamePlace(from, to)) announce('Das Bild bleibt, wo es war')
    else onDrop(from, to)
  }
  const carry = (place: CellPlace): void => {
    to = place
    setDrag({ from, to, by: 'keys' })
    showCell(to)
    const isTaken = elementAt(content(), to) !== undefined && !isSamePlace(to, from)
    announce(isTaken ? `${placeName(content(), to)}, belegt: Die Bilder tauschen` : placeName(content(), to))
  }
  const press = (event: KeyboardEvent): void => {
    // Somebody has left the editor.
    if (!document.querySelector('[data-grid-page]')) {
      end()
      return
    }
    const after = cellAfterKey(content(), to, event)
    const isDown = event.key === ' ' || event.key === 'Enter'
    if (after) carry(after)
    else if (isDown) putDown()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      bringBack()
      focusCell(from)
    } else if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
    // Letters and `?` mean nothing while something is carried: a dialog would open over it.
    event.preventDefault()
    event.stopPropagation()
  }
  setDrag({ from, to, by: 'keys' })
  window.addEventListener('keydown', press, true)
  window.addEventListener('pointerdown', bringBack, true)
  announce(`Aufgenommen: ${placeName(content(), from)}. Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.`)
}
