import { type Handle, scaledByHandle } from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import { turned } from '@gebaerdenraum/domain/custom-signs/geometry/matrix'
import type { Placement, Point, Size } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { TextObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { measureTextBox } from '@gebaerdenraum/drawing/custom-signs/draw-scene-text'

/** A box of text after one of its edges was dragged: it has other sides, its letters are not stretched. */
export const resizedTextBox = (object: TextObject, handle: Handle, to: Point): Placement => {
  const scaled = scaledByHandle(object, handle, to, { keepsRatio: false, mayFlip: false })
  const side = handle === 'e' || handle === 'w' ? 'width' : 'height'
  const wanted =
    side === 'width'
      ? { width: (object.size.width * scaled.scaleX) / object.scaleX }
      : { height: (object.size.height * scaled.scaleY) / object.scaleY }
  const size = textBoxSize(object, wanted)
  const down = side === 'width' ? ((size.height - object.size.height) * object.scaleY) / 2 : 0
  const offset = turned({ x: 0, y: down }, object.angle)
  return {
    ...object,
    size,
    // It grows downwards, as text does.
    position: { x: scaled.position.x + offset.x, y: scaled.position.y + offset.y },
  }
}

/** With this width or height; a box that is as high as its text needs stays so when its width changes. */
export const textBoxSize = (object: TextObject, { width, height }: Partial<Size>): Size => {
  const { size, text } = object
  if (width !== undefined && height === undefined && hasTextHeight(object)) return measureTextBox(text, width)
  return { width: width ?? size.width, height: height ?? size.height }
}

/** Whether it is a box exactly as high as its text needs at its full size. */
export const hasTextHeight = ({ type, text, size }: TextObject): boolean =>
  type === 'textbox' && size.height === measureTextBox(text, size.width).height
