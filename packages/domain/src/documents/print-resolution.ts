import { type Area, fittedInto, PX_PER_INCH, type Size } from '../kernel/page-geometry.ts'

export const PRINT_DPI = 300
export const TOO_SMALL_MESSAGE = 'Bild zu klein für diese Größe'

/** Dots per inch of a picture of so many pixels that is printed whole in this frame. */
export const printedDpi = (picture: Size, frame: Area): number =>
  (picture.width / fittedInto(frame, picture).width) * PX_PER_INCH

/** Drawings without pixels are sharp at every size: null. */
export const isSharpEnough = (picture: Size | null, frame: Area): boolean =>
  picture === null || printedDpi(picture, frame) >= PRINT_DPI - ROUNDING

/** A frame in hundredths of a pixel may be a hair larger than the picture was made for. */
const ROUNDING = 0.1
