/** Draws and decodes pictures in the process that imports it: heavy, for processes that print. */
export { parseSvg } from '../svg/svg-parser.ts'
export { sizeOf } from '../svg/svg-size.ts'
export { attributeOf, type SvgElement } from '../svg/svg-tree.ts'
export { makePicture } from './make-picture.ts'
export { type BasePicture, basePicture } from './picture-base.ts'
export { rasteriseSvg } from './rasterise-svg.ts'
