import { availableParallelism } from 'node:os'
import type { ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import type { SignMediaType } from '@gebaerdenraum/domain/signs/sign-media'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { makeFilm } from './films/make-film.ts'
import { type FoundMedium, openVariant } from './open-variant.ts'
import { type Original, originalKey } from './originals.ts'
import { makePicture } from './pictures/make-picture.ts'
import { basePicture } from './pictures/picture-base.ts'
import { createRecentMap } from './recent-map.ts'
import { findOriginalFacts, findSignFacts, type OriginalFacts } from './sign-media.repository.ts'
import { createSignedAddresses, type SignedAddresses } from './signed-addresses.ts'
import type { MediaStorage } from './storage.ts'
import { imageRecipeOf, type Recipe, recipeOf, type SignFacts } from './variants/recipe.ts'
import { createVariantStore, type MakeVariant, type VariantTimes } from './variants/variant-store.ts'
import { createWorkQueue } from './variants/work-queue.ts'

export type Media = {
  readonly addresses: SignedAddresses
  readonly productName: string
  /**
   * The sign as far as its media go; undefined when there is none (any more). A few seconds old at most, and never older
   * than this revision of it.
   */
  factsOf(signId: string, revision?: number): Promise<SignFacts | undefined>
  /** A medium, made now if need be; undefined where the sign has none of that type. */
  find(sign: SignFacts, type: SignMediaType, variant: string): Promise<FoundMedium | undefined>
  /** A variant of an own upload, made now if need be. The caller's right to see it is checked before. */
  findImage(original: Original, variant: ImageVariant): Promise<FoundMedium>
  /** A medium that was brought in for a sign, the replaced ones too; undefined when there is none. */
  originalFactsOf(mediumId: string): Promise<OriginalFacts | undefined>
  /** What was once brought in for a sign, as it came; a drawing cleaned. */
  findOriginal(original: Original): Promise<FoundMedium>
  /** Stops what is being made; before the database closes. */
  stop(): Promise<void>
}

export type MediaOptions = {
  readonly db: Database
  readonly storage: MediaStorage
  readonly log: FastifyBaseLogger
  readonly secret: string
  readonly productName: string
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
  const queues = { picture: createWorkQueue(PICTURE_WORK), film: createWorkQueue(FILM_WORK) }
  const variants = createVariantStore({
    db,
    storage,
    log,
    make: options.make ?? makerOn(storage),
    queueOf: ({ kind }) => queues[kind],
    times: options.times ?? {},
    isOnlyServer: options.isOnlyServer ?? false,
  })
  const facts = createRecentMap<string, SignFacts>(RECENT_SIGNS, options.factsMaxAgeMs ?? FACTS_MAX_AGE_MS)

  const mediumOf = async (recipe: Recipe): Promise<FoundMedium> => {
    if (recipe.kind === 'kept') {
      const key = originalKey(recipe.original.sha256)
      return { ...recipe.original, key, open: (range) => storage.get(key, range) }
    }
    return openVariant(variants, storage, recipe)
  }

  return {
    addresses: createSignedAddresses(secret, now),
    productName,
    async factsOf(signId, revision = 0) {
      const known = facts.get(signId)
      if (known !== undefined && known.revision >= revision) return known
      const found = await findSignFacts(db, signId)
      if (found !== undefined) facts.set(signId, found)
      return found
    },
    async find(sign, type, variant) {
      const recipe = recipeOf(sign, type, variant, productName)
      return recipe && mediumOf(recipe)
    },
    findImage: (original, variant) => mediumOf(imageRecipeOf(original, variant)),
    originalFactsOf: (mediumId) => findOriginalFacts(db, mediumId),
    findOriginal: (original) => mediumOf(imageRecipeOf(original, 'original')),
    stop: () => variants.stop(),
  }
}

const CORES = availableParallelism()
/** Pictures take tens of milliseconds: a page of a hundred may wait. Films take a second and both cores. */
const PICTURE_WORK = { parallel: CORES, waiting: 1000 } as const
const FILM_WORK = { parallel: Math.max(1, Math.floor(CORES / 2)), waiting: 60 } as const
const RECENT_SIGNS = 5_000
/** A retired sign is gone within this time; a film's many ranges cost one query. */
const FACTS_MAX_AGE_MS = 5_000

const makerOn =
  (storage: MediaStorage): MakeVariant =>
  async (recipe, signal) =>
    recipe.kind === 'film'
      ? makeFilm(recipe, storage, signal)
      : makePicture(await basePicture(recipe.base, storage), recipe.variant, recipe.watermark)
