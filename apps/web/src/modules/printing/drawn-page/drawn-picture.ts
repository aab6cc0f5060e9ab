import type { DrawnPicture } from '@gebaerdenraum/drawing/documents/draw-page'

type Facts = Pick<DrawnPicture, 'name' | 'publicAddress'>

/** A picture with its natural size, once it is loaded. Null if it cannot be loaded. */
export const loadDrawnPicture = async (address: string, facts: Facts): Promise<DrawnPicture | null> => {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return null
  }
  // A vector without measures has none of its own.
  const size = { width: image.naturalWidth || UNKNOWN_PX, height: image.naturalHeight || UNKNOWN_PX }
  return { ...facts, size, drawing: { ...size, href: address } }
}

const UNKNOWN_PX = 300
