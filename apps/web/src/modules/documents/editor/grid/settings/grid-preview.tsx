import type { DocumentContent, Grid } from '@gebaerdenraum/domain/documents/document-content'
import { plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { newIdsFor } from '@gebaerdenraum/domain/documents/new-ids'
import { reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import { memo } from 'react'
import classes from './grid-settings.module.css'

type Props = { readonly content: DocumentContent; readonly pageId: string; readonly grid: Grid }

/** The page as it would be, laid out by the same rules: cells, those with a picture filled, and what stands around them. */
export const GridPreview = memo(function GridPreview({ content, pageId, grid }: Props) {
  const layout = layoutPage(withGrid(content, pageId, grid), pageId, plainLayout(''))
  if (!layout) return null
  return (
    <svg
      className={classes.preview}
      data-paper
      viewBox={`0 0 ${layout.size.width} ${layout.size.height}`}
      role="img"
      aria-label={`Vorschau: ${grid.columns} × ${grid.rows} Felder`}
    >
      {layout.boxes.map((box) => {
        if (!('area' in box) || (box.kind === 'image' && box.role === 'element-image')) return null
        const isCell = box.kind === 'frame'
        const kind = isCell ? (box.elementId === null ? classes.freeCell : classes.filledCell) : classes.around
        return (
          <rect key={`${box.role} ${box.area.x} ${box.area.y}`} {...box.area} rx={isCell ? 4 : 8} className={kind} />
        )
      })}
    </svg>
  )
})

const withGrid = (content: DocumentContent, pageId: string, grid: Grid): DocumentContent => {
  const draft = { type: 'change-grid', pageId, grid } as const
  let count = 0
  const newId = (): string => {
    count += 1
    return `preview-${count}`
  }
  return reduceDocument(content, { ...draft, ...newIdsFor(content, draft, newId) })
}
