import { type ReactNode, use } from 'react'
import { loadPage } from './load-page.ts'
import type { PageModule, RouteEntry } from './route-entry.ts'

type PageComponent = (() => ReactNode) & { preload: () => Promise<void> }

/** A promise that tells React how it ended, as React's own marks do. */
type Loading = Promise<PageModule> & { status?: 'fulfilled'; value?: PageModule }

/** The page of a route as a component whose code comes when it is needed; the router waits for `preload`. */
export const pageComponent = ({ page }: RouteEntry): PageComponent => {
  let loading: Promise<PageModule> | undefined
  const load = (): Promise<PageModule> => {
    if (loading) return loading
    const started: Loading = loadPage(() => withModules(page ?? missingPage))
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
  return Object.assign(LazyPage, { preload: async () => void (await load()) })
}

/** What its features register is there before a page is shown. */
const withModules = async (load: () => Promise<PageModule>): Promise<PageModule> => {
  const [page, { registerModules }] = await Promise.all([load(), import('./modules.ts')])
  registerModules()
  return page
}

const missingPage = (): Promise<PageModule> => Promise.reject(new Error('A route that only redirects was shown'))
