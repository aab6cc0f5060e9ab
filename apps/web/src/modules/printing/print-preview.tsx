import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { layoutBackSide } from '@gebaerdenraum/domain/documents/layout/back-side'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { type PrintOptions, printAddress } from '@gebaerdenraum/domain/documents/print-options'
import { useMemo } from 'react'
import { productName } from '../../api/page-settings.ts'
import { DrawnPage } from './drawn-page/drawn-page.tsx'
import classes from './print-dialog.module.css'
import { PrintedPage } from './printed-page.tsx'
import { usePagePictures } from './use-page-pictures.ts'

type Props = { readonly document: Document; readonly options: PrintOptions }

/** The first page as it will be printed, and its back where there is one. */
export const PrintPreview = ({ document, options }: Props) => {
  const [pageId = ''] = document.pageIds
  const front = useMemo(
    () => layoutPage(document, pageId, { ...options, productName: productName() }),
    [document, pageId, options],
  )
  const edge = options.isTurnedOverShortEdge ? 'short' : 'long'
  const back = useMemo(
    () => (options.hasBackSides ? layoutBackSide(document, pageId, edge) : null),
    [document, pageId, options.hasBackSides, edge],
  )
  const find = usePagePictures(document, pageId, options.isLineArt)
  const printed = printAddress(document.variants.default, { ...options, ...WITHOUT_BACK })
  const count = document.pageIds.length
  return (
    <div className={classes.preview}>
      <figure className={classes.figure}>
        {options.isWithoutText ? (
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
