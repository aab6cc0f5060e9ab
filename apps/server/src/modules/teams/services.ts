import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { InvitationTokens } from './invitation-tokens.ts'

/** What handlers and jobs of this module use. */
export type Services = Needs & { readonly invitationTokens: InvitationTokens }

/** What comes from the platform. */
export type Needs = {
  readonly db: Database
  readonly queue: JobQueue
  readonly rateLimits: RateLimits
  readonly settings: { readonly productName: string; readonly appUrl: string }
  onEffectError(error: unknown): void
}

export const { defineResource, defineJob } = definersFor<Services>()
