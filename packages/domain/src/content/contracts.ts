import { pagePreviewsContract, pageVersionsContract } from './page-versions.contract.ts'
import { pagesContract } from './pages.contract.ts'

export const contentContracts = {
  'page-previews': pagePreviewsContract,
  'page-versions': pageVersionsContract,
  pages: pagesContract,
} as const
