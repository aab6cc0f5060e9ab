import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { PageLayout } from '@gebaerdenraum/domain/documents/layout/box'
import type { PrintForms } from './forms/print-form.ts'
import type { PrintPicture, PrintPictures } from './pictures/picture-resolver.ts'
import type { AlphabetPosterJob } from './posters/write-alphabet-poster.ts'
import type { SceneJob } from './printing.ts'
import type { PdfOptions } from './write-document.ts'

/** What is to be made, with everything it needs but the originals of pictures. */
export type PrintJob = DocumentJob | SceneJob | FormsJob | AlphabetPosterJob

export type DocumentJob = { readonly productName: string; readonly pictures: PrintPictures } & (
  | { readonly form: 'pdf'; readonly content: DocumentContent; readonly options: PdfOptions }
  | { readonly form: 'page'; readonly layout: PageLayout; readonly title: string; readonly width: number }
)

/** Drawings to be kept, before a document asks for them. */
export type FormsJob = { readonly form: 'forms'; readonly pictures: readonly PrintPicture[] }

/** What a print process is asked for. */
export type PrintTask = { readonly job: PrintJob; readonly forms: PrintForms }

/** What was made, and what it was made of that documents may need again. */
export type Printed = { readonly bytes: Uint8Array; readonly drawn: PrintForms }

/** The process asks for the content under a key of the store; undefined where it is gone. */
export type OriginalKey = string
export type OriginalReply = Uint8Array | undefined
