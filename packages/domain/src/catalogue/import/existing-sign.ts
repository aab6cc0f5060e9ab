import type { SignMediaType } from '../../media/sign-media.ts'
import type { WordClassId } from '../word-classes.ts'

/** A sign of the catalogue as the importer compares it. */
export type ExistingSign = {
  readonly title: string
  readonly wordClass: WordClassId
  readonly category: string
  readonly categorySlug: string
  readonly keywords: readonly string[]
  readonly symbol: string | null
  readonly isPreview: boolean
  readonly isFingerspelled: boolean
  readonly isRetired: boolean
  /** SHA-256 of the current imported media. */
  readonly media: Readonly<Partial<Record<SignMediaType, string>>>
}

export type SignValues = Omit<ExistingSign, 'media'>

/** What is to be written for one sign, all of it together. `values` is null when only its media change. */
export type SignChange = {
  readonly slug: string
  readonly values: SignValues | null
  readonly files: readonly { readonly path: string; readonly type: SignMediaType }[]
}
