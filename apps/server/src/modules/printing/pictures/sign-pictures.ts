import { publicSignPath } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { onLightPaper, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { SignFacts } from '../../catalogue/index.ts'
import { toSignPictureBase } from '../../catalogue/index.ts'
import { formKeyOf, isKeptAsForm } from '../forms/print-form.ts'
import type { PrintPicture } from './picture-resolver.ts'
import type { PictureSource } from './picture-source.ts'

/** Who prints, as far as signs of the catalogue go. */
export type SignViewer = {
  readonly isLicensed: boolean
  readonly productName: string
  readonly appUrl: string
  /** How words are fingerspelled for this person, on paper. */
  readonly look: SpellingLook
}

type Sign = SignFacts & { readonly isPreview: boolean }

/**
 * The picture of a sign of the catalogue as it is printed for this person; null where the sign has no such drawing.
 * Without a licence the preview signs come watermarked; of the others there is a card with a lock, no drawing.
 */
export const signPicture = (
  sign: Sign,
  imageType: SignPictureType,
  isWithoutText: boolean,
  { isLicensed, productName, appUrl, look }: SignViewer,
): PrintPicture | null => {
  const base = toSignPictureBase(sign, imageType, onLightPaper({ ...look, isWithoutText }))
  if (base === undefined) return null
  const watermarked = { from: 'watermarked', base, text: productName } as const
  const source: PictureSource = isLicensed ? base : sign.isPreview ? watermarked : LOCKED[imageType]
  const facts = { name: sign.title, publicAddress: appUrl + publicSignPath(sign.slug), source }
  return source === base && !isWithoutText && isKeptAsForm(base) ? { ...facts, formKey: formKeyOf(base) } : facts
}

const lockedCard = (height: number) => {
  const middle = height / 2
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}">` +
    `<rect x="30" y="30" width="740" height="${height - 60}" rx="30" fill="#f2f5f4" stroke="#c3cdcb" stroke-width="6"/>` +
    `<rect x="300" y="${middle - 30}" width="200" height="160" rx="24" fill="#7c8a89"/>` +
    `<path d="M340 ${middle - 30}v-50a60 60 0 0 1 120 0v50" fill="none" stroke="#7c8a89" stroke-width="28"/></svg>`
  return { from: 'vector', svg } as const
}
const LOCKED = { signBox: lockedCard(1228), signMap: lockedCard(800), signOnly: lockedCard(800) } as const
