import type { PageRendererOptions, RenderedPage } from '@gebaerdenraum/domain/kernel/page-rendering'
import { afterAll, beforeAll } from 'vitest'
import { readFromPage, readSettingsFrom } from '../api/page-settings.ts'
import { callOverNetwork, setTransport } from '../api/transport.ts'
import { openPageRenderer } from '../app/rendering/open-page-renderer.tsx'
import { RENDERED_ROUTES } from '../app/rendering/rendered-routes.ts'
import type { PageStyle } from '../app/rendering/write-head.ts'

const APP_URL = 'https://handraum.example'

type Given = Pick<PageRendererOptions, 'callApi'> & Partial<Pick<PageRendererOptions, 'onError'>>

/**
 * Renders pages of the product `Handraum` at `https://handraum.example` in the tests of a file. The files after it share the
 * process: settings and calls are given back to the browser. A page's styles are called after its file.
 */
export const givenPageRenderer = ({
  callApi,
  onError = throwError,
}: Given): ((address: string) => Promise<RenderedPage>) => {
  let renderer: ReturnType<typeof openPageRenderer> | undefined
  beforeAll(() => {
    renderer = openPageRenderer({
      settings: { 'product-name': 'Handraum', 'app-url': APP_URL, 'csp-nonce': '__CSP_NONCE__' },
      appUrl: APP_URL,
      callApi,
      onError,
      pageStyles: Object.fromEntries(MODULES.map((module) => [module, [styleFor(module)]])),
    })
  })
  afterAll(() => {
    setTransport(callOverNetwork)
    readSettingsFrom(readFromPage)
  })
  return async (address) => renderer!.renderPage(address)
}

const MODULES = Object.values(RENDERED_ROUTES).flatMap(({ modules }) => modules)

const styleFor = (module: string): PageStyle => ({
  href: `/assets/${module.replace(/\W/g, '-')}.css`,
  text: `.page{content:"${module}"}`,
})

const throwError = (error: unknown): never => {
  throw error
}
