/** Pictures of pages for messengers and search engines (Open Graph), in pixels. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** How many drawings a picture has room for. */
export const MAX_PREVIEW_DRAWINGS = 4

/** Pages with a picture of their own besides those of signs and lists. `product`: all others. */
export const PAGE_PREVIEWS = ['product', 'manual-alphabet'] as const
export type PagePreview = (typeof PAGE_PREVIEWS)[number]

/** What pictures belong to: signs by slug, shared lists by key, other pages by name. */
export type LinkPreviewKind = 'signs' | 'lists' | 'pages'

/** Below it lie the pictures of a kind. */
export const linkPreviewFolder = (kind: LinkPreviewKind): string => `/media/previews/${kind}`

export const pagePreviewPath = (page: PagePreview): string => previewPath('pages', page)
export const signPreviewPath = (slug: string): string => previewPath('signs', slug)
export const listPreviewPath = (shareKey: string): string => previewPath('lists', shareKey)

const previewPath = (kind: LinkPreviewKind, name: string): string =>
  `${linkPreviewFolder(kind)}/${encodeURIComponent(name)}${EXTENSION}`

/** What a picture's file is called after; undefined for other files. */
export const readPreviewName = (file: string): string | undefined =>
  file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : undefined

const EXTENSION = '.jpg'
