import { imagesIn } from '@gebaerdenraum/domain/documents/content-images'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { NO_FORMS, type PrintForms } from './forms/print-form.ts'
import { openPrinter } from './open-printer.ts'
import { type PictureResolver, type PrintPicture, pictureKey } from './pictures/picture-resolver.ts'
import type { PdfOptions } from './write-document.ts'

/** A document as PDF, A4 in true size: what the screen shows, in the same places. Made in a process of its own. */
export const documentPdf = async (
  content: DocumentContent,
  options: PdfOptions,
  resolver: PictureResolver,
  forms: PrintForms = NO_FORMS,
): Promise<Uint8Array> => {
  const pictures = new Map<string, PrintPicture | null>()
  for (const reference of imagesIn(content)) {
    for (const isWithoutText of options.isWithoutText ? [false, true] : [false]) {
      const key = pictureKey(reference, isWithoutText)
      if (!pictures.has(key)) pictures.set(key, await resolver.find(reference, isWithoutText))
    }
  }
  const { productName } = options
  const job = { form: 'pdf', content, options, productName, pictures } as const
  return (await printer.print(job, { originals: resolver.storage, forms })).bytes
}

const printer = openPrinter()
