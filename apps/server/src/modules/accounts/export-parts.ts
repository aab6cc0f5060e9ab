import { ordersExport } from '../billing/checkout/orders.export.ts'
import { declarationsExport } from '../billing/contract-declarations/contract-declarations.export.ts'
import { invoicesExport } from '../billing/invoices/invoices.export.ts'
import { licenceChoicesExport } from '../billing/licence-choices/licence-choices.export.ts'
import { signRequestsExport } from '../catalogue/sign-requests.export.ts'
import { customSignsExport } from '../custom-signs/custom-signs.export.ts'
import { documentsExport } from '../documents/documents.export.ts'
import { favoritesExport } from '../favorites/favorites.export.ts'
import { filesExport } from '../files/files.export.ts'
import { imagesExport } from '../images/images.export.ts'
import { listsExport, repetitionsExport } from '../lists/lists.export.ts'
import { teamsExport } from '../teams/teams.export.ts'
import { accountExport } from './account.export.ts'
import type { ExportPart } from './export-part.ts'

/** All that is kept of a person. A noun that keeps something of people adds its part here. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  accountExport,
  teamsExport,
  favoritesExport,
  signRequestsExport,
  filesExport,
  listsExport,
  repetitionsExport,
  documentsExport,
  customSignsExport,
  imagesExport,
  licenceChoicesExport,
  ordersExport,
  invoicesExport,
  declarationsExport,
]
