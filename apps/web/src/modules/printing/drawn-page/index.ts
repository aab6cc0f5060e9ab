export { DrawnPage } from './drawn-page.tsx'
export { loadDrawnPicture } from './drawn-picture.ts'
