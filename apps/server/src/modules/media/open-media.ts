import { availableParallelism } from 'node:os'
import { isStill } from '@gebaerdenraum/domain/media/sign-media'
import { chooseLook, type LookDefaults, PLAIN_LOOK_DEFAULTS } from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { createFairQueue, type FairQueueLimits } from '../../platform/processes/fair-queue.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import { makeFilm } from './films/make-film.ts'
import type { Media } from './media.ts'
import { openVariant } from './open-variant.ts'
import { originalKey } from './originals.ts'
import { makeForeignPicture, pictureParallelism } from './pictures/picture-processes.ts'
import { createSignedAddresses } from './signed-addresses.ts'
import { type MadeRecipe, type PictureLane, type Recipe, toLetterRecipe } from './variants/recipe.ts'
import type { Demand, FoundMedium } from './variants/variant.ts'
import { createVariantStore, type MakeVariant, type VariantTimes } from './variants/variant-store.ts'

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
  /** For tests: what opens the queues. */
  readonly createQueue?: typeof createFairQueue
}

/** Opens the queues, the store of variants and the signed addresses. */
export const openMedia = ({ db, storage, log, secret, productName, now, ...options }: MediaOptions): Media => {
  const { lookDefaults = PLAIN_LOOK_DEFAULTS, createQueue = createFairQueue } = options
  const queues = {
    catalogue: createQueue(limitPictures('catalogue')),
    uploads: createQueue(limitPictures('uploads')),
    'link-previews': createQueue(LINK_PREVIEW_WORK),
    poster: createQueue(POSTER_WORK),
    film: createQueue(FILM_WORK),
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

  const find = async (recipe: Recipe, demand?: Demand): Promise<FoundMedium> => {
    if (recipe.kind === 'kept') {
      const key = originalKey(recipe.original.sha256)
      return { ...recipe.original, key, open: (range) => storage.get(key, range) }
    }
    return openVariant(variants, storage, recipe, demand)
  }

  return {
    addresses: createSignedAddresses(secret, now),
    productName,
    lookDefaults,
    find,
    findLetter(letter, variant, lookOptions, demand) {
      const look = chooseLook(lookOptions, { ...lookDefaults, style: 'hands' })
      return find(toLetterRecipe(letter, variant, look), demand)
    },
    stop: () => variants.stop(),
  }
}

const CORES = availableParallelism()
const HALF_THE_CORES = Math.max(1, Math.floor(CORES / 2))
/** A picture takes tens of milliseconds, and a page shows a hundred signs with two of them each. */
const limitPictures = (lane: Exclude<PictureLane, 'link-previews'>): FairQueueLimits => ({
  parallel: pictureParallelism(lane),
  waitingPerKey: 300,
  waiting: 2_000,
})
/** One takes about a second; messengers ask for a single one, and crawlers ask again later. */
const LINK_PREVIEW_WORK: FairQueueLimits = {
  parallel: pictureParallelism('link-previews'),
  waitingPerKey: 10,
  waiting: 100,
}
/** A still picture takes longer than other pictures when it is of an import, but is not to wait behind films. */
const POSTER_WORK: FairQueueLimits = { parallel: HALF_THE_CORES, waitingPerKey: 150, waiting: 1_000 }
/** A film takes a second or more and both cores. The share of one account is what may wait for it in half a minute. */
export const FILM_WORK = {
  parallel: HALF_THE_CORES,
  parallelPerKey: Math.max(1, HALF_THE_CORES - 1),
  waitingPerKey: 20,
  waiting: 300,
} as const satisfies FairQueueLimits
const queueNameOf = (recipe: MadeRecipe): PictureLane | 'poster' | 'film' => {
  if (recipe.kind === 'picture') return recipe.lane
  return isStill(recipe.variant) ? 'poster' : 'film'
}
const makerOn =
  (storage: MediaStorage): MakeVariant =>
  async (recipe, signal) =>
    recipe.kind === 'film'
      ? makeFilm(recipe, storage, signal)
      : makeForeignPicture(recipe, storage, recipe.lane, signal)
