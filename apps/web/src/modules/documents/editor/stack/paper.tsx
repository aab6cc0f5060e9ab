import { showsFooter } from '@gebaerdenraum/domain/documents/document-permissions'
import { kindOf } from '@gebaerdenraum/domain/documents/kinds/document-kinds'
import { plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { useMemo } from 'react'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import { ElementList } from '../elements/element-list.tsx'
import { GridPage } from '../grid/grid-page.tsx'
import { AddElement } from './add-element.tsx'
import { BoxMarks } from './box-marks.tsx'
import { groupedBoxes } from './grouped-boxes.ts'
import { PageBox } from './page-box.tsx'

type Props = { readonly pageId: string; readonly number: number }

/** All of a page as it is printed, with what is edited in its place. */
export const Paper = ({ pageId, number }: Props) => {
  const { productName, canEditNote } = useDocumentEditing()
  const content = useContent((whole) => whole)
  const options = useMemo(() => plainLayout(productName), [productName])
  const layout = layoutPage(content, pageId, options)
  if (!layout) return null
  const { head, foot } = groupedBoxes(layout.boxes)
  const isFooterShown = showsFooter(content.type, content.properties.footerText, { isMultiplicator: canEditNote })
  const around = [...head, ...foot.filter(({ role }) => role !== 'footer' || isFooterShown)]
  const isGrid = kindOf(content).newElement('') === null
  const page = { x: 0, y: 0, ...layout.size }
  return (
    <>
      <BoxMarks boxes={around} area={page} />
      {head.map((box) => (
        <PageBox key={keyOf(box)} box={box} page={page} number={number} />
      ))}
      {isGrid ? <GridPage pageId={pageId} /> : <ElementList pageId={pageId} pageNumber={number} boxes={layout.boxes} />}
      {!isGrid && <AddElement pageId={pageId} kind="inside" />}
      {foot.map((box) => (
        <PageBox key={keyOf(box)} box={box} page={page} number={number} />
      ))}
    </>
  )
}

const keyOf = (box: { readonly role: string; readonly area?: { readonly x: number } }): string =>
  `${box.role} ${box.area?.x ?? ''}`
