import type { Drawing } from '../svg/drawing.ts'
import { BRAND_MARK } from './brand-mark.ts'

/**
 * Icons of the app on a device's home screen: files of the web app (`apps/web/public/icons`), which
 * `node apps/server/test/app-icon-files.ts` writes.
 */
export const APP_ICONS = [
  { file: 'icon-192.png', size: 192, shape: 'rounded' },
  { file: 'icon-512.png', size: 512, shape: 'rounded' },
  { file: 'icon-maskable-512.png', size: 512, shape: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, shape: 'filled' },
] as const satisfies readonly { file: string; size: number; shape: IconShape }[]

/** `filled`: the system rounds the corners. `maskable`: it cuts any shape out of it, at least a circle of 80 % (W3C). */
type IconShape = 'rounded' | 'filled' | 'maskable'

/** The brand mark as an icon of the app. */
export const drawAppIcon = (shape: IconShape): Extract<Drawing, { readonly body: string }> => {
  if (shape === 'rounded') return BRAND_MARK
  const { width, height, body } = BRAND_MARK
  const scale = shape === 'maskable' ? MASKABLE_SCALE : 1
  const middle = (width / 2) * (1 - scale)
  const ground = `<rect width="${width}" height="${height}" fill="${GROUND}"/>`
  return { width, height, body: `${ground}<g transform="translate(${middle} ${middle}) scale(${scale})">${body}</g>` }
}

const GROUND = '#0b6b6b'
/** The hand then lies within the circle that is always shown. */
const MASKABLE_SCALE = 0.86
