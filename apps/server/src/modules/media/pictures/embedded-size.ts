import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'

/** A card prints at 80 mm: this is more than 400 dpi. */
export const EMBEDDED_SIDE = 1400

/** What is left of a photograph of so many pixels that stands on a card. */
export const embeddedSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, EMBEDDED_SIDE / Math.max(width, height))
  return { width: width * scale, height: height * scale }
}
