import { readStored, writeStored } from '../storage/browser-storage.ts'

/** Marks of tabs that cannot hold real locks. */
export const MARK_PREFIX = 'gebaerdenraum-lock'

/** Held until it is released or the tab is gone. */
export const holdLock = (name: string): (() => void) => {
  const manager = webLocks()
  if (!manager) return holdMark(name)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void manager.request(name, () => released)
  return release
}

/** Runs at once, while nobody else holds the lock; not at all, and undefined, where another tab does. */
export const ifUnlocked = async <Result>(name: string, run: () => Result): Promise<Result | undefined> => {
  const manager = webLocks()
  if (!manager) return isMarked(name) ? undefined : run()
  return manager.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
}

/** Absent over plain HTTP. */
const webLocks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks

/**
 * How long a mark protects what its tab edits. After a crash marks stay: what they protect is taken up a day later. That
 * is late, but work that two tabs take up would be worse.
 */
const MARK_LASTS_MS = 24 * 60 * 60 * 1000
const MARK_AGAIN_MS = 60 * 60 * 1000

/** A mark with its time in the browser's storage stands for the lock. A tab takes its marks away when it closes. */
const holdMark = (name: string): (() => void) => {
  const mark = (): void => void writeStored(markKey(name), String(Date.now()))
  const remove = (): void => void writeStored(markKey(name), null)
  // A page that was left may be shown again as it was.
  const markAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) mark()
  }
  mark()
  const timer = setInterval(mark, MARK_AGAIN_MS)
  window.addEventListener('pagehide', remove)
  window.addEventListener('pageshow', markAgain)
  return () => {
    clearInterval(timer)
    remove()
    window.removeEventListener('pagehide', remove)
    window.removeEventListener('pageshow', markAgain)
  }
}

const isMarked = (name: string): boolean => Date.now() - Number(readStored(markKey(name)) ?? 0) < MARK_LASTS_MS
const markKey = (name: string): string => `${MARK_PREFIX}/${name}`
