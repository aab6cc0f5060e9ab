import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from './content-limits.ts'
import type { Inspected } from './content-verdicts.ts'

/** Reads the head, then decodes the whole picture once: small enough in memory, and it finds torn files. */
export const inspectPicture = async (file: string | Uint8Array): Promise<Inspected> => {
  try {
    const { width, height, orientation = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PICTURE_PIXELS) return { ok: false, reason: 'too-many-pixels' }
    await sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', sequentialRead: true })
      .resize(16, 16, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
      .raw()
      .toBuffer()
    const isTurned = orientation >= 5
    return { ok: true, width: isTurned ? height : width, height: isTurned ? width : height }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}
