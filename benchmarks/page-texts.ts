import { pagePreviewsContract } from '@gebaerdenraum/domain/content/page-versions.contract'
import { PROSE, REFUSED_PAGES, TAKEN_PAGES } from '@gebaerdenraum/server/src/modules/content/costly-pages.fixture.ts'
import { readTitle, renderPage } from '@gebaerdenraum/server/src/modules/content/render-page.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'

const ROUNDS = 10

/**
 * Texts that take long to render, beside prose of the same length. Those that are taken may need up to 25 times as long;
 * refusing the others, and reading a title, a fraction.
 */
export const measurePageTexts = async (): Promise<readonly Figure[]> => [
  ...TAKEN_PAGES.map(([name, text]) => compare(`rendering ${name}`, () => renderPage(text))),
  ...REFUSED_PAGES.map(([name, text]) => compare(`refusing ${name}`, () => check(text))),
  compare('reading the title of emphasis', () => readTitle(EMPHASIS)),
]

const check = (markdown: string) => pagePreviewsContract.create.data.safeParse({ markdown })
const EMPHASIS = TAKEN_PAGES.find(([name]) => name === 'emphasis')?.[1] ?? ''

/** Both ways in turn, after one round that compiles. */
const compare = (name: string, work: () => unknown): Figure => {
  const [measured, limit]: [number[], number[]] = [[], []]
  for (let round = -1; round < ROUNDS; round += 1) {
    const ms = timeMs(work)
    const prose = timeMs(() => renderPage(PROSE))
    if (round < 0) continue
    measured.push(ms)
    limit.push(prose)
  }
  return lessIsBetter({
    name,
    unit: 'ms',
    measured: spreadOf(measured),
    limit: { what: 'rendering prose', ...spreadOf(limit) },
  })
}

const timeMs = (work: () => unknown): number => {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}
