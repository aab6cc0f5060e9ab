import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import type { Original } from '../../media/index.ts'

/** What a sign's media depend on. */
export type SignFacts = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly wordClass: WordClassId
  readonly symbol: string | null
  readonly isFingerspelled: boolean
  readonly revision: number
  readonly media: { readonly [Type in SignMediaType]?: Original }
  /** The moment that the still picture of an imported film shows; null: its middle. */
  readonly posterMs: number | null
}

/** Which medium of a sign; what is drawn follows the operator's defaults unless a look is asked for. */
export type WantedMedium = {
  readonly type: SignMediaType
  readonly variant: string
  readonly lookOptions?: LookOptions
}
