/** All that a drawing needs. No animation, filters, links or foreign content. Names are matched with their case. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker'],
])

export const isAllowedAttribute = (name: string): boolean => ALLOWED_ATTRIBUTES.has(name) || name.startsWith('aria-')

const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'class', 'style', 'role', 'lang', 'href', 'transform', 'viewBox', 'preserveAspectRatio', 'overflow'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy', 'width', 'height'],
  ...['d', 'points', 'pathLength', 'offset', 'rotate', 'textLength', 'lengthAdjust', 'startOffset', 'space'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform'],
  ...['markerUnits', 'markerWidth', 'markerHeight', 'refX', 'refY', 'orient'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'vector-effect', 'paint-order'],
  ...['opacity', 'color', 'display', 'visibility', 'clip-path', 'clip-rule', 'mask', 'mask-type', 'mix-blend-mode'],
  ...['isolation', 'stop-color', 'stop-opacity', 'marker-start', 'marker-mid', 'marker-end', 'shape-rendering'],
  ...['text-rendering', 'image-rendering', 'color-interpolation', 'font-family', 'font-size', 'font-style'],
  ...['font-weight', 'font-variant', 'font-stretch', 'letter-spacing', 'word-spacing', 'text-anchor'],
  ...['text-decoration', 'dominant-baseline', 'alignment-baseline', 'baseline-shift', 'writing-mode', 'direction'],
])
