import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { layoutBackSide } from '@gebaerdenraum/domain/documents/layout/back-side'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import type { PrintWish } from '@gebaerdenraum/domain/documents/print-wish'
import { useMemo } from 'react'
import { productName } from '../../../api/page-settings.ts'
import { DrawnPage } from './drawn-page.tsx'
import classes from './print-dialog.module.css'
import { usePagePictures } from './use-page-pictures.ts'

type Props = { readonly document: Document; readonly wish: PrintWish }

/** The first page as it will be printed, and its back where there is one. */
export const PrintPreview = ({ document, wish }: Props) => {
  const [pageId = ''] = document.pageIds
  const front = useMemo(
    () => layoutPage(document, pageId, { ...wish, productName: productName() }),
    [document, pageId, wish],
  )
  const edge = wish.isTurnedOverShortEdge ? 'short' : 'long'
  const back = useMemo(
    () => (wish.hasBackSides ? layoutBackSide(document, pageId, edge) : null),
    [document, pageId, wish.hasBackSides, edge],
  )
  const find = usePagePictures(document, pageId)
  const count = document.pageIds.length
  return (
    <div className={classes.preview}>
      <figure className={classes.figure}>
        {front && <DrawnPage layout={front} title="Vorschau der ersten Seite" find={find} />}
        <figcaption>{count === 1 ? '1 Seite' : `Seite 1 von ${count}`}</figcaption>
      </figure>
      {back && (
        <figure className={classes.figure}>
          <DrawnPage layout={back} title="Vorschau der ersten Rückseite" find={find} />
          <figcaption>Rückseite</figcaption>
        </figure>
      )}
    </div>
  )
}
