import type { Database } from '../../platform/database/database.ts'
import { definersFor } from '../../platform/modules/define-module.ts'
import type { Catalogue, SignViews } from '../catalogue/index.ts'

export type Services = { readonly db: Database; readonly catalogue: Catalogue; readonly signViews: SignViews }

export const { defineResource } = definersFor<Services>()
