import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { launchChromium } from '@gebaerdenraum/e2e/chromium.ts'
import type { Browser, Page } from 'playwright-core'
import { bareCards } from './browser/bare-cards.ts'
import { openWatchedPage } from './browser/open-watched-page.ts'
import { type CardWatch, watchCard } from './browser/watch-card.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { percentileOf } from './figures/percentiles.ts'
import { inScope } from './servers/in-scope.ts'
import { startBareServer } from './servers/start-limit.ts'
import { type ProductServer, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * In the list player of the built app: from the key "gelernt" to the frame that shows the next card with a film that
 * can play, in Chromium, signed in, once the media of the list are in the browser. Against the 100 ms that were
 * promised, and against a bare page with films in memory, both answered in turn.
 */
export const measureAnswerToNextCard = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    execFileSync(process.execPath, [
      fileURLToPath(new URL('../scripts/build.ts', import.meta.url)),
      'web',
      '--if-stale',
    ])
    const folder = use(await temporaryFolder())
    const product = use(await startProduct(folder.path))
    const token = await product.signIn('einzel@demo.example')
    const { list, film } = await listOf(product, token)
    const pageBody = Buffer.from(bareCards(ANSWERS + 1))
    const bare = use(
      await startBareServer([
        { path: '/', status: 200, headers: headersOf('text/html', pageBody), body: pageBody },
        { path: '/film.mp4', status: 200, headers: headersOf('video/mp4', film), body: film },
      ]),
    )
    const browser = await launchChromium()
    try {
      const ours = await openPage(browser, `${product.url}/app/lernliste/${list}`, token)
      await ours.getByText('geht auch offline').waitFor({ state: 'attached', timeout: MEDIA_PATIENCE_MS })
      const plain = await openPage(browser, bare.url, token)
      const [times, limits]: [number[], number[]] = [[], []]
      for (let answer = 0; answer < ANSWERS; answer += 1) {
        times.push(await timeOfAnswer(ours))
        limits.push(await timeOfAnswer(plain))
      }
      return figuresOf(times, limits)
    } finally {
      await browser.close()
    }
  })

const ANSWERS = 20
const BUDGET_MS = 100
/** Somebody looks at a card before he answers; meanwhile the card after the next is made. */
const PAUSE_MS = 1200
const PATIENCE_MS = 15_000
/** The films of the list are made on first demand. */
const MEDIA_PATIENCE_MS = 300_000

const headersOf = (type: string, body: Uint8Array) => ['content-type', type, 'content-length', String(body.length)]

const figuresOf = (times: readonly number[], limits: readonly number[]): readonly Figure[] => {
  const measured = tail95(times)
  const name = `answer to next card (${times.length}, tail: p95)`
  return [
    lessIsBetter({ name, unit: 'ms', measured, limit: { what: 'budget', median: BUDGET_MS, p99: BUDGET_MS } }),
    lessIsBetter({ name, unit: 'ms', measured, limit: { what: 'bare page, films in memory', ...tail95(limits) } }),
  ]
}

const tail95 = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: percentileOf(sorted, 0.5), p99: percentileOf(sorted, 0.95) }
}

/** A list to be answered, and one of its films. */
const listOf = async ({ url }: ProductServer, token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const page = await fetch(`${url}/api/signs?$limit=${ANSWERS + 1}`, { headers })
  const { data: signs } = (await page.json()) as { readonly data: readonly Sign[] }
  const body = JSON.stringify({ name: 'Benchmark', signs: signs.map(({ _id }) => _id) })
  const created = await fetch(`${url}/api/lists`, { method: 'POST', headers, body })
  const { _id: list } = (await created.json()) as { readonly _id: string }
  const film = await fetch(`${url}${signs[0]?.images.signVideo?.default}`)
  if (!created.ok || !film.ok) throw new Error(`No list or no film: ${created.status} ${film.status}`)
  return { list, film: new Uint8Array(await film.arrayBuffer()) }
}

const openPage = async (browser: Browser, url: string, token: string): Promise<Page> => {
  const page = await openWatchedPage(browser, { url, token, watch: watchCard, patienceMs: PATIENCE_MS })
  await page.locator('[data-sign][data-current]').waitFor()
  return page
}

const timeOfAnswer = async (page: Page): Promise<number> => {
  await page.bringToFront()
  await page.waitForTimeout(PAUSE_MS)
  // Begun before the key is pressed, read after it: the answer to a question that is still open is waited for.
  await page.evaluate(() => {
    const scope = globalThis as unknown as { cardWatch: CardWatch; shown: Promise<number> }
    scope.shown = scope.cardWatch.nextCard()
  })
  await page.keyboard.press('Enter')
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown)
}
