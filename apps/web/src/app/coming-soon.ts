import type { PageModule } from './route-entry.ts'

/** The page of every route whose own page is still being made. */
export const comingSoon = (): Promise<PageModule> => import('./pages/coming-soon-page.tsx')
