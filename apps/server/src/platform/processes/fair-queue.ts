import { BusyError } from './busy-error.ts'
import { type Claims, COMMON_CLAIMANT, createClaims } from './claims.ts'

export type FairQueue = {
  /**
   * Runs work when its turn comes. Throws `BusyError` when there is no room for it to wait, or when it had to make room,
   * and the signal's reason when that fires while it waits.
   */
  run<Result>(work: () => Promise<Result>, demand?: QueueDemand): Promise<Result>
}
export type QueueDemand = { readonly claims?: Claims; readonly signal?: AbortSignal | undefined }

export type FairQueueLimits = {
  /** How much runs at once. */
  readonly parallel: number
  /** How much of it for one key; unless given, all. Below `parallel` a newcomer need not wait for anything to end. */
  readonly parallelPerKey?: number
  /** How much waits for one key; unless given, all. */
  readonly waitingPerKey?: number
  /** How much waits in total. */
  readonly waiting: number
}

/**
 * Does a bounded amount of work at once and shares it between keys: each has a line of its own, and the lines take turns
 * (round robin). Work that several keys want stands in all of their lines and is done once, when the first of them has
 * its turn. Background work runs only when nothing else may. When all room to wait is taken, a newcomer displaces the last
 * of the longest line, as long as his own is shorter: one key cannot shut the others out.
 */
export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  const { parallel, parallelPerKey = parallel, waiting, waitingPerKey = waiting } = limits
  /** A map keeps the order of insertion: the first line is the next to have a turn. */
  const lines: Lines = { interactive: new Map(), background: new Map() }
  const waitingItems = new Set<Item>()
  const runningOf = new Map<string, number>()
  let running = 0
  let runningInBackground = 0

  const enter = (item: Item): void => {
    const wanted = new Set<Line>()
    for (const { key, isBackground } of item.claims.current()) {
      const priority = isBackground ? 'background' : 'interactive'
      const line: Line = lines[priority].get(key) ?? { key, priority, items: new Set() }
      lines[priority].set(key, line)
      line.items.add(item)
      item.lines.add(line)
      wanted.add(line)
    }
    for (const line of [...item.lines]) if (!wanted.has(line)) leave(item, line)
  }
  const leave = (item: Item, line: Line): void => {
    line.items.delete(item)
    item.lines.delete(line)
    if (line.items.size === 0) lines[line.priority].delete(line.key)
  }
  const remove = (item: Item): void => {
    waitingItems.delete(item)
    for (const line of [...item.lines]) leave(item, line)
    item.stopListening()
  }
  const refuse = (item: Item, reason: unknown): void => {
    remove(item)
    item.refuse(reason)
  }

  const nextLine = (): Line | undefined => {
    const mayRun = ({ key }: Line): boolean => (runningOf.get(key) ?? 0) < parallelPerKey
    for (const line of lines.interactive.values()) if (mayRun(line)) return line
    // A place is left for those who wait in front of a screen.
    if (runningInBackground >= Math.max(1, parallel - 1)) return undefined
    for (const line of lines.background.values()) if (mayRun(line)) return line
    return undefined
  }
  const dispatch = (): void => {
    while (running < parallel) {
      const line = nextLine()
      const [item] = line?.items ?? []
      if (!line || !item) return
      remove(item)
      // To the end of the round.
      if (lines[line.priority].delete(line.key)) lines[line.priority].set(line.key, line)
      const isBackground = line.priority === 'background'
      running += 1
      if (isBackground) runningInBackground += 1
      runningOf.set(line.key, (runningOf.get(line.key) ?? 0) + 1)
      item.start(() => {
        running -= 1
        if (isBackground) runningInBackground -= 1
        const left = (runningOf.get(line.key) ?? 1) - 1
        if (left === 0) runningOf.delete(line.key)
        else runningOf.set(line.key, left)
        dispatch()
      })
    }
  }

  /** After an item has come that could not start at once. */
  const makeRoom = (item: Item): void => {
    const hasRoom = [...item.lines].some(({ items }) => items.size <= waitingPerKey)
    if (!hasRoom) refuse(item, new BusyError())
    else if (waitingItems.size > waiting) refuse(itemToDisplace(item), new BusyError())
  }
  const itemToDisplace = (newcomer: Item): Item => {
    const all = [...lines.background.values(), ...lines.interactive.values()]
    const ownLength = Math.min(...[...newcomer.lines].map(({ items }) => items.size))
    const isOwnBackground = [...newcomer.lines].every(({ priority }) => priority === 'background')
    const longest = (priority: Line['priority']): Line | undefined =>
      all.filter((line) => line.priority === priority).toSorted((a, b) => b.items.size - a.items.size)[0]
    const background = longest('background')
    const line = !isOwnBackground && background ? background : longest(isOwnBackground ? 'background' : 'interactive')
    if (!line || (line.priority === 'interactive' && line.items.size <= ownLength)) return newcomer
    // What others want too keeps its place.
    return [...line.items].findLast((item) => item.lines.size === 1) ?? newcomer
  }

  const enterLines = (claims: Claims, signal: AbortSignal | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const abort = () => refuse(item, signal?.reason)
      const unsubscribe = claims.subscribe(() => {
        enter(item)
        dispatch()
      })
      const item: Item = {
        claims,
        lines: new Set(),
        start: resolve,
        refuse: reject,
        stopListening() {
          unsubscribe()
          signal?.removeEventListener('abort', abort)
        },
      }
      signal?.addEventListener('abort', abort, { once: true })
      waitingItems.add(item)
      enter(item)
      dispatch()
      if (waitingItems.has(item)) makeRoom(item)
    })

  return {
    async run(work, { claims = createClaims(COMMON_CLAIMANT), signal } = {}) {
      const end = await enterLines(claims, signal)
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}

type Line = { readonly key: string; readonly priority: 'interactive' | 'background'; readonly items: Set<Item> }
type Lines = Readonly<Record<Line['priority'], Map<string, Line>>>
type Item = {
  readonly claims: Claims
  /** The lines it stands in, one for each key that wants it. */
  readonly lines: Set<Line>
  /** Gives the work its turn; `end` frees the place. */
  readonly start: (end: () => void) => void
  readonly refuse: (reason: unknown) => void
  readonly stopListening: () => void
}
