import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { imagesIn } from '@gebaerdenraum/domain/documents/content-images'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { drawSignMap, SIGN_MAP_PICTURE } from '@gebaerdenraum/drawing/cards/draw-sign-map'
import { type DrawnPicture, drawPage } from '@gebaerdenraum/drawing/documents/draw-page'
import { productLogo, productMark } from '@gebaerdenraum/drawing/documents/product-logo'
import { drawSpelling } from '@gebaerdenraum/drawing/fingerspelling/draw-spelling'
import { findPictogram } from '@gebaerdenraum/drawing/pictograms/find-pictogram'
import { launchChromium } from '@gebaerdenraum/e2e/chromium.ts'
import { NO_FORMS, type PrintForms } from '@gebaerdenraum/server/src/modules/printing/forms/print-form.ts'
import type { Browser } from 'playwright-core'
import { cardDocument, cardModels } from './content/card-document.ts'
import { openKeptCards } from './content/kept-cards.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { medianOf, spreadOf } from './figures/percentiles.ts'
import type { PrintedOnce, ToPrint } from './servers/print-documents.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * A document of 20 pages with 12 cards each as PDF, laid out and written in a printing process of the server: with cards of the
 * catalogue, whose drawings were kept ahead and are read from the embedded database; with words that nobody has drawn
 * before, drawn as well; and once more as after a change. Against headless Chromium that prints the same pages as SVG,
 * drawn by the same code. All are started and have printed once before.
 */
export const measureDocumentPdf = async (): Promise<readonly Figure[]> => {
  const content = cardDocument(PAGES)
  if (content.pageIds.length !== PAGES) throw new Error(`The document has ${content.pageIds.length} pages.`)
  const printer = fork(fileURLToPath(new URL('./servers/print-documents.ts', import.meta.url)), {
    serialization: 'advanced',
  })
  const browser = await launchChromium()
  const print = async (round: number, forms: PrintForms = NO_FORMS): Promise<PrintedOnce> => {
    const job: ToPrint = { content, round, forms }
    printer.send(job)
    const [printed] = (await once(printer, 'message')) as [PrintedOnce]
    return printed
  }
  const folder = await temporaryFolder()
  const cards = await openKeptCards(folder.path)
  const printKept = async (round: number): Promise<PrintedOnce> => {
    await cards.keep(round)
    const { forms, ms } = await cards.find(round, PAGES * 12)
    const printed = await print(round, forms)
    return { ...printed, ms: printed.ms + ms }
  }
  try {
    const kept: PrintedOnce[] = []
    const ours: PrintedOnce[] = []
    const again: PrintedOnce[] = []
    const theirs: PrintedOnce[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ahead = await printKept(round + ROUNDS + 1)
      const one = await print(round)
      const other = await printInChromium(browser, content, printer.pid ?? 0)
      const same = await print(round)
      if (round === 0) continue
      kept.push(ahead)
      ours.push(one)
      again.push(same)
      theirs.push(other)
    }
    return figuresOf({ kept, ours, again }, theirs)
  } finally {
    printer.disconnect()
    await browser.close()
    await cards.close()
    await folder[Symbol.asyncDispose]()
  }
}

const PAGES = 20
const ROUNDS = 5
const CHROMIUM = 'headless Chromium, the same pages as SVG'

type Ours = Readonly<Record<'kept' | 'ours' | 'again', readonly PrintedOnce[]>>

