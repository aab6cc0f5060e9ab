import type { Drawing } from '../svg/drawing.ts'

/** The hand of the product on its ground, as in `apps/web/public/favicon.svg`. */
export const BRAND_MARK = {
  width: 32,
  height: 32,
  body:
    '<rect width="32" height="32" rx="8" fill="#0b6b6b"/>' +
    '<path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" ' +
    'd="M11 17V9.5a1.8 1.8 0 0 1 3.6 0V15m0-1V7.8a1.8 1.8 0 0 1 3.6 0V15m0-5a1.8 1.8 0 0 1 3.6 0v7.4c0 4.2-2.6 7.4-6.6 7.4-3 0-4.6-1.4-6-3.8l-2.7-4.6c-.6-1 .1-2.2 1.2-2.4.8-.1 1.5.3 1.9 1L11 17"/>',
} as const satisfies Drawing
