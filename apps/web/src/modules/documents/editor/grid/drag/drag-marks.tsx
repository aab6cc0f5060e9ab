import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import { cellArea, type GridPage } from '@gebaerdenraum/domain/documents/grid-cells'
import { boxStyle } from '../../stack/box-style.ts'
import placed from '../../stack/placed.module.css'
import { isSamePlace } from '../cells/cell-steps.ts'
import { useCellDrag } from './cell-drag.ts'
import classes from './drag-marks.module.css'

/** Where the dragged picture comes from and where it would go: two nodes, the only ones that a move renders anew. */
export const DragMarks = ({ page }: { readonly page: GridPage }) => {
  const on = (place: CellPlace | null): CellPlace | null => (place?.pageId === page.id ? place : null)
  const from = useCellDrag((drag) => on(drag?.from ?? null))
  const to = useCellDrag((drag) => on(drag?.to ?? null))
  const by = useCellDrag((drag) => drag?.by)
  return (
    <>
      {from && <Mark page={page} place={from} className={classes.source} />}
      {to && (
        <Mark
          page={page}
          place={to}
          className={isSamePlace(from, to) ? classes.home : classes.target}
          {...(by && { by })}
        />
      )}
    </>
  )
}

type Props = {
  readonly page: GridPage
  readonly place: CellPlace
  readonly className: string | undefined
  readonly by?: string
}

const Mark = ({ page, place, className, by }: Props) => (
  <div
    className={`${placed.placed} ${className}`}
    style={boxStyle(cellArea(page, place.cell))}
    data-drop-target={by}
    aria-hidden
  />
)
