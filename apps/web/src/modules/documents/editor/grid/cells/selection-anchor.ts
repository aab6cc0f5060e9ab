import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'

/** Where a selection that grows with Shift began: the cell that was chosen last without it. */
let anchor: CellPlace | null = null

export const selectionAnchor = (): CellPlace | null => anchor

export const setSelectionAnchor = (place: CellPlace): void => {
  anchor = place
}
