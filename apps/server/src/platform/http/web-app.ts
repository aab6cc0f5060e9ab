import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { ApiError } from '../framework/errors.ts'

export type WebAppOptions = {
  readonly root: string
  readonly productName: string
  readonly isDemo: boolean
  /** How fingerspelled words are drawn unless a viewer chose. */
  readonly lookDefaults: { readonly style: string; readonly skinTone: string }
  /** Where the browser reports its faults. */
  readonly sentryDsn: string | undefined
  /** Card and account fields come from Stripe, in frames of its own. */
  readonly hasStripe: boolean
}

const YEAR_MS = 31_536_000_000

/**
 * The built web app: files with a hash in their name are kept for ever, and every other address is the one page, so
 * that deep links work. Its policy allows scripts from here only and styles under a number used once.
 */
export const webApp: FastifyPluginAsync<WebAppOptions> = async (app, options) => {
  const { root, productName, isDemo, lookDefaults, sentryDsn, hasStripe } = options
  const page = pageOf(root, {
    __PRODUCT_NAME__: escapeHtml(productName),
    __DEMO__: String(isDemo),
    __FINGERSPELLING__: lookDefaults.style,
    __SKIN_TONE__: lookDefaults.skinTone,
    __SENTRY_DSN__: escapeHtml(sentryDsn ?? ''),
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
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || NO_PAGE.test(request.url)) {
      throw new ApiError('NotFound', 'Das gibt es hier nicht.')
    }
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(200)
      .header('content-security-policy', policy(nonce, sources))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce))
  })
}

/** The script of a worker. A worker follows the policy of its own script, not that of the page. */
const WORKER = /\/assets\/[^/]*-worker-[^/]*\.js/
/** It calls the API and loads nothing else. */
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

const pageOf = (root: string, values: Readonly<Record<string, string>>): string => {
  const file = join(root, 'index.html')
  if (!existsSync(file)) return NOT_BUILT
  return Object.entries(values).reduce(
    (html, [name, value]) => html.replaceAll(name, value),
    readFileSync(file, 'utf8'),
  )
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
