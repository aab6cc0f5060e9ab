import { type ReactNode, use } from 'react'
import { makeUsable } from '../ui/make-usable.ts'
import { useCurrentRoute } from './current-route.ts'
import { loadPage } from './load-page.ts'
import { registerForAccounts } from './register-modules.ts'
import type { PageModule, RouteEntry } from './route-entry.ts'
import { loadToasts } from './toasts.tsx'

type Prepare = () => Promise<unknown>
type PageComponent = (() => ReactNode) & { preload: () => Promise<void> }

/** What every page needs beside its own code: what modules offer each other, and toasts. */
const prepareForPages: Prepare = () => Promise.all([registerForAccounts(), loadToasts()])

/** The page of a route as a lazily loaded component; the router waits for `preload`. */
export const pageComponent = ({ page }: RouteEntry, prepare: Prepare = prepareForPages): PageComponent => {
  let loading: Promise<PageModule> | undefined
  const load = (): Promise<PageModule> => {
    if (loading) return loading
    loading = makeUsable(loadPage(page ?? missingPage))
    loading.catch(() => {
      // The next visit tries again.
      loading = undefined
    })
    return loading
  }
  // Made once for each route when the router is built.
  const LazyPage = () => {
    const { Page } = use(load())
    return <Page />
  }
  const preload = async (): Promise<void> => void (await Promise.all([load(), loadPage(prepare)]))
  return Object.assign(LazyPage, { preload })
}

/** Several routes with the same path: the query of the address selects the page, and loads its code. */
export const pageByQuery = (routes: readonly RouteEntry[], prepare: Prepare = prepareForPages): PageComponent => {
  const pages = new Map(routes.map((route) => [route.id, pageComponent(route)]))
  const PageByQuery = () => {
    const Page = pages.get(useCurrentRoute().id)!
    return <Page />
  }
  return Object.assign(PageByQuery, { preload: async () => void (await loadPage(prepare)) })
}

const missingPage = (): Promise<PageModule> => Promise.reject(new Error('A route that only redirects was shown'))
