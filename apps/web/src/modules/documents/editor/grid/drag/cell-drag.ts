import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import { createObservable } from '@gebaerdenraum/editing/observable'
import { useSyncExternalStore } from 'react'
import { isSamePlace } from '../cells/cell-steps.ts'

/** A picture on its way from one cell to another; `to` is null beside every grid. */
export type CellDrag = { readonly from: CellPlace; readonly to: CellPlace | null; readonly by: 'pointer' | 'keys' }

/**
 * What is dragged now; at most one thing. It is stored outside the editor: while the pointer moves nothing is rendered but
 * the mark of the cell below it, and the cells never are.
 */
const drag = createObservable<CellDrag | null>(null)

export const currentDrag = drag.get

export const setDrag = (next: CellDrag | null): void => {
  const current = drag.get()
  const isSame = next && current && isSamePlace(next.to, current.to) && isSamePlace(next.from, current.from)
  if (!isSame && next !== current) drag.set(next)
}

export const useCellDrag = <Part>(select: (drag: CellDrag | null) => Part): Part =>
  useSyncExternalStore(drag.subscribe, () => select(drag.get()))
