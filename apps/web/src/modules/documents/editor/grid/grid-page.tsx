import { pageOf } from '@gebaerdenraum/domain/documents/content-changes'
import { type DocumentElement, type GridElement, isGridElement } from '@gebaerdenraum/domain/documents/document-content'
import {
  cellArea,
  cellKey,
  elementsByCell,
  gridCells,
  isGridPage,
  type GridPage as Page,
} from '@gebaerdenraum/domain/documents/grid-cells'
import { useMemo, useState } from 'react'
import { useContent, useDocumentEditing, useEditorSession } from '../editing-context.ts'
import { CellMenu, type OpenMenu } from './cells/cell-menu.tsx'
import { GridCell } from './cells/grid-cell.tsx'
import { useCellKeys } from './cells/use-cell-keys.ts'
import { useCellPointer } from './cells/use-cell-pointer.ts'
import { DragMarks } from './drag/drag-marks.tsx'
import classes from './grid-page.module.css'

/** The cells of one page, over the sheet that is as large as the page. */
export const GridPage = ({ pageId }: { readonly pageId: string }) => {
  const page = useContent((content) => pageOf(content, pageId))
  return page && isGridPage(page) ? <GridCells page={page} /> : null
}

const GridCells = ({ page }: { readonly page: Page }) => {
  const { canWrite } = useDocumentEditing()
  const elements = useContent((content) => content.elementsKeyedById)
  const number = useContent(({ pageIds }) => pageIds.indexOf(page.id) + 1)
  const active = useActiveCell(page)
  const selectedIds = useEditorSession((session) => session.selectedIds)
  const selected = useMemo(() => new Set(selectedIds), [selectedIds])
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const keys = useCellKeys(setMenu)
  const pointer = useCellPointer(setMenu)
  const byCell = useMemo(
    () => elementsByCell(page.elementIds.flatMap((id) => gridElementOf(elements[id]))),
    [page, elements],
  )
  const { columns, rows } = page.grid
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be placed by the millimetre. */}
      <div
        role="grid"
        className={classes.grid}
        data-grid-page={page.id}
        aria-label={`Raster auf Seite ${number}`}
        aria-multiselectable
        aria-readonly={!canWrite}
        aria-rowcount={rows}
        aria-colcount={columns}
        {...keys}
        {...pointer}
      >
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
          // biome-ignore lint/a11y/useSemanticElements: a table cannot be placed by the millimetre.
          <div key={row} role="row" className={classes.row} aria-rowindex={row + 1}>
            {gridCells(page.grid)
              .filter((cell) => cell.row === row)
              .map((cell) => {
                const element = byCell.get(cellKey(cell)) ?? null
                return (
                  <GridCell
                    key={cell.column}
                    pageId={page.id}
                    column={cell.column}
                    row={cell.row}
                    area={cellArea(page, cell)}
                    element={element}
                    isActive={active === cellKey(cell)}
                    isSelected={element !== null && selected.has(element.id)}
                  />
                )
              })}
          </div>
        ))}
        <DragMarks page={page} />
      </div>
      {menu && <CellMenu menu={menu} onClose={() => setMenu(null)} />}
    </>
  )
}

const gridElementOf = (element: DocumentElement | undefined): readonly GridElement[] =>
  element && isGridElement(element) ? [element] : []

/** The one cell of the page that the tab key leads to. */
const useActiveCell = (page: Page): string =>
  useEditorSession(({ target }) => {
    const place = target?.pageId === page.id ? target.place : null
    const cell = place !== null && typeof place !== 'number' ? place : FIRST_CELL
    const isThere = cell.column < page.grid.columns && cell.row < page.grid.rows
    return cellKey(isThere ? cell : FIRST_CELL)
  })

const FIRST_CELL = { column: 0, row: 0 }
