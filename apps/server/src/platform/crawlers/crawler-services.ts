import type { Database } from '../database/database.ts'
import type { Contributions } from '../modules/extension-point.ts'

export type CrawlerServices = {
  readonly db: Database
  readonly contributions: Contributions
  readonly settings: { readonly appUrl: string }
}
