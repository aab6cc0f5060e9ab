import { type ReactNode, use } from 'react'
import { loadPage } from './load-page.ts'
import type { PageModule, RouteEntry } from './route-entry.ts'

type PageComponent = (() => ReactNode) & { preload: () => Promise<void> }

/** The page of a route as a component whose code comes when it is needed; the router waits for `preload`. */
export const pageComponent = ({ page }: RouteEntry): PageComponent => {
  let loading: Promise<PageModule> | undefined
  let loaded: PageModule | undefined
  const load = (): Promise<PageModule> => {
    loading ??= loadPage(page ?? missingPage).then(
      (module) => {
        loaded = module
        return module
      },
      (error: unknown) => {
        // The next visit tries again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  // Made once for each route when the router is built.
  const LazyPage = () => {
    const { Page } = loaded ?? use(load())
    return <Page />
  }
  return Object.assign(LazyPage, { preload: async () => void (await load()) })
}

const missingPage = (): Promise<PageModule> => Promise.reject(new Error('A route that only redirects was shown'))
