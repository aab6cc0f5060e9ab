import { execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { launchChromium } from '@gebaerdenraum/e2e/chromium.ts'
import type { Browser } from 'playwright-core'
import { type Loading, watchLoading } from './browser/watch-loading.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'
import { rawAnswer } from './load/raw-answer.ts'
import type { BareAnswer } from './servers/bare-server.ts'
import { inScope } from './servers/in-scope.ts'
import { startBareServer } from './servers/start-limit.ts'
import { seed, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * How the public pages appear to a visitor with a phone that knows nothing of them yet: 4G (1.6 Mbit/s, 150 ms), a
 * processor that is four times slower. Beside each page a static one with the same content: its HTML, styles, fonts
 * and pictures from memory, without a script. Nothing is touched: what comes until then is what is measured.
 */
export const measureFirstVisit = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build.ts', import.meta.url)), '--if-stale'])
    const folder = use(await temporaryFolder())
    await seed(folder.path)
    const product = use(await startProduct(folder.path))
    const browser = await launchChromium()
    try {
      const figures: Figure[] = []
      for (const path of PATHS) {
        const copy = use(await startBareServer(await copyWithoutScripts(browser, product.url, path)))
        const [ours, theirs]: [Visit[], Visit[]] = [[], []]
        for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
          const [our, their] = [await visit(browser, product.url + path), await visit(browser, copy.url + path)]
          if (round < WARM_UP_ROUNDS) continue
          ours.push(our)
          theirs.push(their)
        }
        figures.push(...compareVisits(path, ours, theirs))
      }
      return figures
    } finally {
      await browser.close()
    }
  })

const PATHS = ['/gebaerden', '/gebaerden/hallo', '/fingeralphabet', '/faq']
/** Server and browser are slower until their code is compiled. */
const WARM_UP_ROUNDS = 3
const ROUNDS = 5
/** What still moves or is painted so long after the page has loaded belongs to it. */
const SETTLED_AFTER_MS = 3_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWDOWN = 4
const BUDGETS = { largestPaintMs: 1_500, scriptKilobytes: 80, layoutShift: 0.05 }

type Visit = Loading & { readonly scriptKilobytes: number }

const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE', serviceWorkers: 'block' })
  try {
    await context.addInitScript({ content: `(${watchLoading})()` })
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', LINE)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const scripts = new Set<string>()
    let scriptBytes = 0
    devTools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await delay(SETTLED_AFTER_MS)
    const loading = await page.evaluate(() => (globalThis as unknown as { loading: Loading }).loading)
    return { ...loading, scriptKilobytes: scriptBytes / 1_000 }
  } finally {
    await context.close()
  }
}

/** The page as the server sends it, and what it asks for without scripts. */
const copyWithoutScripts = async (browser: Browser, url: string, path: string): Promise<readonly BareAnswer[]> => {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE', javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => void asked.add(request.url()))
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const html = await rawAnswer(url + path, { 'accept-encoding': 'br' })
    const text = brotliDecompressSync(html.body)
      .toString()
      .replaceAll(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    const others = [...asked].filter((address) => address.startsWith(url) && address !== url + path)
    return [
      {
        path,
        status: 200,
        headers: ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br'],
        body: brotliCompressSync(text),
      },
      ...(await Promise.all(others.map((address) => copy(address, url)))),
    ]
  } finally {
    await context.close()
  }
}

const copy = async (address: string, origin: string): Promise<BareAnswer> => {
  const { status, headers, body } = await rawAnswer(address, {
    'accept-encoding': 'br',
    accept: 'image/avif,image/webp,*/*',
  })
  return { path: address.slice(origin.length), status, headers, body }
}

const compareVisits = (path: string, ours: readonly Visit[], theirs: readonly Visit[]): readonly Figure[] => {
  const measure = (visits: readonly Visit[], key: keyof Visit) => spreadOf(visits.map((visit) => visit[key]))
  const compare = (what: string, unit: string, key: keyof Visit, limit: Figure['limit']): Figure =>
    lessIsBetter({ name: `${path}, ${what}`, unit, measured: measure(ours, key), limit })
  const budget = (key: keyof Visit): Figure['limit'] => ({ what: 'budget', median: BUDGETS[key], p99: BUDGETS[key] })
  return [
    compare('largest paint', 'ms', 'largestPaintMs', budget('largestPaintMs')),
    compare('largest paint', 'ms', 'largestPaintMs', { what: 'static page', ...measure(theirs, 'largestPaintMs') }),
    compare('scripts before it is touched', 'kB', 'scriptKilobytes', budget('scriptKilobytes')),
    compare('layout shift', '', 'layoutShift', budget('layoutShift')),
  ]
}
