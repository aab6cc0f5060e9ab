import { setText, textWidth } from '../text/set-text.ts'
import type { DrawnPicture } from './draw-page.ts'

/** The product's own logo, shown where a document has none: its mark and its name. */
export const productLogo = (productName: string): DrawnPicture => {
  const name = setText(productName, { x: SIDE + GAP, y: BASE_LINE, size: TEXT_SIZE, weight: 'bold', fill: BRAND })
  const width = SIDE + GAP + textWidth(productName, TEXT_SIZE, 'bold')
  return pictureOf(productName, width, MARK + name)
}

/** The mark alone, beside the copyright note that names the product: read aloud, it would only repeat it. */
export const productMark = (): DrawnPicture => pictureOf('', SIDE, MARK)

const pictureOf = (name: string, width: number, body: string): DrawnPicture => ({
  size: { width, height: SIDE },
  name,
  publicAddress: null,
  drawing: { width, height: SIDE, body },
})

const SIDE = 32
const GAP = 8
const TEXT_SIZE = 20
const BASE_LINE = 23
const BRAND = '#0b6b6b'

/** The drawing of the web app's icon. */
export const MARK =
  '<rect width="32" height="32" rx="8" fill="#0b6b6b"/>' +
  '<path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" ' +
  'd="M11 17V9.5a1.8 1.8 0 0 1 3.6 0V15m0-1V7.8a1.8 1.8 0 0 1 3.6 0V15m0-5a1.8 1.8 0 0 1 3.6 0v7.4c0 4.2-2.6 7.4-6.6 ' +
  '7.4-3 0-4.6-1.4-6-3.8l-2.7-4.6c-.6-1 .1-2.2 1.2-2.4.8-.1 1.5.3 1.9 1L11 17"/>'
