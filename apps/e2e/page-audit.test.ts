import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { findOverflow } from './expect-to-fit.ts'
import { findCutText } from './find-cut-text.ts'
import { findSharedTexts } from './find-shared-texts.ts'
import { fillIn, givenPageContent, type PageContent } from './given-page-content.ts'
import { LONG_NAME, LONG_WORD, lengthenNames } from './long-content.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'
import { PAGES, type PageVisitor } from './page-table.ts'
import { removeYoungerBuiltIns } from './younger-built-ins.ts'

const browser = useBrowser()
const PRODUCT = 'Gebärdenraum'

/** Small and usual phones, a small laptop, a desk. */
const SIZES = [
  { width: 320, height: 800 },
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 1024, height: 600 },
  { width: 1440, height: 900 },
] as const

/** What is wider than the window, and text that nobody can read, at each size. */
const expectNothingLost = async (page: Page): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await eventually(async () => ({
      ...size,
      address: page.url(),
      overflow: await findOverflow(page),
      cut: await findCutText(page),
    })).toMatchObject({ overflow: [], cut: [] })
  }
}

describe('the audit finds', () => {
  const NARROW = 'width: 60px; white-space: nowrap; overflow: hidden'
  const CASES: readonly (readonly [what: string, html: string, isFound: boolean])[] = [
    ['a word that is cut off', `<p style="${NARROW}">Verkehrserziehung</p>`, true],
    ['an ellipsis without a title', `<p style="${NARROW}; text-overflow: ellipsis">Verkehrserziehung</p>`, true],
    [
      'the second line of a low box',
      '<div style="width: 60px; height: 20px; overflow: clip">Füße und Hände</div>',
      true,
    ],
    ['a value that does not fit', '<input readonly style="width: 40px" value="Verkehrserziehung" />', true],
    [
      'no ellipsis with a title',
      `<p title="…" style="${NARROW}; text-overflow: ellipsis">Verkehrserziehung</p>`,
      false,
    ],
    ['nothing that can be scrolled', `<p style="${NARROW}; overflow-x: auto">Verkehrserziehung</p>`, false],
    [
      'nothing for screen readers only',
      '<p style="position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden">Verkehr</p>',
      false,
    ],
    ['nothing in closed details', '<details><summary>Mehr</summary>Verkehrserziehung</details>', false],
  ]
  test.each(CASES)('%s', async (_, html, isFound) => {
    const page = await browser.openShared('audit', 'about:blank')
    await page.setContent(html)
    expect(await findCutText(page)).toHaveLength(isFound ? 1 : 0)
  })
})

let content: PageContent
beforeAll(async () => {
  content = await givenPageContent()
})

/** One page for each visitor, at one address after the other. */
const openAddress = (who: PageVisitor, address: string): Promise<Page> =>
  browser.openShared(who, address, {
    ...(who !== 'visitor' && { as: who }),
    reducedMotion: 'reduce',
    prepare: async (blank) => {
      await removeYoungerBuiltIns(blank)
      await lengthenNames(blank)
    },
  })

describe.each(Object.entries(PAGES) as [PageVisitor, (typeof PAGES)[PageVisitor]][])('for %s', (who, pages) => {
  test.each(pages)('%s opens by its address and loses nothing of long names at any size', async (template, title) => {
    const address = fillIn(template, content)
    const page = await openAddress(who, address)
    await eventually(() => page.title()).toBe(
      `${title.replace('SIGN_NAME', LONG_WORD).replace('LIST_NAME', LONG_NAME)} - ${PRODUCT}`,
    )
    await eventually(() => page.locator('h1').count()).toBe(1)
    expect(await page.locator('h1').innerText()).not.toBe('')
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
    await waitUntilSettled(page)
    await eventually(() => findSharedTexts(page)).toEqual([])
    await expectNothingLost(page)
    // An invented link or id is refused, and the page says so.
    if (/\/1(?:\/|$)/.test(template)) browser.expectFaults(REFUSED_CALL)
  })
})
