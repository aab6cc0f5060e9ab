export type ImportQueueOptions = {
  readonly signal?: AbortSignal | undefined
  /** Told once when there is something to wait for. */
  readonly onWait?: (() => void) | undefined
}

const lastInQueue = new WeakMap<object, Promise<void>>()

/** Waits for the turn among the imports of this process into one database; answers how to leave. */
export const enterImportQueue = async (
  database: object,
  { signal, onWait }: ImportQueueOptions,
): Promise<() => void> => {
  const { promise: left, resolve } = Promise.withResolvers<void>()
  const before = lastInQueue.get(database)
  const turn = before ? before.then(() => left) : left
  lastInQueue.set(database, turn)
  const leave = () => {
    resolve()
    if (lastInQueue.get(database) === turn) lastInQueue.delete(database)
  }
  if (!before) return leave
  onWait?.()
  try {
    await untilAborted(before, signal)
    return leave
  } catch (error) {
    // Whoever stands behind still waits for those before: `turn` follows them.
    resolve()
    throw error
  }
}

const untilAborted = async (work: Promise<void>, signal: AbortSignal | undefined): Promise<void> => {
  if (!signal) return work
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
