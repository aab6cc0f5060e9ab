import { createObservable } from '@gebaerdenraum/editing/observable'

/**
 * What the web app stores in this browser. Storage may be full, and private windows may forbid it: what it does not take
 * lasts as long as the page, and is read in place of an older value.
 */

/** `visit` lasts until the tab is closed, `browser` until it is removed. */
export type Lifetime = 'visit' | 'browser'

type Options = {
  readonly lifetime?: Lifetime
  /**
   * Work that the server does not have yet. If it cannot be stored, the older stored state stays, which is better than
   * none, and the browser asks before the page is closed.
   */
  readonly isWork?: boolean
}

type Unstored = { readonly text: string | null; readonly isWork: boolean }

const unstored: Readonly<Record<Lifetime, Map<string, Unstored>>> = { visit: new Map(), browser: new Map() }

export const readStored = (key: string, lifetime: Lifetime = 'browser'): string | null => {
  const fallback = unstored[lifetime].get(key)
  if (fallback) return fallback.text
  try {
    return storageFor(lifetime).getItem(key)
  } catch {
    return null
  }
}

/** Null removes it. Returns whether it lasts as long as its lifetime says; if not, it lasts as long as the page. */
export const writeStored = (
  key: string,
  text: string | null,
  { lifetime = 'browser', isWork = false }: Options = {},
): boolean => {
  const isStored = writeTo(lifetime, key, text)
  if (isStored) unstored[lifetime].delete(key)
  else {
    // The next visit would take the older value for this one.
    if (!isWork) writeTo(lifetime, key, null)
    unstored[lifetime].set(key, { text, isWork: isWork && text !== null })
  }
  noteUnstoredWork()
  return isStored
}

/** Null for what is not there or no JSON. */
export const readStoredJson = (key: string, lifetime: Lifetime = 'browser'): unknown => {
  try {
    return JSON.parse(readStored(key, lifetime) ?? 'null')
  } catch {
    return null
  }
}

/** As `writeStored`. */
export const writeStoredJson = (key: string, value: unknown, options?: Options): boolean =>
  writeStored(key, value === null ? null : JSON.stringify(value), options)

/** The keys that begin so, of what lasts longer than the tab. */
export const listStored = (prefix: string): readonly string[] => {
  const keys = new Set(storedKeys())
  for (const [key, { text }] of unstored.browser) {
    if (text === null) keys.delete(key)
    else keys.add(key)
  }
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** Whether closing the page would lose work. */
export const hasUnstoredWork = (): boolean => workUnstored.get()

/** Called when the answer of `hasUnstoredWork` changes. Returns how to stop that. */
export const onUnstoredWork = (listener: () => void): (() => void) => workUnstored.subscribe(listener)

const workUnstored = createObservable(false)

const noteUnstoredWork = (): void => {
  const isNow = Object.values(unstored).some((entries) => [...entries.values()].some(({ isWork }) => isWork))
  if (isNow === workUnstored.get()) return
  if (isNow) window.addEventListener('beforeunload', askBeforeClosing)
  else window.removeEventListener('beforeunload', askBeforeClosing)
  workUnstored.set(isNow)
}

const askBeforeClosing = (event: Event): void => event.preventDefault()

const writeTo = (lifetime: Lifetime, key: string, text: string | null): boolean => {
  try {
    if (text === null) storageFor(lifetime).removeItem(key)
    else storageFor(lifetime).setItem(key, text)
    return true
  } catch {
    return false
  }
}

const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Throws where storage is forbidden. */
const storageFor = (lifetime: Lifetime): Storage => (lifetime === 'visit' ? sessionStorage : localStorage)
