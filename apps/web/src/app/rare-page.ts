import type { RARE_PAGES } from './rare-pages.ts'
import type { PageModule } from './route-entry.ts'

/** A page by way of the list of those that few visits begin with. */
export const rarePage = (id: keyof typeof RARE_PAGES) => async (): Promise<PageModule> =>
  (await import('./rare-pages.ts')).RARE_PAGES[id]()
