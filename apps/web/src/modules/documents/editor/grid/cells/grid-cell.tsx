import type { GridElement } from '@gebaerdenraum/domain/documents/document-content'
import { cellKey } from '@gebaerdenraum/domain/documents/grid-cells'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { sameValue } from '@gebaerdenraum/editing/same-value'
import { IconDotsVertical, IconGripVertical, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { useDocumentEditing, useEditorSession } from '../../editing-context.ts'
import { boxStyle } from '../../stack/box-style.ts'
import placed from '../../stack/placed.module.css'
import { CellPicture } from './cell-picture.tsx'
import { cellName } from './cell-steps.ts'
import classes from './grid-cell.module.css'
import { useCellPicture } from './use-cell-picture.ts'

type Props = {
  readonly pageId: string
  readonly column: number
  readonly row: number
  readonly area: Area
  readonly element: GridElement | null
  /** The tab key leads to it. */
  readonly isActive: boolean
  readonly isSelected: boolean
}

/** A cell with its picture, or with the offer to choose one. Keys and pointer are the page's. */
export const GridCell = memo(function GridCell({ column, row, area, element, isActive, isSelected }: Props) {
  const { canWrite } = useDocumentEditing()
  const isSmall = useEditorSession(({ zoom }) => Math.min(area.width, area.height) * zoom < SMALL_PX)
  const shown = useCellPicture(element?.image ?? null, area)
  const content = element ? contentName(shown) : 'leer'
  return (
    // The element's mark is around what takes the focus.
    <div role="none" className={classes.wrap} data-element={element?.id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be placed by the millimetre. */}
      <div
        role="gridcell"
        className={`${placed.placed} ${classes.cell}`}
        style={boxStyle(area)}
        data-cell={cellKey({ column, row })}
        data-role="cell"
        data-focus
        data-filled={element !== null || undefined}
        data-small={isSmall || undefined}
        tabIndex={isActive ? 0 : -1}
        aria-colindex={column + 1}
        aria-label={`${cellName({ column, row })}: ${content}`}
        aria-selected={isSelected}
      >
        {element ? (
          <CellPicture shown={shown} area={area} />
        ) : (
          canWrite && <IconPlus className={classes.plus} aria-hidden />
        )}
        {element && canWrite && (
          <>
            <button type="button" className={classes.handle} tabIndex={-1} data-handle aria-label="Verschieben">
              <IconGripVertical size={18} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.more}
              tabIndex={-1}
              data-more
              aria-haspopup="menu"
              aria-label="Menü für dieses Feld"
            >
              <IconDotsVertical size={18} aria-hidden />
            </button>
          </>
        )}
      </div>
    </div>
  )
}, sameValue)

/** In cells smaller than this on the screen, controls come only with the pointer or the focus. */
const SMALL_PX = 100

const contentName = (shown: ReturnType<typeof useCellPicture>): string => {
  switch (shown.state) {
    case 'found':
      return shown.object.name
    case 'failed':
      return 'Bild nicht geladen'
    default:
      return 'Bild wird geladen'
  }
}
