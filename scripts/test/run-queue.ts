import { type PlannedPart, sortParts } from './plan-parts.ts'
import type { Preparation } from './suites.ts'

/** What has to be there before a part can start; each resolves to whether it succeeded. */
export type Preparations = ReadonlyMap<Preparation, Promise<boolean>>

type Handlers = {
  readonly run: (part: PlannedPart) => Promise<void>
  /** Called for a part that cannot run, because this preparation failed. */
  readonly skip: (part: PlannedPart, failed: Preparation) => void
}

/** Runs parts on `lanes` lanes, in the order of `sortParts` those for which everything is prepared. */
export const runQueue = async (
  parts: readonly PlannedPart[],
  preparations: Preparations,
  lanes: number,
  { run, skip }: Handlers,
): Promise<void> => {
  const waiting = [...sortParts(parts)]
  /** Whether each preparation that has ended has succeeded. */
  const ended = new Map<Preparation, boolean>()
  const running = new Map(
    [...preparations].map(([name, end]) => [
      name,
      end.then((isMade) => {
        ended.set(name, isMade)
        running.delete(name)
      }),
    ]),
  )
  const isReady = ({ needs }: PlannedPart): boolean => needs.every((name) => !running.has(name))
  const takeNext = async (): Promise<PlannedPart | undefined> => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(isReady)
      const part = waiting.splice(index, index < 0 ? 0 : 1)[0]
      const failed = part?.needs.find((name) => ended.get(name) === false)
      if (part && failed) skip(part, failed)
      else if (part) return part
      else await Promise.race(running.values())
    }
    return undefined
  }
  const work = async (): Promise<void> => {
    for (let part = await takeNext(); part; part = await takeNext()) await run(part)
  }
  await Promise.all(Array.from({ length: lanes }, work))
}
