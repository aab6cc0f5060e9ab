import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { ImageReference } from '@gebaerdenraum/domain/documents/image-reference'
import type { PrintOptions } from './write-document.ts'

/** What the server's thread and the one that prints say to each other. */
export type ToPrinter =
  | { readonly kind: 'print'; readonly content: DocumentContent; readonly options: PrintOptions }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'no-answer'; readonly id: number; readonly error: unknown }

export type FromPrinter =
  | ({ readonly kind: 'question'; readonly id: number } & PrinterQuestion)
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The thread has neither database nor store. */
export type PrinterQuestion =
  | { readonly about: 'picture'; readonly reference: ImageReference; readonly isWithoutText: boolean }
  | { readonly about: 'original'; readonly key: string }
