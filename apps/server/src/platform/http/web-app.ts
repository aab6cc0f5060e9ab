import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {} from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { escapeHtml } from '@gebaerdenraum/domain/kernel/escape-html'
import type { RenderedPage } from '@gebaerdenraum/domain/kernel/page-rendering'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../framework/errors.ts'
import { compressBytes, encodeReply } from './compression.ts'
import { createPageRenderer } from './page-renderer.ts'
import { writePreloadHeader } from './preload-header.ts'
import { writeManifest } from './web-app-manifest.ts'

export type WebAppOptions = {
  readonly root: string
  /** The file of its code for the server, which renders pages. */
  readonly rendererFile: string
  /** Address of the product, without a slash at its end. */
  readonly appUrl: string
  readonly productName: string
  readonly isDemo: boolean
  /** How fingerspelled words are drawn unless a viewer chose. */
  readonly lookDefaults: { readonly style: string; readonly skinTone: string }
  /** Where the browser reports its faults. */
  readonly sentryDsn: string | undefined
  /** Card and account fields come from Stripe, in frames of its own. */
  readonly hasStripe: boolean
  readonly onError: (error: unknown) => void
}

const YEAR_MS = 31_536_000_000

/**
 * The built web app: files with a hash in their name are cached for good, and every other address is a page. What visitors
 * read is rendered here, all else by the browser. The policy allows scripts from here only and styles with a nonce.
 */
export const webApp: FastifyPluginAsync<WebAppOptions> = async (app, options) => {
  const { root, productName, isDemo, lookDefaults, sentryDsn, hasStripe, rendererFile, appUrl, onError } = options
  const settings = {
    'product-name': productName,
    'app-url': appUrl,
    demo: String(isDemo),
    fingerspelling: lookDefaults.style,
    'skin-tone': lookDefaults.skinTone,
    'sentry-dsn': sentryDsn ?? '',
  }
  const pageSettings = { ...settings, 'csp-nonce': NONCE }
  const template = readTemplate(root, pageSettings)
  const preloadHeader = writePreloadHeader(template)
  const templates: Templates = { app: template, complete: startWhenUsed(template) }
  const renderPage = createPageRenderer(app, {
    file: rendererFile,
    settings: pageSettings,
    appUrl,
    onError,
  })
  const sources = {
    connections: [
      "'self'",
      ...(sentryDsn === undefined ? [] : [new URL(sentryDsn).origin]),
      ...(hasStripe ? ['https://api.stripe.com'] : []),
    ].join(' '),
    scripts: ["'self'", ...(hasStripe ? STRIPE_SCRIPTS : [])].join(' '),
    frames: hasStripe ? [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'].join(' ') : "'self'",
  }
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '.stamp', 'index.html'],
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache')
        if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
  }
  const manifest = writeManifest(productName)
  app.get(MANIFEST_PATH, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  )

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: RenderedPage | undefined) => {
    const nonce = randomBytes(16).toString('base64')
    const html = Buffer.from(fillTemplate(templates, page).replaceAll(NONCE, nonce))
    // The hooks that compress all else are not called for addresses without a route.
    const encoding = encodeReply(request, reply, html)
    return reply
      .header('content-security-policy', policy(nonce, sources))
      .header('cache-control', 'no-store')
      .headers(preloadHeader === '' ? {} : { link: preloadHeader })
      .type('text/html; charset=utf-8')
      .send(encoding === undefined ? html : await compressBytes(encoding, html))
  }
  // The page without content. The service worker stores it, and answers with it where there is no connection.
  app.get(SHELL_PATH, { compress: false }, (request, reply) =>
    sendPage(request, reply.header('x-robots-tag', 'noindex'), undefined),
  )

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || NO_PAGE.test(request.url)) {
      throw new ApiError('NotFound', 'Das gibt es hier nicht.')
    }
    const page = await renderPage(request)
    return sendPage(request, reply.code(page?.status ?? 200), page)
  })
}

const MANIFEST_PATH = '/manifest.webmanifest'
/** Also in `apps/web/service-worker`. */
const SHELL_PATH = '/app-shell'

/** The script of a worker. A worker follows the policy of its own script, not that of the page. */
const WORKER = /(\/assets\/[^/]*-worker-[^/]*|\/service-worker)\.js/
/** It calls this server and loads nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** A missing file must not answer with a page: the browser would take it for the script it asked for. */
const NO_PAGE = /^\/(\/|(assets|media|api)([/?]|$))/

/** As Stripe asks for (docs.stripe.com/security/guide). */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

type Sources = { readonly connections: string; readonly scripts: string; readonly frames: string }

const policy = (nonce: string, { connections, scripts, frames }: Sources): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src ${connections}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${frames}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ')

const NOT_BUILT =
  '<!doctype html><html lang="de"><meta charset="utf-8"><title>Nicht gebaut</title><p>Die Web-App ist nicht gebaut: <code>npm run build</code>'

/** Stands in pages for the nonce until they are sent. It cannot be guessed, so no text of a person contains it. */
const NONCE = `nonce-${randomBytes(16).toString('hex')}`

/** The page that all others are made of, with the values of settings in place of `__THEIR_NAMES__`. */
const readTemplate = (root: string, settings: Readonly<Record<string, string>>): string => {
  const file = join(root, 'index.html')
  if (!existsSync(file)) return NOT_BUILT
  return Object.entries(settings).reduce(
    (html, [name, value]) => html.replaceAll(`__${name.toUpperCase().replaceAll('-', '_')}__`, () => escapeHtml(value)),
    readFileSync(file, 'utf8'),
  )
}

/** The page without content, and the one for complete pages. */
type Templates = { readonly app: string; readonly complete: string }

/** Texts of people stand in a page: they are inserted as they are, without the meaning of `$&`. */
const fillTemplate = ({ app, complete }: Templates, page: RenderedPage | undefined): string => {
  if (page === undefined) return app
  // From what does not exist the app leads on, without an interaction.
  const template = page.data !== undefined && page.status === 200 ? complete : app
  const html = template.replace(/<!--page-->[\s\S]*<!--\/page-->/, () => page.head)
  if (page.data === undefined) return html
  const data = `<script type="application/json" id="page-data">${page.data}</script>`
  return html
    .replace(/<!--script-only-->[\s\S]*<!--\/script-only-->/, () => data)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`)
}

const APP = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const PARTS = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/** The page with `apps/web/public/start-app.js` in place of the app, which that script loads with the first interaction. */
const startWhenUsed = (template: string): string => {
  const app = APP.exec(template)?.[1]
  if (app === undefined) return template
  const modules = [app, ...template.matchAll(PARTS).map(([, part = '']) => part)]
  return template
    .replaceAll(PARTS, '')
    .replace(APP, `<script src="/start-app.js" defer data-modules="${modules.join(' ')}"></script>`)
}
