import type { Database } from '../database/database.ts'
import { definersFor } from '../modules/definers.ts'
import type { Contributions } from '../modules/extension-point.ts'

export type MaintenanceServices = { readonly db: Database; readonly contributions: Contributions }

export const { defineJob } = definersFor<MaintenanceServices>()
