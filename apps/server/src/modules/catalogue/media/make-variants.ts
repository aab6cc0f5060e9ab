import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { VariantError } from '../../media/index.ts'
import type { SignMedia } from './sign-media.ts'

type Payload = { readonly signIds: readonly string[] }

/** One after the other, so that people who look meanwhile do not wait. A broken file is remembered as such, not retried. */
export const makeVariants: JobHandler<{ readonly signMedia: SignMedia }, Payload> = async (
  { signIds },
  { services, log, signal },
) => {
  const count = { made: 0, failed: 0 }
  for (const id of signIds) {
    // As it is now, not as it was a few seconds ago.
    const sign = await services.signMedia.findFacts(id, Number.POSITIVE_INFINITY)
    for (const [type, variant] of sign === undefined ? [] : MADE_AHEAD) {
      signal.throwIfAborted()
      try {
        const medium = sign && (await services.signMedia.find(sign, { type, variant }, { isBackground: true, signal }))
        if (medium !== undefined) count.made += 1
      } catch (error) {
        if (!(error instanceof VariantError)) throw error
        count.failed += 1
      }
    }
  }
  log.info({ signs: signIds.length, ...count }, 'variants made ahead')
}

/** What grids and the sign's page show first. */
const MADE_AHEAD = [
  ['signOnly', 'thumbnail'],
  ['signBox', 'thumbnail'],
  ['signOnly', 'default'],
  ['signVideo', 'poster'],
  ['signVideo', 'default'],
] as const
