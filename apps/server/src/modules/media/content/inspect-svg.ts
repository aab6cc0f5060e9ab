import { readFile } from 'node:fs/promises'
import { fittedSize, PICTURE_SIZES } from '../pictures/picture-sizes.ts'
import { rasteriseSvg } from '../pictures/rasterise-svg.ts'
import { type CleanSvg, sanitiseSvg } from '../svg/sanitise-svg.ts'
import type { Inspected } from './content-verdicts.ts'
import { inspectPicture } from './inspect-picture.ts'

type Refused = Extract<Inspected, { readonly ok: false }>

/**
 * An SVG is as good as what stands in it, embedded pictures included. It is drawn once at the size of the screen: what no
 * estimate foresees ends at the limits of the process in which this runs.
 */
export const checkSvg = async (file: string | Uint8Array): Promise<CleanSvg | Refused> => {
  const clean = sanitiseSvg(typeof file === 'string' ? await readFile(file) : file)
  if (!clean.ok) return clean
  for (const address of clean.embeddedPictures) {
    const picture = await inspectPicture(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    if (!picture.ok) return { ...picture, found: 'eingebettetes Bild' }
  }
  try {
    const { pixels } = await rasteriseSvg(clean.svg, fittedSize(clean, PICTURE_SIZES.default, true).width)
    if (!isVisible(pixels))
      return { ok: false, reason: 'nothing-visible', found: clean.leftOut.slice(0, NAMED_MAX).join(', ') }
  } catch {
    return { ok: false, reason: 'unreadable', found: 'nicht zu zeichnen' }
  }
  return clean
}

const NAMED_MAX = 3

/** Whether any of the pixels (red, green, blue, alpha) is not transparent. */
const isVisible = (pixels: Uint8Array): boolean => {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return true
  return false
}

export const inspectSvg = async (file: string | Uint8Array): Promise<Inspected> => {
  const clean = await checkSvg(file)
  return clean.ok ? { ok: true, ...wholeSize(clean) } : clean
}

/** Pixels of a vector, for people: whole, and never none. */
export const wholeSize = ({ width, height }: Pick<CleanSvg, 'width' | 'height'>) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})
