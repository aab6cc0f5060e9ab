import { chooseLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { createRecentMap, type Media, toUploadRecipe } from '../../media/index.ts'
import { openPreparations } from './prepare-media.ts'
import type { SignFacts } from './sign-facts.ts'
import { findOriginalFacts, findSignFacts } from './sign-media.repository.ts'
import type { SignMedia } from './sign-media.ts'
import { toSignRecipe } from './sign-recipe.ts'

export type SignMediaOptions = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly media: Pick<Media, 'find' | 'lookDefaults' | 'productName'>
  /** For tests. */
  readonly factsMaxAgeMs?: number
}

export const openSignMedia = ({ db, log, media, factsMaxAgeMs = FACTS_MAX_AGE_MS }: SignMediaOptions): SignMedia => {
  const facts = createRecentMap<string, SignFacts>(RECENT_SIGNS, factsMaxAgeMs)
  const signMedia = {
    async findFacts(signId, revision = 0) {
      const known = facts.get(signId)
      if (known !== undefined && known.revision >= revision) return known
      const found = await findSignFacts(db, signId)
      if (found !== undefined) facts.set(signId, found)
      return found
    },
    async find(sign, { type, variant, lookOptions = {} }, demand) {
      const look = chooseLook(lookOptions, media.lookDefaults)
      const recipe = toSignRecipe(sign, type, variant, media.productName, look)
      return recipe && media.find(recipe, demand)
    },
    findOriginalFacts: (mediumId) => findOriginalFacts(db, mediumId),
    findOriginal: (original, demand) => media.find(toUploadRecipe(original, 'original'), demand),
  } satisfies Omit<SignMedia, 'preparations' | 'stop'>
  const preparations = openPreparations(signMedia, log)
  return { ...signMedia, preparations, stop: () => preparations.stop() }
}

const RECENT_SIGNS = 5_000
/** A retired sign is gone within this time; a film's many ranges cost one query. */
const FACTS_MAX_AGE_MS = 5_000
