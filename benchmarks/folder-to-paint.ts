import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '@gebaerdenraum/e2e/chromium.ts'
import { openDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'
import type { Browser, Page } from 'playwright-core'
import { openWatchedPage } from './browser/open-watched-page.ts'
import { type FolderWatch, watchFolder } from './browser/watch-folder.ts'
import { addFileTree } from './content/add-file-tree.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'
import { inScope } from './servers/in-scope.ts'
import { seed, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * In Organisieren of the built app: from Enter on a folder to the frame that shows what is in it, in Chromium, signed
 * in, the server on the same machine. The page is loaded anew each time, so that nothing of the folder is known before.
 */
export const measureFolderToPaint = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    execFileSync(process.execPath, [
      fileURLToPath(new URL('../scripts/build.ts', import.meta.url)),
      'web',
      '--if-stale',
    ])
    const folder = use(await temporaryFolder())
    await seed(folder.path)
    const [medium, large] = await fill(folder.path)
    const product = use(await startProduct(folder.path))
    const browser = await launchChromium()
    try {
      const asMedium = await openRoot(browser, product.url, await product.signIn(MEDIUM))
      const asLarge = await openRoot(browser, product.url, await product.signIn(LARGE))
      return [
        await figureOf(asLarge, 'Ausschnitt1', `40 files, among ${count(large.total)} nodes`),
        await figureOf(asMedium, 'Rest1', `${count(medium.rest.descendants)} files`),
        await figureOf(asLarge, 'Rest1', `${count(large.rest.descendants)} files`),
      ]
    } finally {
      await browser.close()
    }
  })

const MEDIUM = 'einzel@demo.example'
const LARGE = 'leitung@demo.example'
/** Half of them, less some folders, are the files of the folder that is opened. */
const MEDIUM_NODES = 2200
const LARGE_NODES = 10_000
const ROUNDS = 9
const BUDGET_MS = 300
const PATIENCE_MS = 30_000

const fill = async (dataDir: string) => {
  const database = await openDatabase({ dataDir })
  try {
    return [
      await addFileTree(database.pool, MEDIUM, MEDIUM_NODES),
      await addFileTree(database.pool, LARGE, LARGE_NODES),
    ] as const
  } finally {
    await database.close()
  }
}

const openRoot = (browser: Browser, url: string, token: string): Promise<Page> =>
  openWatchedPage(browser, { url: `${url}/app/organisieren`, token, watch: watchFolder, patienceMs: PATIENCE_MS })

/** The first round is for warming up. */
const figureOf = async (page: Page, name: string, what: string): Promise<Figure> => {
  const rootUrl = new URL('/app/organisieren', page.url()).href
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(rootUrl)
    const time = await timeOfOpening(page, name)
    if (round > 0) times.push(time)
  }
  return lessIsBetter({
    name: `Enter to paint, a folder of ${what}`,
    unit: 'ms',
    measured: spreadOf(times),
    limit: { what: 'budget', median: BUDGET_MS, p99: BUDGET_MS },
  })
}

const timeOfOpening = async (page: Page, name: string): Promise<number> => {
  await page.bringToFront()
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: name })
  await row.focus()
  await page.waitForLoadState('networkidle')
  // Begun before the key is pressed, read after it: the answer to a question that is still open is waited for.
  await page.evaluate((folder) => {
    const scope = globalThis as unknown as { folderWatch: FolderWatch; shown: Promise<number> }
    scope.shown = scope.folderWatch.nextFolder(folder)
  }, name)
  await page.keyboard.press('Enter')
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown)
}

const count = (value: number): string => value.toLocaleString('en')
