import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { BusyError } from '../../../platform/processes/busy-error.ts'
import type { Claims } from '../../../platform/processes/claims.ts'
import type { FairQueue } from '../../../platform/processes/fair-queue.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { createRecentMap } from '../recent-map.ts'
import {
  claimVariant,
  findVariant,
  forgetVariant,
  markVariantFailed,
  markVariantReady,
  releaseOtherVariants,
  releaseVariant,
} from './media-variants.repository.ts'
import type { MadeRecipe } from './recipe.ts'
import { createSharedFlights } from './shared-flights.ts'
import type { Demand, StoredVariant, VariantContent, VariantKey } from './variant.ts'
import { SYSTEM_CLOCK, type VariantClock } from './variant-clock.ts'
import { isVariantFailure, VariantError } from './variant-error.ts'
import { variantKey } from './variant-key.ts'
import { heldVariants, holdLease, variantName } from './variant-lease.ts'

/** What the store has to know of a recipe; `kind` is for the log. */
type AnyRecipe = VariantKey & { readonly kind: string }
/** Makes the content of a recipe; stops when the signal fires. Throws `VariantError` where the source is at fault. */
export type MakeVariant<R extends AnyRecipe = MadeRecipe> = (
  recipe: R,
  signal: AbortSignal,
) => Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>

export type VariantStore<R extends AnyRecipe = MadeRecipe> = {
  /**
   * The variant, made now if it was not. Throws `VariantError`, or `BusyError` when that has to wait. A caller whose
   * signal fires is gone; when all are, work that waits is dropped and work that runs is cancelled.
   */
  obtain(recipe: R, demand?: Demand): Promise<StoredVariant>
  /** Its content is gone from the store: the next demand makes it anew. */
  forget(recipe: R, stored: StoredVariant): Promise<void>
  /** Stops what is being made and gives the rights back, so that another server need not wait for leases. */
  stop(): Promise<void>
}

export type VariantTimes = {
  readonly leaseMs: number
  readonly pollMs: number
  readonly waitMs: number
  readonly retryAfterMs: number
  /** What ran out of its time costs that time again with each attempt. */
  readonly retryTimeoutAfterMs: number
  readonly retryUnexpectedAfterMs: number
}
const TIMES: VariantTimes = {
  leaseMs: 60_000,
  pollMs: 100,
  waitMs: 30_000,
  retryAfterMs: 5 * 60_000,
  retryTimeoutAfterMs: 60 * 60_000,
  retryUnexpectedAfterMs: 30_000,
}
const RECENT_VARIANTS = 10_000

type Options<R extends AnyRecipe> = {
  readonly db: Database
  readonly storage: MediaStorage
  readonly log: FastifyBaseLogger
  readonly make: MakeVariant<R>
  readonly queueOf: (recipe: R) => FairQueue
  readonly times?: Partial<VariantTimes>
  readonly clock?: VariantClock
  /** No other server shares the database: what a killed process was making need not be waited for. */
  readonly isOnlyServer?: boolean
}

/**
 * Each variant is made once, however many ask at once and on however many servers: callers of one server share one
 * flight, servers share the row in `media_variants`. What is ready never changes, so it is remembered here.
 */
