import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PageRenderer, PageRenderingCode, RenderedPage } from '@gebaerdenraum/domain/kernel/page-rendering'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Options = {
  /** The web app's code for the server; where it is missing every page is rendered by the browser alone. */
  readonly file: string
  readonly settings: Readonly<Record<string, string>>
  readonly appUrl: string
  readonly onError: (error: unknown) => void
}

/** Renders the page that a request asks for. Undefined where that cannot be done: the browser renders it then. Never rejects. */
export type RenderPage = (request: FastifyRequest) => Promise<RenderedPage | undefined>

/**
 * Renders pages with the code of the web app, which is loaded for the first of them. What a page shows comes from the API
 * as a visitor at the same address gets it: no page can contain what visitors may not have.
 */
export const createPageRenderer = (app: FastifyInstance, { file, settings, appUrl, onError }: Options): RenderPage => {
  const visits = new AsyncLocalStorage<FastifyRequest>()
  const callApi = async (address: string) => {
    const { ip, headers } = visits.getStore()!
    const { statusCode, body } = await app.inject({
      url: address,
      remoteAddress: ip,
      // No others: everybody gets the page of a visitor.
      headers: { accept: 'application/json', ...(headers.host !== undefined && { host: headers.host }) },
    })
    return { status: statusCode, json: body }
  }
  const load = async (): Promise<PageRenderer | undefined> => {
    if (!existsSync(file)) return undefined
    const { openPageRenderer } = (await import(pathToFileURL(file).href)) as PageRenderingCode
    return openPageRenderer({ settings, appUrl, callApi, onError })
  }
  let loading: Promise<PageRenderer | undefined> | undefined
  return async (request) => {
    try {
      loading ??= load().catch((error: unknown) => {
        onError(error)
        return undefined
      })
      const renderer = await loading
      return await visits.run(request, async () => renderer?.renderPage(request.url))
    } catch (error) {
      onError(error)
      return undefined
    }
  }
}
