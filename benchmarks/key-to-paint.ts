import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { launchChromium } from '@gebaerdenraum/e2e/chromium.ts'
import type { Browser, Page } from 'playwright-core'
import { barePage } from './browser/bare-page.ts'
import { openWatchedPage } from './browser/open-watched-page.ts'
import { type PaintWatch, watchPaint } from './browser/watch-paint.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { percentileOf } from './figures/percentiles.ts'
import { inScope } from './servers/in-scope.ts'
import { startBareServer } from './servers/start-limit.ts'
import { type ProductServer, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * From a key stroke in the search field of the built app to the frame that shows the new results, in Chromium, signed
 * in, with the catalogue on the device; pictures are not waited for. Against the budget, and against a bare page that
 * shows the same number of cards from memory, both typed into in turn. A stroke that asks the server stops the run.
 */
export const measureKeyToPaint = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    execFileSync(process.execPath, [
      fileURLToPath(new URL('../scripts/build.ts', import.meta.url)),
      'web',
      '--if-stale',
    ])
    const folder = use(await temporaryFolder())
    const product = use(await startProduct(folder.path))
    const token = await product.signIn('einzel@demo.example')
    const results = await resultsOf(product, token)
    const body = Buffer.from(barePage(results))
    const headers = ['content-type', 'text/html', 'content-length', String(body.length)]
    const bare = use(await startBareServer([{ path: '/', status: 200, headers, body }]))
    const browser = await launchChromium()
    try {
      // Typed once before: whoever comes first to a sign has its pictures made, which would be measured along.
      const rehearsal = await openPage(browser, `${product.url}/app/suche`, token)
      for (const word of WORDS) await typeWord(rehearsal, word, true)
      await rehearsal.context().close()

      const ours = await openPage(browser, `${product.url}/app/suche`, token)
      const plain = await openPage(browser, bare.url, token)
      const requests = watchSearches(ours)
      await waitUntilLoaded(ours, requests)
      const [times, limits]: [number[], number[]] = [[], []]
      for (const word of WORDS) {
        times.push(...(await typeWord(ours, word)))
        limits.push(...(await typeWord(plain, word)))
      }
      if (requests.length > 0) throw new Error(`Typing asked the server: ${requests.join(', ')}`)
      return figuresOf(times, limits)
    } finally {
      await browser.close()
    }
  })

/** Three key strokes each, every one of which brings other cards. */
const WORDS = ['hun', 'kat', 'blu', 'mor', 'wet', 'tis', 'ges', 'rot', 'lam', 'fer']
/** The search page shows so many signs at once. */
const PAGE = 40
const BUDGET = { median: 25, p99: 50 }
/** Longer than the delay after which the address follows the typing. */
const PAUSE_MS = 300
const PATIENCE_MS = 15_000

const figuresOf = (times: readonly number[], limits: readonly number[]): readonly Figure[] => {
  const measured = tail95(times)
  const name = `key stroke to paint (${times.length}, tail: p95)`
  return [
    lessIsBetter({ name, unit: 'ms', measured, limit: { what: 'budget', ...BUDGET } }),
    lessIsBetter({ name, unit: 'ms', measured, limit: { what: 'bare page from memory', ...tail95(limits) } }),
  ]
}

const tail95 = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: percentileOf(sorted, 0.5), p99: percentileOf(sorted, 0.95) }
}

/** What every prefix of the words finds. Throws where a letter would not change the cards: it could not be seen. */
const resultsOf = async (product: ProductServer, token: string): Promise<ReadonlyMap<string, readonly Sign[]>> => {
  const results = new Map<string, readonly Sign[]>()
  const find = async (text: string): Promise<readonly Sign[]> => {
    const query = `$limit=${PAGE}${text && `&search=${encodeURIComponent(text)}`}`
    const response = await fetch(`${product.url}/api/signs?${query}`, { headers: { authorization: `Bearer ${token}` } })
    return ((await response.json()) as { data: readonly Sign[] }).data
  }
  results.set('', await find(''))
  for (const word of WORDS) {
    let before = idsOf(results.get(''))
    for (let length = 1; length <= word.length; length += 1) {
      const text = word.slice(0, length)
      const signs = await find(text)
      if (idsOf(signs) === before) throw new Error(`"${text}" finds the same as with a letter less.`)
      before = idsOf(signs)
      results.set(text, signs)
    }
  }
  return results
}

const idsOf = (signs: readonly Sign[] = []): string => signs.map(({ _id }) => _id).join()

const openPage = async (browser: Browser, url: string, token: string): Promise<Page> => {
  const page = await openWatchedPage(browser, { url, token, watch: watchPaint, patienceMs: PATIENCE_MS })
  await page.locator('[data-sign]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** The searches that a page sends to the server. */
const watchSearches = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/signs')) requests.push(request.url())
  })
  return requests
}

/** Types until the page finds without the server. */
const waitUntilLoaded = async (page: Page, requests: string[]): Promise<void> => {
  for (const syllable of SYLLABLES) {
    requests.length = 0
    await typeWord(page, syllable)
    if (requests.length === 0) return
  }
  throw new Error('The page goes on asking the server.')
}

/** Each is searched once only: what was found before is remembered by the page. Every letter brings other cards. */
const SYLLABLES = ['do', 'ma', 'pi', 'se', 'zu', 'ni', 'ap', 'br', 'ei', 'fu']

/** Types the word letter by letter and gives the time of each; then empties the field. */
const typeWord = async (page: Page, word: string, isRehearsal = false): Promise<readonly number[]> => {
  await page.bringToFront()
  const field = page.locator('input[type=search]').last()
  await field.focus()
  const times: number[] = []
  for (const letter of word) {
    times.push(await timeOfKey(page, letter))
    await page.waitForTimeout(PAUSE_MS)
    if (isRehearsal) await page.waitForLoadState('networkidle')
  }
  await field.fill('')
  await page.waitForTimeout(PAUSE_MS)
  return times
}

const timeOfKey = async (page: Page, key: string): Promise<number> => {
  // Begun before the key is pressed, read after it: the answer to a question that is still open is waited for.
  await page.evaluate(() => {
    const scope = globalThis as unknown as { paintWatch: PaintWatch; painted: Promise<number> }
    scope.painted = scope.paintWatch.nextPaint()
  })
  await page.keyboard.press(key)
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted)
}
