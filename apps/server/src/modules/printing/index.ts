/** What other modules use of printing: the pictures they give it, and the answers of routes that send what it made. */
export { PDF_POLICY, toFileError } from './file-answers.ts'
export { keepFormsJob } from './forms/keep-forms.job.ts'
export { deleteUnusedPrintForms } from './forms/print-forms.repository.ts'
export type { Printing } from './open-printing.ts'
export { type PrintPicture, type PrintPictures, pictureKey } from './picture-resolver.ts'
export { type SceneSource, scenePictureKey } from './picture-source.ts'
export { type SignViewer, signPicture } from './sign-pictures.ts'
