import type { FastifyBaseLogger } from 'fastify'
import type { ChangeFeed } from '../../platform/database/changes/change-feed.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { NetworkHashes } from './network-hashes.ts'
import type { FindSessionFacts } from './open-session-facts.ts'
import type { SignIns } from './open-sign-ins.ts'
import type { SecondFactorCrypto } from './second-factors/second-factor-crypto.ts'

/** What handlers and jobs of this module use. */
export type Services = Needs & Opened

/** What comes from the platform. */
export type Needs = {
  readonly db: Database
  readonly changes: ChangeFeed
  readonly log: FastifyBaseLogger
  readonly queue: JobQueue
  readonly rateLimits: RateLimits
  readonly contributions: Contributions
  readonly settings: AccountSettings
  onEffectError(error: unknown): void
}

export type Opened = {
  readonly networkHashes: NetworkHashes
  readonly signIns: SignIns
  readonly findSessionFacts: FindSessionFacts
  readonly secondFactorCrypto: SecondFactorCrypto
}

export type AccountSettings = {
  readonly productName: string
  readonly appUrl: string
  readonly demo: boolean
  readonly adminSessionHours: number
  readonly adminIdleMinutes: number
  readonly signInDays: number
  readonly maxSignIns: number
}

export const { defineResource, defineJob } = definersFor<Services>()
