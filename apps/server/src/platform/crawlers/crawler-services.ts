import type { Contributions } from '../modules/extension-point.ts'

export type CrawlerServices = {
  readonly contributions: Contributions
  readonly settings: { readonly appUrl: string }
}
