import type { Database } from '../../platform/database/database.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Catalogue, SignViews } from '../catalogue/index.ts'

export type Services = { readonly db: Database; readonly catalogue: Catalogue; readonly signViews: SignViews }

export const { defineResource } = definersFor<Services>()