const figuresOf = ({ kept, ours, again }: Ours, theirs: readonly PrintedOnce[]): readonly Figure[] => {
  const peak = (prints: readonly PrintedOnce[]) => Math.max(...prints.map(({ peakMb }) => peakMb))
  const kilobytes = (prints: readonly PrintedOnce[]) => medianOf(prints.map(({ byteLength }) => byteLength / 1000))
  const name = `PDF of ${PAGES} pages with 12 cards each`
  const time = (which: string, prints: readonly PrintedOnce[]) =>
    lessIsBetter({
      name: `${name}, ${which}`,
      unit: 'ms',
      measured: spreadOf(prints.map(({ ms }) => ms)),
      limit: { what: CHROMIUM, ...spreadOf(theirs.map(({ ms }) => ms)) },
    })
  return [
    time('cards of the catalogue', kept),
    time('cards never drawn before', ours),
    time('printed again', again),
    lessIsBetter({
      name: `${name}, most memory of the process`,
      unit: 'MB',
      measured: { median: peak([...kept, ...ours, ...again]) },
      limit: { what: CHROMIUM, median: peak(theirs) },
    }),
    lessIsBetter({
      name: `${name}, size of the file`,
      unit: 'kB',
      measured: { median: kilobytes(ours) },
      limit: { what: CHROMIUM, median: kilobytes(theirs) },
    }),
  ]
}

const printInChromium = async (
  browser: Browser,
  content: DocumentContent,
  printerPid: number,
): Promise<PrintedOnce> => {
  const page = await browser.newPage()
  let peakMb = 0
  const sample = async () => {
    peakMb = Math.max(peakMb, await browserMegabytes(printerPid))
  }
  const timer = setInterval(sample, SAMPLE_MS)
  const startedAt = performance.now()
  await page.setContent(await htmlOf(content))
  await page.evaluate('document.fonts.ready')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const ms = performance.now() - startedAt
  clearInterval(timer)
  await sample()
  await page.close()
  return { ms, peakMb, byteLength: pdf.byteLength }
}

const models = cardModels()
const SAMPLE_MS = 250

/** Resident memory of all processes below this one, without our printer; pages that several share count for each. */
const browserMegabytes = async (printerPid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,rss='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    rows.reduce((sum, [pid = 0, ppid, kilobytes = 0]) => {
      return ppid === parent && pid !== printerPid ? sum + kilobytes + below(pid) : sum
    }, 0)
  return below(process.pid) / 1024
}

/** The pages as a browser would print them: SVG, one on a sheet, with the same face. */
const htmlOf = async (content: DocumentContent): Promise<string> => {
  const pictures = new Map<string, DrawnPicture>()
  for (const { objectId } of imagesIn(content)) {
    const card = models.get(objectId)
    if (!card) continue
    const { title, wordClass, symbol } = card
    const pictogram = symbol === null ? undefined : await findPictogram(symbol)
    const drawing = drawSpelling(title, SIGN_MAP_PICTURE.width, SIGN_MAP_PICTURE.height, PLAIN_LOOK)
    const { svg, width, height } = drawSignMap({ title, wordClass, drawing, symbol: pictogram })
    const size = { width, height }
    pictures.set(objectId, { size, name: title, publicAddress: null, drawing: { ...size, body: svg } })
  }
  const options = plainLayout('Gebärdenraum')
  const pages = content.pageIds.flatMap((id) => {
    const layout = layoutPage(content, id, options)
    if (layout === null) return []
    const drawn = drawPage(
      layout,
      content.name,
      (wanted) => {
        if (wanted === 'product-logo') return productLogo(options.productName)
        return wanted === 'product-mark' ? productMark() : (pictures.get(wanted.objectId) ?? null)
      },
      'print',
    )
    return [`<section>${drawn.svg}</section>`]
  })
  return `<!doctype html><html lang="de"><title>${content.name}</title><style>${STYLE}${faces()}</style>${pages.join('')}</html>`
}

const STYLE =
  '@page{size:A4;margin:0}body{margin:0}section{height:297mm;overflow:hidden;break-after:page}svg{display:block}'

const faces = (): string => {
  const { resolve } = createRequire(import.meta.resolve('@gebaerdenraum/drawing/text/type-face'))
  return [400, 700]
    .map((weight) => {
      const file = readFileSync(resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff2`))
      return `@font-face{font-family:Andika;font-weight:${weight};src:url(data:font/woff2;base64,${file.toString('base64')})}`
    })
    .join('')
}
