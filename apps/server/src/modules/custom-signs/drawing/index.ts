/** Drawing custom signs and what is in them: heavy. */
export { findPictures } from './find-pictures.ts'
export { sendDrawnSign } from './send-drawn-sign.ts'
