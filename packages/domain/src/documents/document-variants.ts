/** In which forms a document leaves the server; the first page as picture in three sizes, and the whole as PDF. */
export const DOCUMENT_VARIANTS = ['default', 'thumbnail', 'small', 'original'] as const
export type DocumentVariant = (typeof DOCUMENT_VARIANTS)[number]
