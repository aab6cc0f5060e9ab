import type { ImageReference } from '@gebaerdenraum/domain/documents/image-reference'
import type { Database } from '../database/database.ts'
import { findSignFacts } from '../media/sign-media.repository.ts'
import { pictureBase } from '../media/variants/recipe.ts'
import type { PrintPicture } from './picture-resolver.ts'

/**
 * The picture of a sign of the catalogue as it is printed. Cards without text are drawn from the sign's own drawing even
 * where a finished card was imported: its words are part of the picture.
 */
export const findSignPicture = async (
  db: Database,
  reference: Extract<ImageReference, { service: 'signs' }>,
  { isWithoutText, appUrl }: { readonly isWithoutText: boolean; readonly appUrl: string },
): Promise<PrintPicture | null> => {
  const sign = await findSignFacts(db, reference.objectId)
  if (!sign) return null
  const { signOnly } = sign.media
  const drawn = isWithoutText ? { ...sign, media: signOnly ? { signOnly } : {} } : sign
  const source = pictureBase(drawn, reference.imageType) ?? pictureBase(sign, reference.imageType)
  return source ? { name: sign.title, publicAddress: `${appUrl}/gebaerden/${sign.slug}`, source } : null
}
