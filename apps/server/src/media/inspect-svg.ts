import type { Inspected } from './content-verdicts.ts'
import { inspectPicture } from './inspect-picture.ts'
import { sanitiseSvg } from './svg/sanitise-svg.ts'

/** An SVG is as good as what stands in it, embedded pictures included. */
export const inspectSvg = async (bytes: Uint8Array): Promise<Inspected> => {
  const clean = sanitiseSvg(bytes)
  if (!clean.ok) return { ok: false, reason: clean.reason, found: clean.found }
  for (const address of clean.embeddedPictures) {
    const picture = await inspectPicture(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    if (!picture.ok) return { ...picture, found: 'eingebettetes Bild' }
  }
  return { ok: true, width: Math.round(clean.width), height: Math.round(clean.height) }
}
