import { type ReactNode, use } from 'react'
import { useCurrentRoute } from './current-route.ts'
import { loadPage } from './load-page.ts'
import { registerForAccounts } from './register-modules.ts'
import type { PageModule, RouteEntry } from './route-entry.ts'
import { loadToasts } from './toasts.tsx'

type Prepare = () => Promise<unknown>
type PageComponent = (() => ReactNode) & { preload: () => Promise<void> }

/** A promise with the fields by which React knows its result. */
type Loading = Promise<PageModule> & { status?: 'fulfilled'; value?: PageModule }

/** What every page needs beside its own code: what features offer each other, and toasts. */
const prepareForPages: Prepare = () => Promise.all([registerForAccounts(), loadToasts()])

/** The page of a route as a lazily loaded component; the router waits for `preload`. */
export const pageComponent = ({ page }: RouteEntry, prepare: Prepare = prepareForPages): PageComponent => {
  let loading: Promise<PageModule> | undefined
  const load = (): Promise<PageModule> => {
    if (loading) return loading
    const started: Loading = loadPage(page ?? missingPage)
    started.then(
      (module) => {
        // Read by `use`: a page that was loaded ahead shows at once, without a moment of waiting.
        started.status = 'fulfilled'
        started.value = module
      },
      () => {
        // The next visit tries again.
        loading = undefined
      },
    )
    loading = started
    return started
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
