import { type Area, fittedInto, type Point, type Size } from '@gebaerdenraum/domain/kernel/page-geometry'

export type Side = 'left' | 'right' | 'top' | 'bottom'

export const SIDES: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'left', label: 'Links abschneiden' },
  { side: 'right', label: 'Rechts abschneiden' },
  { side: 'top', label: 'Oben abschneiden' },
  { side: 'bottom', label: 'Unten abschneiden' },
]

/** So much of a picture stays at least, as a fraction of its width and height. */
export const SMALLEST_PART = 0.05

/** How much is cut off at a side, as a fraction. */
export const sideOf = ({ x, y, width, height }: Area, side: Side): number =>
  ({ left: x, right: 1 - x - width, top: y, bottom: 1 - y - height })[side]

/** The part that is left when so much is cut off at a side; the other sides stay. */
export const withSide = (crop: Area, side: Side, cut: number): Area => {
  const opposite = ({ left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const)[side]
  const kept = Math.min(Math.max(cut, 0), 1 - sideOf(crop, opposite) - SMALLEST_PART)
  switch (side) {
    case 'left':
      return { ...crop, x: kept, width: crop.x + crop.width - kept }
    case 'right':
      return { ...crop, width: 1 - crop.x - kept }
    case 'top':
      return { ...crop, y: kept, height: crop.y + crop.height - kept }
    case 'bottom':
      return { ...crop, height: 1 - crop.y - kept }
  }
}

/** The part of the same size moved by this, as far as the picture goes. */
export const movedCrop = (crop: Area, x: number, y: number): Area => ({
  ...crop,
  x: Math.min(Math.max(crop.x + x, 0), 1 - crop.width),
  y: Math.min(Math.max(crop.y + y, 0), 1 - crop.height),
})

/** Where on its picture a point lies, as fractions; the picture stands whole in the middle of its box. */
export const pointOnPicture = (box: Area, picture: Size, { x, y }: Point): Point => {
  const shown = fittedInto({ x: box.x, y: box.y, width: box.width, height: box.height }, picture)
  return { x: (x - shown.x) / shown.width, y: (y - shown.y) / shown.height }
}
