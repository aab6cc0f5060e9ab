import { type PlannedPart, sortParts } from './plan-parts.ts'
import type { Preparation } from './suites.ts'

/** What has to be there before a part can start; each resolves to whether it succeeded. */
export type Preparations = ReadonlyMap<Preparation, Promise<boolean>>

type Handlers = {
  readonly run: (part: PlannedPart) => Promise<void>
  /** Called for a part that cannot run, because this preparation failed. */
  readonly skip: (part: PlannedPart, failed: Preparation) => void
}

/** Runs parts on `lanes` lanes, the longest first. As long as something is being prepared, lanes take what needs it not. */
export const runQueue = async (
  parts: readonly PlannedPart[],
  preparations: Preparations,
  lanes: number,
  { run, skip }: Handlers,
): Promise<void> => {
  const waiting = [...sortParts(parts)]
  const takeNext = async (): Promise<PlannedPart | undefined> => {
    const index = waiting.findIndex(({ needs }) => needs.length === 0)
    if (index >= 0 && !isPrepared) return waiting.splice(index, 1)[0]
    const failed = await prepared
    const part = waiting.shift()
    const missing = part?.needs.find((preparation) => failed.has(preparation))
    if (!part || !missing) return part
    skip(part, missing)
    return takeNext()
  }
  let isPrepared = false
  const prepared = findFailed(preparations).finally(() => {
    isPrepared = true
  })
  const work = async (): Promise<void> => {
    for (let part = await takeNext(); part; part = await takeNext()) await run(part)
  }
  await Promise.all(Array.from({ length: lanes }, work))
}

const findFailed = async (preparations: Preparations): Promise<ReadonlySet<Preparation>> => {
  const ends = await Promise.all([...preparations].map(async ([name, end]) => ({ name, isMade: await end })))
  return new Set(ends.filter(({ isMade }) => !isMade).map(({ name }) => name))
}
