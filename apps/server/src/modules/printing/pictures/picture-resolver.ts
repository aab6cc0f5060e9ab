import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import type { PictureSource } from './picture-source.ts'

/** What the printer has to know of a picture. Plain data: it goes to another process. */
export type PrintPicture = {
  /** Alternative text, and the word on the back of a card. */
  readonly name: string
  /** The public page a QR code leads to; null where there is none. */
  readonly publicAddress: string | null
  readonly source: PictureSource
  /** What the catalogue draws is kept as it stands in a PDF, under this name (`forms/`). */
  readonly formKey?: string
}

/** Where the pictures of documents come from: the port between printing and signs, custom signs and uploads. */
export type PictureResolver = {
  /** Null when it is gone, or not for the person who prints: its place stays empty. */
  find(reference: ImageReference, isWithoutText: boolean): Promise<PrintPicture | null>
  readonly storage: Originals
}

/** The print process has no store of its own. */
export type Originals = Pick<MediaStorage, 'get'>

/** All pictures of a document by `pictureKey`, found before it is printed. */
export type PrintPictures = ReadonlyMap<string, PrintPicture | null>

export const pictureKey = (reference: ImageReference, isWithoutText: boolean): string => {
  const drawing = reference.service === 'signs' ? reference.imageType : ''
  return `${reference.service} ${reference.objectId} ${drawing} ${isWithoutText}`
}
