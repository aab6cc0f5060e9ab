/** What other modules use of content. */
export type { ContentPages } from './content-pages.ts'
