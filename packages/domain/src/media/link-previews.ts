/** Pictures of pages for messengers and search engines (Open Graph), in pixels. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** How many drawings a picture has room for. */
export const MAX_PREVIEW_DRAWINGS = 4

/** Pages with a picture of their own besides those of signs and lists. `product`: all others. */
export const PAGE_PREVIEWS = ['product', 'manual-alphabet'] as const
export type PagePreview = (typeof PAGE_PREVIEWS)[number]

export const pagePreviewPath = (page: PagePreview): string => `/media/previews/pages/${page}${EXTENSION}`

export const signPreviewPath = (slug: string): string => `/media/previews/signs/${encodeURIComponent(slug)}${EXTENSION}`

export const listPreviewPath = (shareKey: string): string =>
  `/media/previews/lists/${encodeURIComponent(shareKey)}${EXTENSION}`

/** What a picture's file is called after; undefined for other files. */
export const readPreviewName = (file: string): string | undefined =>
  file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : undefined

const EXTENSION = '.jpg'
