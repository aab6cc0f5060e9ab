import { accountsContracts } from './accounts/contracts.ts'
import { auditContracts } from './audit/contracts.ts'
import { billingContracts } from './billing/contracts.ts'
import { catalogueContracts } from './catalogue/contracts.ts'
import { contentContracts } from './content/contracts.ts'
import { customSignsContracts } from './custom-signs/contracts.ts'
import { documentsContracts } from './documents/contracts.ts'
import { favoritesContracts } from './favorites/contracts.ts'
import { filesContracts } from './files/contracts.ts'
import { imagesContracts } from './images/contracts.ts'
import { listsContracts } from './lists/contracts.ts'
import { operationContracts } from './operation/contracts.ts'
import { teamsContracts } from './teams/contracts.ts'

/** Every resource of the API, by its path. The server refuses to start when one of them is not served. */
export const contracts = {
  ...accountsContracts,
  ...auditContracts,
  ...billingContracts,
  ...catalogueContracts,
  ...contentContracts,
  ...customSignsContracts,
  ...documentsContracts,
  ...favoritesContracts,
  ...filesContracts,
  ...imagesContracts,
  ...listsContracts,
  ...operationContracts,
  ...teamsContracts,
} as const
export type Contracts = typeof contracts
