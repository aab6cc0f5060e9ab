import { availableParallelism } from 'node:os'
import type { ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import type { AlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { LetterVariant } from '@gebaerdenraum/domain/media/letter-media'
import {
  chooseLook,
  type LookDefaults,
  type LookOptions,
  PLAIN_LOOK_DEFAULTS,
} from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { createFairQueue, type FairQueueLimits } from '../../platform/processes/fair-queue.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import { makeFilm } from './films/make-film.ts'
import { type FoundMedium, openVariant } from './open-variant.ts'
import { type Original, originalKey } from './originals.ts'
import { makeForeignPicture, pictureParallelism } from './pictures/picture-processes.ts'
import { openPreparations, type Preparations } from './prepare-media.ts'
import { createRecentMap } from './recent-map.ts'
import { findOriginalFacts, findSignFacts, type OriginalFacts } from './sign-media.repository.ts'
import { createSignedAddresses, type SignedAddresses } from './signed-addresses.ts'
import {
  imageRecipeOf,
  letterRecipeOf,
  type MadeRecipe,
  type PictureLane,
  type Recipe,
  recipeOf,
  type SignFacts,
  type WantedMedium,
} from './variants/recipe.ts'
import { createVariantStore, type Demand, type MakeVariant, type VariantTimes } from './variants/variant-store.ts'

export type Media = {
  readonly addresses: SignedAddresses
  readonly productName: string
  readonly lookDefaults: LookDefaults
  /**
   * The sign as far as its media go; undefined when there is none (any more). A few seconds old at most, and never older
   * than this revision of it.
   */
  factsOf(signId: string, revision?: number): Promise<SignFacts | undefined>
  /** A medium, made now if need be; undefined where the sign has none of that type. */
  find(sign: SignFacts, medium: WantedMedium, demand?: Demand): Promise<FoundMedium | undefined>
  /** A medium of a letter of the manual alphabet, which everybody may see: always as realistic hands. */
  findLetter(
    letter: AlphabetLetter,
    variant: LetterVariant,
    lookOptions: LookOptions,
    demand?: Demand,
  ): Promise<FoundMedium>
  /** A variant of an own upload, made now if need be. The caller's right to see it is checked before. */
  findImage(original: Original, variant: ImageVariant, demand?: Demand): Promise<FoundMedium>
  /** A medium that was brought in for a sign, the replaced ones too; undefined when there is none. */
  originalFactsOf(mediumId: string): Promise<OriginalFacts | undefined>
  /** What was once brought in for a sign, as it came; a drawing cleaned. */
  findOriginal(original: Original, demand?: Demand): Promise<FoundMedium>
  /** Makes media before they are asked for. */
  readonly preparations: Preparations
  /** Stops what is being made; before the database closes. */
  stop(): Promise<void>
}

export type MediaOptions = {
  readonly db: Database
  readonly storage: MediaStorage
  readonly log: FastifyBaseLogger
  readonly secret: string
  readonly productName: string
  /** How fingerspelled words look where nothing else is asked for. */
  readonly lookDefaults?: LookDefaults
  /** The database is this process's own (the embedded one). */
  readonly isOnlyServer?: boolean
  readonly now?: () => number
  /** For tests: what makes the content, and how long things are waited for. */
  readonly make?: MakeVariant
  readonly times?: Partial<VariantTimes>
  readonly factsMaxAgeMs?: number
}

/** The media of the signs: addresses, sources, variants. One for a server. */
export const openMedia = ({ db, storage, log, secret, productName, now, ...options }: MediaOptions): Media => {
  const { lookDefaults = PLAIN_LOOK_DEFAULTS } = options
  const queues = {
    catalogue: createFairQueue(limitPictures('catalogue')),
    uploads: createFairQueue(limitPictures('uploads')),
    poster: createFairQueue(POSTER_WORK),
    film: createFairQueue(FILM_WORK),
  }
  const variants = createVariantStore({
    db,
    storage,
    log,
    make: options.make ?? makerOn(storage),
    queueOf: (recipe) => queues[queueNameOf(recipe)],
    times: options.times ?? {},
    isOnlyServer: options.isOnlyServer ?? false,
  })
  const facts = createRecentMap<string, SignFacts>(RECENT_SIGNS, options.factsMaxAgeMs ?? FACTS_MAX_AGE_MS)

  const mediumOf = async (recipe: Recipe, demand?: Demand): Promise<FoundMedium> => {
    if (recipe.kind === 'kept') {
      const key = originalKey(recipe.original.sha256)
      return { ...recipe.original, key, open: (range) => storage.get(key, range) }
    }
    return openVariant(variants, storage, recipe, demand)
  }

  const media = {
    addresses: createSignedAddresses(secret, now),
    productName,
    lookDefaults,
    async factsOf(signId, revision = 0) {
      const known = facts.get(signId)
      if (known !== undefined && known.revision >= revision) return known
      const found = await findSignFacts(db, signId)
      if (found !== undefined) facts.set(signId, found)
      return found
    },
    async find(sign, { type, variant, lookOptions = {} }, demand) {
      const recipe = recipeOf(sign, type, variant, productName, chooseLook(lookOptions, lookDefaults))
      return recipe && mediumOf(recipe, demand)
    },
    findLetter(letter, variant, lookOptions, demand) {
      const look = chooseLook(lookOptions, { ...lookDefaults, style: 'hands' })
      return mediumOf(letterRecipeOf(letter, variant, look), demand)
    },
    findImage: (original, variant, demand) => mediumOf(imageRecipeOf(original, variant), demand),
    originalFactsOf: (mediumId) => findOriginalFacts(db, mediumId),
    findOriginal: (original, demand) => mediumOf(imageRecipeOf(original, 'original'), demand),
  } satisfies Omit<Media, 'preparations' | 'stop'>
  const preparations = openPreparations(media, log)
  return {
    ...media,
    preparations,
    async stop() {
      await Promise.all([preparations.stop(), variants.stop()])
    },
  }
}

const CORES = availableParallelism()
const HALF_THE_CORES = Math.max(1, Math.floor(CORES / 2))
/** A picture takes tens of milliseconds, and a page shows a hundred signs with two of them each. */
const limitPictures = (lane: PictureLane): FairQueueLimits => ({
  parallel: pictureParallelism(lane),
  waitingPerKey: 300,
  waiting: 2_000,
})
/** A still picture takes longer than other pictures when it is of an import, but is not to wait behind films. */
const POSTER_WORK: FairQueueLimits = { parallel: HALF_THE_CORES, waitingPerKey: 150, waiting: 1_000 }
/** A film takes a second or more and both cores. The share of one account is what may wait for it in half a minute. */
const FILM_WORK: FairQueueLimits = {
  parallel: HALF_THE_CORES,
  parallelPerKey: Math.max(1, HALF_THE_CORES - 1),
  waitingPerKey: 20,
  waiting: 300,
}
const queueNameOf = (recipe: MadeRecipe): PictureLane | 'poster' | 'film' => {
  if (recipe.kind === 'picture') return recipe.lane
  return recipe.variant.endsWith('poster') ? 'poster' : 'film'
}
const RECENT_SIGNS = 5_000
/** A retired sign is gone within this time; a film's many ranges cost one query. */
const FACTS_MAX_AGE_MS = 5_000

const makerOn =
  (storage: MediaStorage): MakeVariant =>
  async (recipe, signal) =>
    recipe.kind === 'film'
      ? makeFilm(recipe, storage, signal)
      : makeForeignPicture(recipe, storage, recipe.lane, signal)
