import { UNDOABLE_DAYS } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import { SIGN_MEDIA_TYPES, variantsOf } from '@gebaerdenraum/domain/media/sign-media'
import { listLooks, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { Database } from '../../../platform/database/database.ts'
import type { Media, MediaUser } from '../../media/index.ts'
import type { SignFacts } from './sign-facts.ts'
import { findUsedOriginals, listSignFacts } from './sign-media.repository.ts'
import { toSignRecipe } from './sign-recipe.ts'

type Options = { readonly db: Database; readonly media: Pick<Media, 'lookDefaults' | 'productName'> }

/** Keeps what signs are shown with now, and the originals that a change of the catalogue can be taken back to. */
export const signMediaUser = ({ db, media }: Options): MediaUser => ({
  async *listNeededSources(signal) {
    const looks = listLooks(media.lookDefaults)
    let after: string | undefined
    for (;;) {
      signal.throwIfAborted()
      const page = await listSignFacts(db, after, SIGNS_PAGE)
      for (const sign of page) {
        for (const recipe of recipesOf(sign, looks, media.productName)) {
          if (recipe !== undefined && recipe.kind !== 'kept') yield recipe.source
        }
      }
      after = page.at(-1)?.id
      if (page.length < SIGNS_PAGE) return
    }
  },
  findUsedOriginals: (hashes) => findUsedOriginals(db, hashes, REPLACED_KEPT_MS),
})

/** A change of the catalogue can be taken back for a year (a day more, so that nobody takes it back in vain). */
const REPLACED_KEPT_MS = (UNDOABLE_DAYS + 1) * 86_400_000

/** Each has hundreds of sources to be hashed: in between others have their turn. */
const SIGNS_PAGE = 50

/** Recipes with all sources of a sign. Of what we draw a look has two, with the mark and without, for all its variants. */
const recipesOf = (sign: SignFacts, looks: readonly SpellingLook[], productName: string) =>
  SIGN_MEDIA_TYPES.flatMap((type) => [
    ...variantsOf(type).map((variant) => toSignRecipe(sign, type, variant, productName, looks[0]!)),
    ...looks.flatMap((look) =>
      ['default', 'watermarked'].map((variant) => toSignRecipe(sign, type, variant, productName, look)),
    ),
  ])
