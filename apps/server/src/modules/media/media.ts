import type { AlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { LetterVariant } from '@gebaerdenraum/domain/media/letter-media'
import type { LookDefaults, LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import type { SignedAddresses } from './signed-addresses.ts'
import type { Recipe } from './variants/recipe.ts'
import type { Demand, FoundMedium } from './variants/variant.ts'

/** Makes media from recipes, once, and keeps what was made. One for a server. */
export type Media = {
  readonly addresses: SignedAddresses
  /** The text of watermarks. */
  readonly productName: string
  readonly lookDefaults: LookDefaults
  /** A medium, made now if need be. Throws `VariantError`, or `BusyError` when that has to wait. */
  find(recipe: Recipe, demand?: Demand): Promise<FoundMedium>
  /** A medium of a letter of the manual alphabet, which everybody may see: always as realistic hands. */
  findLetter(
    letter: AlphabetLetter,
    variant: LetterVariant,
    lookOptions: LookOptions,
    demand?: Demand,
  ): Promise<FoundMedium>
  /** Stops what is being made; before the database closes. */
  stop(): Promise<void>
}
