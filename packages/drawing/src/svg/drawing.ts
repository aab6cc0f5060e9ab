import { attribute, number } from './markup.ts'

/** Something to be placed in a picture: SVG content in a box `0 0 width height`, or a finished picture by address. */
export type Drawing = { readonly width: number; readonly height: number } & (
  | { readonly body: string }
  | { readonly href: string }
)

export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Fits the drawing whole and centred into the frame, never stretched. */
export const placeDrawing = (drawing: Drawing, frame: Frame): string => {
  const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height)
  const [width, height] = [drawing.width * scale, drawing.height * scale]
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2]
  if ('href' in drawing) {
    const box = `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`
    return `<image ${box} href="${attribute(drawing.href)}"/>`
  }
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${Number(scale.toFixed(5))})">${drawing.body}</g>`
}
