import { createObservable } from '@gebaerdenraum/editing/observable'
import { useEffect, useSyncExternalStore } from 'react'

/** The name of the thing a page shows (a sign, a list), for the last breadcrumb and titles; null says the route's own name. */
const current = createObservable<string | null>(null)

export const currentBreadcrumbName = current.get

/** Calls back when the name changes. Returns the unsubscriber. */
export const onBreadcrumbName = current.subscribe

/** Called by a page once it knows what it shows. */
export const useBreadcrumbName = (name: string | null | undefined): void => {
  useEffect(() => {
    current.set(name ?? null)
    return () => current.set(null)
  }, [name])
}

export const useCurrentBreadcrumbName = (): string | null => useSyncExternalStore(current.subscribe, current.get)
