/** Checks and measures files of unknown origin, in processes of their own. */
export { measureForeignPicture } from '../pictures/picture-processes.ts'
export { checkContent, takePicture } from './content-check.ts'
export { isTooLarge } from './content-messages.ts'
