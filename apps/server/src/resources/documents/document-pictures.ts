import type { UserCaller } from '@gebaerdenraum/domain/access/caller'
import { imagesIn } from '@gebaerdenraum/domain/documents/content-images'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { ImageReference, ImageService } from '@gebaerdenraum/domain/documents/image-reference'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../database/database.ts'
import { findManySignFacts } from '../../media/sign-media.repository.ts'
import { type PrintPicture, type PrintPictures, pictureKey } from '../../print/picture-resolver.ts'
import { type SignViewer, signPicture } from '../../print/sign-pictures.ts'
import { findManyImages, type ImageRow } from '../images/images.repository.ts'

type Printer = SignViewer & { readonly caller: UserCaller }

/**
 * The pictures of a document as the caller may see them, in a number of statements that does not depend on how many
 * there are. That a document names a picture is no way to it: of uploads and custom signs only those within his own
 * reach, of signs what his licence allows (decisions 0012, 0018).
 */
export const findPictures = async (
  db: Database,
  content: DocumentContent,
  isWithoutText: boolean,
  printer: Printer,
): Promise<PrintPictures> => {
  const references = imagesIn(content)
  const idsOf = (service: ImageService): readonly string[] => [
    ...new Set(references.flatMap((one) => (one.service === service && isUuid(one.objectId) ? [one.objectId] : []))),
  ]
  const signs = byId(await findManySignFacts(db, idsOf('signs')))
  const images = byId(await findManyImages(db, printer.caller, idsOf('images')))
  const find = (reference: ImageReference, isWordless: boolean): PrintPicture | null => {
    if (reference.service === 'signs') {
      const sign = signs.get(reference.objectId)
      return sign ? signPicture(sign, reference.imageType, isWordless, printer) : null
    }
    const image = reference.service === 'images' ? images.get(reference.objectId) : undefined
    return image ? uploadPicture(image) : null
  }
  return new Map(
    references.flatMap((reference) =>
      (isWithoutText ? [false, true] : [false]).map(
        (isWordless) => [pictureKey(reference, isWordless), find(reference, isWordless)] as const,
      ),
    ),
  )
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const uploadPicture = ({ name, sha256, contentType, byteLength }: ImageRow): PrintPicture => ({
  name: name.replace(/\.\w{1,5}$/, ''),
  publicAddress: null,
  source: { from: 'import', original: { sha256, contentType, byteLength } },
})
