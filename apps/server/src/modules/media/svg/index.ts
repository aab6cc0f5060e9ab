/** Reading SVG that passed the checks. */
export { parseSvg } from './svg-parser.ts'
export { sizeOf } from './svg-size.ts'
export { attributeOf, type SvgElement } from './svg-tree.ts'
