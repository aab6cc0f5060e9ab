import type { PageRenderer, PageRendererOptions, RenderedPage } from '@gebaerdenraum/domain/kernel/page-rendering'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { ApiError } from '../../api/api-error.ts'
import { readSettingsFrom } from '../../api/page-settings.ts'
import { setTransport } from '../../api/transport.ts'
import { writeAddressSearch } from '../address-search.ts'
import { createAppRouter } from '../create-router.tsx'
import { Providers } from '../providers.tsx'
import type { Route } from '../routes.ts'
import { type FoundRoute, findRoute } from './find-route.ts'
import { openBudget } from './open-budget.ts'
import type { RenderedRoute } from './rendered-route.ts'
import { RENDERED_ROUTES } from './rendered-routes.ts'
import { escapeJson, type PageStyle, writeHead } from './write-head.ts'

/** The styles of pages by the file of the page that has them, from the folder of the web app. */
export type PageStyles = Readonly<Record<string, readonly PageStyle[]>>

type Options = PageRendererOptions & { readonly pageStyles: PageStyles }

/** Renders pages as visitors see them. To be opened once in a process: modules of the app hold settings and calls. */
export const openPageRenderer = ({ settings, appUrl, callApi, onError, pageStyles }: Options): PageRenderer => {
  checkStyles(pageStyles)
  readSettingsFrom((name) => settings[name])
  setTransport(async (address) => {
    const { status, json } = await callApi(address)
    return new Response(json, { status, headers: { 'content-type': 'application/json' } })
  })
  const bodies = openBodies()
  const rarePages = openBudget(RARE_PAGES_PER_SECOND, 1_000)

  const leaveToBrowser = ({ title }: Route, status: RenderedPage['status']): RenderedPage => ({
    status,
    head: writeHead({ title }, appUrl),
    body: '',
    data: undefined,
  })

  const renderComplete = async (found: FoundRoute, { modules, prepare }: RenderedRoute): Promise<RenderedPage> => {
    const { route, params, words, pathname } = found
    // Nothing is requested twice, and no timer outlives the page.
    const queries = new QueryClient({
      defaultOptions: {
        queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false },
      },
    })
    await route.loadLaterCode?.()
    const prepared = await prepare({ queries, params, words, appUrl })
    const { name, isMissing = false, isRare = false, words: ownWords = {}, ...head } = prepared
    if (isRare && !rarePages.spend()) return leaveToBrowser(route, 200)
    // An address may be written in several ways.
    const address = (head.path ?? pathname) + writeAddressSearch(ownWords)
    const title = (name !== undefined && route.titleFor?.(name)) || route.title
    // Two modules of a page may have the same.
    const styles = new Map(modules.flatMap((module) => pageStyles[module] ?? []).map((style) => [style.href, style]))
    return {
      status: isMissing ? 404 : 200,
      head: writeHead({ ...head, title, styles: [...styles.values()] }, appUrl),
      body: isRare
        ? await renderBody(address, queries)
        : await bodies.render({ key: isMissing ? route.path : address, address, queries }),
      data: escapeJson(JSON.stringify(dehydrate(queries))),
    }
  }

  return {
    async renderPage(address) {
      const found = findRoute(address)
      const { route } = found
      const rendered = RENDERED_ROUTES[route.id]
      if (!rendered) return leaveToBrowser(route, route.id === 'unknown' ? 404 : 200)
      try {
        return await renderComplete(found, rendered)
      } catch (error) {
        if (!isRefusal(error)) onError(error)
        return leaveToBrowser(route, 503)
      }
    },
  }
}

/** Of the API, which reports its own faults. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code >= 400

/** A page whose file was renamed would come without its styles. */
const checkStyles = (pageStyles: PageStyles): void => {
  const modules = Object.values(RENDERED_ROUTES).flatMap(({ modules }) => modules)
  const missing = modules.filter((module) => !(module in pageStyles))
  if (missing.length > 0) throw new Error(`No such page: ${missing.join(', ')}`)
}

/** Each takes about 35 ms of CPU (measured on a slow virtual machine): at most a third of a core. */
const RARE_PAGES_PER_SECOND = 10

const MAX_CHARACTERS = 8_000_000

type Body = {
  /** Pages with the same key and the same data look the same. */
  readonly key: string
  readonly address: string
  readonly queries: QueryClient
}

/** Renders the inside of `#root`. As long as a page shows the same data it is not rendered again. */
const openBodies = () => {
  const rendered = new LRUCache<string, { readonly data: string; readonly html: string }>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ data, html }) => data.length + html.length,
  })
  return {
    async render({ key, address, queries }: Body): Promise<string> {
      const data = JSON.stringify(
        queries
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      )
      const known = rendered.get(key)
      if (known?.data === data) return known.html
      const html = await renderBody(address, queries)
      rendered.set(key, { data, html })
      return html
    },
  }
}

/** What React writes instead of a part that failed, or that still waits for something, and leaves to the browser. */
const LEFT_OUT = /<!--\$[?!~]/

const renderBody = async (address: string, queries: QueryClient): Promise<string> => {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }), isServer: true })
  await router.load()
  if (router.state.resolvedLocation?.href !== address) throw new Error(`${address} leads visitors elsewhere`)
  const failed = router.state.matches.find(({ status }) => status !== 'success')
  if (failed) throw failed.error ?? new Error(`${address} has no page`)
  const html = renderToString(
    <Providers client={queries}>
      <RouterProvider router={router} />
    </Providers>,
  )
  if (LEFT_OUT.test(html)) throw new Error(`${address} has a part that was not rendered`)
  return html
}
