/**
 * In which forms a custom sign leaves the server: WebP for the screen in three sizes and once without its words, PNG with twice and four times the
 * pixels of its canvas, SVG and PDF.
 */
export const CUSTOM_SIGN_VARIANTS = [
  'default',
  'thumbnail',
  'small',
  'wordless',
  'original',
  'large',
  'svg',
  'pdf',
] as const
export type CustomSignVariant = (typeof CUSTOM_SIGN_VARIANTS)[number]
