import type { DocumentType } from '../../files/file-types.ts'
import { pageOf } from '../content-changes.ts'
import type { DocumentContent, Page } from '../document-content.ts'
import type { Box, LayoutOptions, PageLayout } from './box.ts'
import { gridBoxes } from './grid-layout.ts'
import { ownSignBoxes } from './own-sign-layout.ts'
import { footerBoxes, headerBoxes } from './page-frame.ts'
import { targetVocabularyBoxes } from './target-vocabulary-layout.ts'

/** Where everything stands on a page: for the editor, the preview, the thumbnail and the PDF alike. Null: no such page. */
export const layoutPage = (content: DocumentContent, pageId: string, options: LayoutOptions): PageLayout | null => {
  const page = pageOf(content, pageId)
  if (!page) return null
  const boxes = [
    ...headerBoxes(content, page),
    ...CONTENT_LAYOUTS[content.type](content, page, options),
    ...footerBoxes(content, page, options),
  ]
  return { size: page.dimensions, boxes }
}

type ContentLayout = (content: DocumentContent, page: Page, options: LayoutOptions) => readonly Box[]

const CONTENT_LAYOUTS: Readonly<Record<DocumentType, ContentLayout>> = {
  grid: gridBoxes,
  'own-sign': ownSignBoxes,
  'target-vocabulary': targetVocabularyBoxes,
}