export const createVariantStore = <R extends AnyRecipe = MadeRecipe>({
  db,
  storage,
  log,
  make,
  queueOf,
  times,
  clock = SYSTEM_CLOCK,
  isOnlyServer,
}: Options<R>): VariantStore<R> => {
  const { leaseMs, pollMs, waitMs, ...retries } = { ...TIMES, ...times }
  const ready = createRecentMap<string, StoredVariant>(RECENT_VARIANTS)
  const flights = createSharedFlights<StoredVariant>()
  const stopping = new AbortController()
  let begun: Promise<void> | undefined

  const begin = async (): Promise<void> => {
    if (!isOnlyServer) return
    try {
      await releaseOtherVariants(db, heldVariants())
    } catch (error) {
      begun = undefined
      throw error
    }
  }

  const obtain = async (recipe: R, left: AbortSignal, claims: Claims): Promise<StoredVariant> => {
    begun ??= begin()
    await begun
    const deadline = performance.now() + waitMs
    for (;;) {
      const stored = await findOrMake(recipe, left, claims)
      if (stored !== 'elsewhere') return stored
      left.throwIfAborted()
      if (performance.now() > deadline) throw new BusyError()
      await clock.pause(pollMs)
    }
  }

  const findOrMake = async (recipe: R, left: AbortSignal, claims: Claims): Promise<StoredVariant | 'elsewhere'> => {
    if (stopping.signal.aborted) throw new BusyError()
    const row = await findVariant(db, recipe, clock.now())
    if (row?.state === 'ready') return storedOf(recipe, row)
    if (row === undefined || row.isOver) {
      return queueOf(recipe).run(() => claimAndMake(recipe, left), { claims, signal: left })
    }
    if (row.state === 'failed') throw new VariantError(failureOf(row.failure))
    return 'elsewhere'
  }

  /** `elsewhere`: another server has the right, or took it over meanwhile; or nobody waits any more. */
  const claimAndMake = async (recipe: R, left: AbortSignal): Promise<StoredVariant | 'elsewhere'> => {
    if (stopping.signal.aborted) throw new BusyError()
    const claimed = await claimVariant(db, recipe, leaseMs, clock.now())
    if (claimed === undefined) return 'elsewhere'
    const lease = holdLease(db, recipe, claimed, leaseMs, clock)
    const signal = AbortSignal.any([lease.lost, stopping.signal, left])
    const made = await make(recipe, signal).catch((error: unknown) => ({ error }))
    // What was finished although its last caller had left is kept: somebody may come back for it.
    const isOfUse = !('error' in made) && !lease.lost.aborted && !stopping.signal.aborted
    if (signal.aborted && !isOfUse) {
      await releaseVariant(db, recipe, await lease.end())
      if (stopping.signal.aborted) throw new BusyError()
      return 'elsewhere'
    }
    if ('error' in made) throw await settleFailure(recipe, await lease.end(), made.error)
    const sha256 = createHash('sha256').update(made.bytes).digest('hex')
    const content = { sha256, contentType: made.contentType, byteLength: made.bytes.byteLength }
    try {
      await storage.put(variantKey(recipe, made.contentType), made.bytes, made.contentType)
    } catch (error) {
      await releaseVariant(db, recipe, await lease.end())
      throw error
    }
    const isOurs = await markVariantReady(db, recipe, await lease.end(), content)
    return isOurs ? { ...content, key: variantKey(recipe, made.contentType) } : 'elsewhere'
  }

  const settleFailure = async (recipe: R, lease: Date, error: unknown): Promise<VariantError> => {
    const failure = error instanceof VariantError ? error : new VariantError('unexpected', { cause: error })
    const { source, variant, kind } = recipe
    log.warn({ err: failure.cause ?? failure, source, variant, kind, reason: failure.reason }, 'variant not made')
    await markVariantFailed(db, recipe, lease, failure.reason, retryWait(failure.reason, retries), clock.now())
    return failure
  }

  return {
    async obtain(recipe, { key = '', isBackground = false, signal } = {}) {
      const name = variantName(recipe)
      const known = ready.get(name)
      if (known !== undefined) return known
      const claimant = { key, isBackground }
      const begin = (left: AbortSignal, claims: Claims) => obtain(recipe, left, claims)
      const stored = await flights.join(name, begin, { claimant, signal })
      ready.set(name, stored)
      return stored
    },
    async forget(recipe, { sha256 }) {
      ready.delete(variantName(recipe))
      await forgetVariant(db, recipe, sha256)
    },
    async stop() {
      stopping.abort()
      await flights.settled()
    },
  }
}

type Retries = Pick<VariantTimes, 'retryAfterMs' | 'retryTimeoutAfterMs' | 'retryUnexpectedAfterMs'>

const retryWait = (reason: VariantError['reason'], times: Retries): number => {
  if (reason === 'unexpected') return times.retryUnexpectedAfterMs
  return reason === 'timeout' ? times.retryTimeoutAfterMs : times.retryAfterMs
}

type Row = { readonly [Field in keyof VariantContent]: VariantContent[Field] | null }

const storedOf = (key: VariantKey, { sha256, contentType, byteLength }: Row): StoredVariant => {
  if (sha256 === null || contentType === null || byteLength === null) {
    throw new Error(`The variant ${key.source}/${key.variant} is ready but its content is not named.`)
  }
  return { sha256, contentType, byteLength, key: variantKey(key, contentType) }
}

const failureOf = (reason: string | null) => (isVariantFailure(reason) ? reason : 'unexpected')
