/** Draws and decodes pictures in the process that imports it: heavy, for processes that print. */
export { makePicture } from './make-picture.ts'
export { type BasePicture, basePicture } from './picture-base.ts'
export { measureForeignPicture } from './picture-processes.ts'
export { rasteriseSvg } from './rasterise-svg.ts'
