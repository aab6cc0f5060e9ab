import type { ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { PictureVariant } from '@gebaerdenraum/domain/media/sign-media'
import type { Inspected } from '../content/content-verdicts.ts'
import type { LinkPreviewBase, LinkPreviewVariant, PictureBase } from '../variants/recipe.ts'
import type { VariantFailure } from '../variants/variant-error.ts'

/** What a picture process is asked for. Everything that decodes or draws a foreign picture happens there. */
export type PictureJob =
  /** May a file be kept? `file` is its path or its content. */
  | { readonly kind: 'inspect'; readonly file: string | Uint8Array; readonly contentType: string }
  /** The same, and in the form in which uploads are kept. */
  | { readonly kind: 'normalise'; readonly bytes: Uint8Array; readonly contentType: string }
  /** How many pixels has a picture that was checked? Reads its head only. */
  | { readonly kind: 'measure'; readonly file: string | Uint8Array }
  | ({ readonly kind: 'make' } & MakePictureJob)

export type MakePictureJob = {
  readonly base: PictureBase | LinkPreviewBase
  readonly variant: PictureVariant | ImageVariant | LinkPreviewVariant
  readonly watermark: string | null
  /** Contents of the imported files that `base` names, by their keys in the store; those that are gone are missing. */
  readonly originals: ReadonlyMap<string, Uint8Array>
}

export type MadePicture = { readonly bytes: Uint8Array; readonly contentType: string }

type Refused = Extract<Inspected, { readonly ok: false }>
export type NormalPicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

export type PictureAnswer = {
  readonly inspect: Inspected
  readonly normalise: ({ readonly ok: true } & NormalPicture) | Refused
  /** Upright; null for a vector. */
  readonly measure: Size | null
  readonly make: ({ readonly ok: true } & MadePicture) | { readonly ok: false; readonly failure: VariantFailure }
}
