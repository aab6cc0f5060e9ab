import { plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import { BoxMarks } from '../stack/box-marks.tsx'

/** The cells of one page of a grid. */
export const GridPage = ({ pageId }: { readonly pageId: string }) => {
  const { productName } = useDocumentEditing()
  const content = useContent((whole) => whole)
  const layout = layoutPage(content, pageId, plainLayout(productName))
  if (!layout) return null
  const cells = layout.boxes.filter(({ role }) => role === 'cell')
  return <BoxMarks boxes={cells} area={{ x: 0, y: 0, ...layout.size }} />
}
