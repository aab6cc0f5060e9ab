import { catalogueChangesContract } from './catalogue-changes.contract.ts'
import { catalogueHighlightsContract } from './catalogue-highlights.contract.ts'
import { catalogueMediaContract } from './catalogue-media.contract.ts'
import { catalogueReportsContract } from './catalogue-reports.contract.ts'
import { catalogueSignsContract } from './catalogue-signs.contract.ts'
import { catalogueSizeContract } from './catalogue-size.contract.ts'
import { categoriesContract } from './categories.contract.ts'
import {
  catalogueExportsContract,
  catalogueImportEntriesContract,
  catalogueImportPartsContract,
  catalogueImportReportsContract,
  catalogueImportsContract,
} from './import/catalogue-imports.contract.ts'
import { missedSearchesContract } from './missed-searches.contract.ts'
import { pictogramsContract } from './pictograms.contract.ts'
import { searchIndexContract } from './search-index.contract.ts'
import { signRequestsContract } from './sign-requests.contract.ts'
import { signsContract } from './signs.contract.ts'

export const catalogueContracts = {
  'catalogue-changes': catalogueChangesContract,
  'catalogue-exports': catalogueExportsContract,
  'catalogue-highlights': catalogueHighlightsContract,
  'catalogue-import-entries': catalogueImportEntriesContract,
  'catalogue-import-parts': catalogueImportPartsContract,
  'catalogue-import-reports': catalogueImportReportsContract,
  'catalogue-imports': catalogueImportsContract,
  'catalogue-media': catalogueMediaContract,
  'catalogue-reports': catalogueReportsContract,
  'catalogue-signs': catalogueSignsContract,
  'catalogue-size': catalogueSizeContract,
  categories: categoriesContract,
  'missed-searches': missedSearchesContract,
  pictograms: pictogramsContract,
  'search-index': searchIndexContract,
  'sign-requests': signRequestsContract,
  signs: signsContract,
} as const
