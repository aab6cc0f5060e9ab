import { attribute, number, text } from './markup.ts'

/** A whole SVG file with its size in pixels. */
export type Picture = { readonly svg: string; readonly width: number; readonly height: number }

/** `title` is what the picture shows, for screen readers: text inside is drawn as outlines. */
export const picture = (width: number, height: number, title: string, content: string): Picture => ({
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${number(height)}" ` +
    `width="${number(width)}" height="${number(height)}" role="img" aria-label="${attribute(title)}">` +
    `<title>${text(title)}</title>${content}</svg>`,
  width,
  height,
})
