import type { CustomSignVariant } from '@gebaerdenraum/domain/custom-signs/custom-sign-variants'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { DocumentVariant } from '@gebaerdenraum/domain/documents/document-variants'
import type { PrintOptions } from '@gebaerdenraum/domain/documents/print-options'
import type { PosterOptions } from '@gebaerdenraum/domain/media/alphabet-poster'
import type { Demand, FoundMedium } from '../media/index.ts'
import type { PrintPicture, PrintPictures } from './pictures/picture-resolver.ts'
import type { SceneSource } from './pictures/picture-source.ts'

/** A custom sign as the file of one of its variants. */
export type SceneJob = {
  readonly form: 'scene'
  readonly source: SceneSource
  readonly variant: CustomSignVariant
  readonly productName: string
  readonly madeAt: Date
}

/** A document as a viewer may see it: its content, and the pictures that the viewer may see. */
export type PrintedDocument = {
  readonly content: DocumentContent
  readonly createdAt: Date
  readonly pictures: PrintPictures
}

/** Documents as files: the PDF, and the first page as picture. Made once for all that goes into them, and kept for some days. */
export type Printing = {
  /** Throws `VariantError` where it cannot be made, `BusyError` when too much is to be made already. */
  pdf(document: PrintedDocument, options: PrintOptions, signal: AbortSignal): Promise<FoundMedium>
  firstPage(
    document: PrintedDocument,
    variant: Exclude<DocumentVariant, 'original'>,
    options: PrintOptions,
    signal: AbortSignal,
  ): Promise<FoundMedium>
  customSign(job: Omit<SceneJob, 'form' | 'productName'>, signal: AbortSignal): Promise<FoundMedium>
  /** The poster of the manual alphabet; `address` is where its letters can be seen as films. */
  alphabetPoster(options: PosterOptions, address: string, demand: Demand): Promise<FoundMedium>
  /** Draws ahead what documents will ask for; returns how many drawings are new. */
  makeForms(pictures: readonly PrintPicture[], signal: AbortSignal): Promise<number>
  stop(): Promise<void>
}
