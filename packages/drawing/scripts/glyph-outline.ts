import type { Glyph } from 'opentype.js/dist/opentype.mjs'

/** The outline as SVG path data. Fonts count y upwards, pictures downwards. */
export const glyphOutline = (glyph: Glyph): string =>
  glyph.path.commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      const turned = points.map((value, index) => Math.round(index % 2 === 0 ? value : -value))
      return `${type}${turned.join(' ')}`
    })
    .join('')
