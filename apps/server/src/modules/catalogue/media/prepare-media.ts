import type { FastifyBaseLogger } from 'fastify'
import { BusyError } from '../../../platform/processes/busy-error.ts'
import { type Demand, VariantError } from '../../media/index.ts'
import type { SignFacts, WantedMedium } from './sign-facts.ts'
import type { ExpectedMedium, Preparations } from './sign-media.ts'

/** Where media come from: `find` makes them. */
type MediaSource = {
  findFacts(signId: string): Promise<SignFacts | undefined>
  find(sign: SignFacts, medium: WantedMedium, demand: Demand): Promise<unknown>
}

/** About what is played in ten minutes. */
const MEDIA_EACH = 60
/** Each has one piece of work in the queue at a time. More are not worth it: then the server is busy anyway. */
const MOST_AT_ONCE = 50

/** Makes media before they are asked for, behind everything that somebody waits for. */
export const openPreparations = (media: MediaSource, log: FastifyBaseLogger): Preparations => {
  const running = new Map<string, { readonly controller: AbortController; readonly end: Promise<void> }>()

  const prepare = async (key: string, expected: readonly ExpectedMedium[], signal: AbortSignal): Promise<void> => {
    for (const { signId, ...medium } of expected) {
      const sign = await media.findFacts(signId)
      signal.throwIfAborted()
      try {
        if (sign) await media.find(sign, medium, { key, isBackground: true, signal })
      } catch (error) {
        // It cannot be made; who asks for it will be told.
        if (!(error instanceof VariantError)) throw error
      }
    }
  }

  return {
    start(key, expected) {
      running.get(key)?.controller.abort()
      if (expected.length === 0 || (running.size >= MOST_AT_ONCE && !running.has(key))) return
      const controller = new AbortController()
      const end = prepare(key, expected.slice(0, MEDIA_EACH), controller.signal)
        .catch((error: unknown) => {
          if (!controller.signal.aborted && !(error instanceof BusyError))
            log.warn({ err: error }, 'media not prepared')
        })
        .finally(() => {
          if (running.get(key)?.controller === controller) running.delete(key)
        })
      running.set(key, { controller, end })
    },
    async stop() {
      const all = [...running.values()]
      for (const { controller } of all) controller.abort()
      await Promise.all(all.map(({ end }) => end))
    },
  }
}
