import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '@gebaerdenraum/e2e/chromium.ts'
import type { Page } from 'playwright-core'
import { bareSheets, CARD_PATH } from './browser/bare-sheets.ts'
import { openWatchedPage } from './browser/open-watched-page.ts'
import { type SheetWatch, watchSheets } from './browser/watch-sheets.ts'
import { type AddedDocument, addDocuments, PAGES } from './content/add-documents.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'
import { inScope } from './servers/in-scope.ts'
import { startBareServer } from './servers/start-limit.ts'
import { startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * The editor of print templates in the built app, in Chromium, signed in, the server on the same machine: dragging a
 * card over a page of 225, opening a document of fifty pages from the overview, scrolling through it. Beside each the
 * budget and a bare page with as many pictures, both in turn.
 */
export const measureDocumentEditor = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    execFileSync(process.execPath, [
      fileURLToPath(new URL('../scripts/build.ts', import.meta.url)),
      'web',
      '--if-stale',
    ])
    const folder = use(await temporaryFolder())
    const product = use(await startProduct(folder.path))
    const token = await product.signIn('einzel@demo.example')
    const { full, long, card } = await addDocuments(product, token)
    const bareServer = async (sheets: number, columns: number, rows: number) => {
      const page = Buffer.from(bareSheets(sheets, columns, rows))
      return use(await startBareServer([answer('/', 'text/html', page), answer(CARD_PATH, card.type, card.body)]))
    }
    const [bareFull, bareLong] = [await bareServer(1, 15, 15), await bareServer(PAGES, 3, 4)]
    const browser = await launchChromium()
    const open = (url: string) => openWatchedPage(browser, { url, token, watch: watchSheets, patienceMs: PATIENCE_MS })
    try {
      return [
        ...(await dragFigures(await open(`${product.url}/app/dokument/${full.id}`), await open(bareFull.url))),
        ...(await openFigures(long, await open(`${product.url}/app/dokumente`), await open(bareLong.url))),
      ]
    } finally {
      await browser.close()
    }
  })

const ROUNDS = 5
const PATIENCE_MS = 60_000
/** Sixty frames a second. */
const FRAME_MS = 1000 / 60
const OPEN_MS = 1000
const MOVES = 150
const TURNS_OF_WHEEL = 120
const TURN_PX = 400

const answer = (path: string, type: string, body: Buffer) => {
  const headers = ['content-type', type, 'content-length', String(body.length), 'cache-control', 'max-age=600']
  return { path, status: 200, headers, body }
}

const dragFigures = async (ours: Page, bare: Page): Promise<readonly Figure[]> => {
  await allShown(ours, 225)
  await bare.locator('#open').press('Enter')
  await allShown(bare, 225)
  const cell = await ours.getByRole('gridcell').first().boundingBox()
  if (!cell) throw new Error('The grid has no cell.')
  const from = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }
  const [frames, limits]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [one, limit] = [
      await framesOfDragging(ours, from, '[data-drop-target="pointer"]'),
      await framesOfDragging(bare, from, '#node[style]'),
    ]
    if (round === 0) continue
    frames.push(...one)
    limits.push(...limit)
  }
  return framesOf(`frame while a card is dragged over 225 (${frames.length})`, frames, limits)
}

/** In circles over many cells, given up at the end, so that each round begins alike. */
const framesOfDragging = async (page: Page, from: { readonly x: number; readonly y: number }, dragged: string) => {
  await page.bringToFront()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.locator(dragged).first().waitFor()
  await begin(page)
  for (let move = 0; move < MOVES; move += 1) {
    const angle = (move / MOVES) * 6 * Math.PI
    await page.mouse.move(640 + 400 * Math.cos(angle), 450 + 250 * Math.sin(angle))
  }
  const frames = await end(page)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

const openFigures = async ({ name, cells }: AddedDocument, ours: Page, bare: Page): Promise<readonly Figure[]> => {
  const [times, limits, frames, bareFrames]: [number[], number[], number[], number[]] = [[], [], [], []]
  const [overview, bareUrl] = [ours.url(), bare.url()]
  for (let round = 0; round <= ROUNDS; round += 1) {
    await ours.goto(overview)
    const time = await timeOfOpening(ours, ours.getByRole('link', { name, exact: true }), cells)
    const scrolled = await framesOfScrolling(ours)
    await bare.goto(bareUrl)
    const limit = await timeOfOpening(bare, bare.locator('#open'), cells)
    const bareScrolled = await framesOfScrolling(bare)
    // The first round is for warming up.
    if (round === 0) continue
    times.push(time)
    limits.push(limit)
    frames.push(...scrolled)
    bareFrames.push(...bareScrolled)
  }
  const measured = spreadOf(times)
  const opening = `Enter to paint, a document of ${PAGES} pages (${times.length})`
  return [
    lessIsBetter({ name: opening, unit: 'ms', measured, limit: { what: 'budget', median: OPEN_MS, p99: OPEN_MS } }),
    lessIsBetter({ name: opening, unit: 'ms', measured, limit: { what: 'bare page', ...spreadOf(limits) } }),
    ...framesOf(`frame while ${PAGES} pages are scrolled (${frames.length})`, frames, bareFrames),
  ]
}

const timeOfOpening = async (page: Page, link: ReturnType<Page['locator']>, pictures: number): Promise<number> => {
  await page.bringToFront()
  await link.focus()
  await page.waitForLoadState('networkidle')
  // Begun before the key is pressed, read after it: the answer to a question that is still open is waited for.
  await page.evaluate((count) => {
    const scope = globalThis as unknown as { sheetWatch: SheetWatch; shown: Promise<number> }
    scope.shown = scope.sheetWatch.nextSheet(count)
  }, pictures)
  await page.keyboard.press('Enter')
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown)
}

const framesOfScrolling = async (page: Page): Promise<readonly number[]> => {
  await page.mouse.move(640, 500)
  await begin(page)
  for (let turn = 0; turn < TURNS_OF_WHEEL; turn += 1) await page.mouse.wheel(0, TURN_PX)
  return end(page)
}

const allShown = async (page: Page, pictures: number): Promise<void> => {
  const isShown = (count: number) => (globalThis as unknown as { sheetWatch: SheetWatch }).sheetWatch.isShown(count)
  const patience = AbortSignal.timeout(PATIENCE_MS)
  while (!(await page.evaluate(isShown, pictures))) {
    patience.throwIfAborted()
    await page.waitForTimeout(100)
  }
}

const begin = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { sheetWatch: SheetWatch }).sheetWatch.beginFrames())
const end = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { sheetWatch: SheetWatch }).sheetWatch.endFrames())

const framesOf = (name: string, frames: readonly number[], limits: readonly number[]): readonly Figure[] => {
  const measured = spreadOf(frames)
  return [
    lessIsBetter({
      name,
      unit: 'ms',
      measured,
      limit: { what: '60 frames a second', median: FRAME_MS, p99: FRAME_MS },
    }),
    lessIsBetter({ name, unit: 'ms', measured, limit: { what: 'bare page', ...spreadOf(limits) } }),
  ]
}
