/**
 * How the server and the web app's own code for the server (`apps/web/dist-server/render.js`) call each other. The server
 * loads that file when it runs; neither imports the other.
 */

/** What `render.js` exports. */
export type PageRenderingCode = { readonly openPageRenderer: (options: PageRendererOptions) => PageRenderer }

export type PageRendererOptions = {
  /** What the meta elements of the page say, by their names. */
  readonly settings: Readonly<Record<string, string>>
  /** Address of the product, without a slash at its end. */
  readonly appUrl: string
  /** Calls the API as the visitor whose page is being rendered. `address` begins with `/api/`. */
  readonly callApi: (address: string) => Promise<ApiAnswer>
  /** A page could not be rendered by a fault of the code; refusals of the API are not reported. */
  readonly onError: (error: unknown) => void
}

export type ApiAnswer = { readonly status: number; readonly json: string }

/** `address` is path and query as the browser asks for them, and may be anything. Never rejects. */
export type PageRenderer = { readonly renderPage: (address: string) => Promise<RenderedPage> }

/** All HTML is ready to be sent; nonces are what the setting `csp-nonce` says. */
export type RenderedPage = {
  /** 503: the page could not be rendered now. The browser renders it, and search engines ask again later. */
  readonly status: 200 | 404 | 503
  /** Title, description and all else that the page itself has in its head. */
  readonly head: string
  /** What stands in `#root`; empty where only the browser renders the page. */
  readonly body: string
  /** JSON from which the page was rendered, safe inside of a script element; undefined where `body` is empty. */
  readonly data: string | undefined
}
