import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { layoutBackSide } from '@gebaerdenraum/domain/documents/layout/back-side'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { addressOfPrint, type PrintWish } from '@gebaerdenraum/domain/documents/print-wish'
import { useMemo } from 'react'
import { productName } from '../../api/page-settings.ts'
import { DrawnPage } from './drawn-page/drawn-page.tsx'
import classes from './print-dialog.module.css'
import { PrintedPage } from './printed-page.tsx'
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
  const find = usePagePictures(document, pageId, wish.isLineArt)
  const printed = addressOfPrint(document.variants.default, { ...wish, ...WITHOUT_BACK })
  const count = document.pageIds.length
  return (
    <div className={classes.preview}>
      <figure className={classes.figure}>
        {wish.isWithoutText ? (
          <PrintedPage key={printed} address={printed} title={TITLE} />
        ) : (
          front && <DrawnPage layout={front} title={TITLE} find={find} />
        )}
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

const TITLE = 'Vorschau der ersten Seite'
const WITHOUT_BACK = { hasBackSides: false, isTurnedOverShortEdge: false } as const
