/** What other modules use of printing. The pictures they give it have an entrance of their own: `pictures/`. */
export { PDF_POLICY, toFileError } from './file-answers.ts'
export type { Printing } from './printing.ts'
