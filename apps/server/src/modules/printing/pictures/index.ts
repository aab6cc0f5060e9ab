/** The pictures that documents and custom signs give to printing. */
export { type PrintPicture, type PrintPictures, pictureKey } from './picture-resolver.ts'
export { type SceneSource, scenePictureKey } from './picture-source.ts'
export { type SignViewer, signPicture } from './sign-pictures.ts'
