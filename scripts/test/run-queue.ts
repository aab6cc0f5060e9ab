import { type PlannedPart, sortParts } from './plan-parts.ts'

/** What has to be there before a part can start; each resolves to whether it succeeded. */
export type Preparations = {
  readonly build: Promise<boolean>
  readonly chromium: Promise<boolean>
}

type Handlers = {
  readonly run: (part: PlannedPart) => Promise<void>
  /** Called for a part that cannot run, because this preparation failed. */
  readonly skip: (part: PlannedPart, failed: keyof Preparations) => void
}

/** Runs parts on `lanes` lanes, the longest first. As long as something is being prepared, lanes take what needs it not. */
export const runQueue = async (
  parts: readonly PlannedPart[],
  preparations: Preparations,
  lanes: number,
  { run, skip }: Handlers,
): Promise<void> => {
  const waiting = [...sortParts(parts)]
  const isReady = ({ needsBuild, needsChromium }: PlannedPart): boolean => !needsBuild && !needsChromium
  const takeNext = async (): Promise<PlannedPart | undefined> => {
    const index = waiting.findIndex(isReady)
    if (index >= 0 && !isPrepared) return waiting.splice(index, 1)[0]
    const failed = await prepared
    const part = waiting.shift()
    const missing = part && findMissing(part, failed)
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

const findFailed = async ({ build, chromium }: Preparations): Promise<ReadonlySet<keyof Preparations>> => {
  const [isBuilt, hasChromium] = await Promise.all([build, chromium])
  return new Set([...(isBuilt ? [] : (['build'] as const)), ...(hasChromium ? [] : (['chromium'] as const))])
}

const findMissing = (part: PlannedPart, failed: ReadonlySet<keyof Preparations>): keyof Preparations | undefined => {
  if (part.needsBuild && failed.has('build')) return 'build'
  return part.needsChromium && failed.has('chromium') ? 'chromium' : undefined
}
