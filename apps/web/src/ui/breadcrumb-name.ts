import { useEffect, useSyncExternalStore } from 'react'

/** The name of the thing a page shows (a sign, a list), for the last breadcrumb; null says the route's own name. */
let current: string | null = null
const listeners = new Set<() => void>()

/** Called by a page once it knows what it shows. */
export const useBreadcrumbName = (name: string | null | undefined): void => {
  useEffect(() => {
    setName(name ?? null)
    return () => setName(null)
  }, [name])
}

export const useCurrentBreadcrumbName = (): string | null => useSyncExternalStore(subscribe, () => current)

const setName = (name: string | null): void => {
  current = name
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
