import type { ElementHandle, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPixels, shareApart } from '../server/src/modules/printing/pdf/compare-pixels.fixture.ts'
import { eventually } from './eventually.ts'
import { fillIn, givenPageContent, type PageContent } from './given-page-content.ts'
import { useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'
import type { PageVisitor } from './page-table.ts'

const browser = useBrowser()

/** Windows high contrast: a dark palette, over the dark theme. One page for each visitor, at one address after the other. */
const openForced = (path: string, who: PageVisitor): Promise<Page> =>
  browser.openShared(who, path, {
    ...(who !== 'visitor' && { as: who }),
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    prepare: (page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
  })

/** Pages with drawings, and with every kind of control that is on or off; how many of each are looked for at least. */
const PAGES: readonly (readonly [who: PageVisitor, path: string, drawings: number, states: number])[] = [
  ['einzel', '/app/suche', 4, 1],
  ['einzel', '/app/gebaerden/hallo', 1, 1],
  ['einzel', '/app/favoriten', 0, 1],
  ['einzel', '/app/lernlisten', 1, 1],
  ['einzel', '/app/lernliste-bearbeiten/LIST', 1, 1],
  ['einzel', '/app/lernliste/LIST', 1, 1],
  ['einzel', '/app/lernliste/LIST/start', 0, 1],
  ['einzel', '/app/dokumente', 1, 1],
  ['einzel', '/app/dokument/DOCUMENT', 1, 0],
  ['einzel', '/app/organisieren', 0, 1],
  ['einzel', '/app/eigene-gebaerden', 1, 1],
  ['einzel', '/app/eigene-gebaerden/DRAWING', 1, 1],
  ['einzel', '/app/einstellungen', 0, 1],
  ['visitor', '/lernliste/ueberblick/KEY', 1, 0],
  ['visitor', '/fingeralphabet', 4, 1],
  ['visitor', '/gebaerden', 1, 0],
  ['visitor', '/gebaerden/hallo', 1, 1],
  ['gast', '/anmeldung/bestellung', 0, 1],
  ['admin', '/app/verwaltung/gebaerden', 1, 1],
  ['admin', '/app/verwaltung/gebaerden/SIGN', 1, 1],
  ['admin', '/app/verwaltung/listenvorlagen', 0, 1],
]

/** Of each kind: a table has a box in every row. */
const LOOKED_AT_MAX = 4

/** Everything that is drawn: pictures, and drawings that are part of the page; icons and the sign of the product are not. */
const DRAWINGS =
  'img:not([src="/favicon.svg"]), svg:not(.tabler-icon, [data-paper] *, [class*="mantine"]), [data-paper]:not(svg)'

/** Smaller ones are signs beside a text. */
const DRAWING_MIN_PX = 40
const STATES = [
  '[aria-pressed="true"]',
  '[aria-selected="true"]',
  '[aria-checked="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[data-active]:not(:has([data-active]))',
  '[data-chosen]',
  'label:has(input[type="radio"]:checked)',
].join(', ')

/** Of what is seen of an element, the share of its pixels that are light. */
const shareOfLight = async (drawing: Locator): Promise<number> => {
  const pixels = await readPixels(await drawing.screenshot())
  let light = 0
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > 200) light += 1
  }
  return light / (pixels.length / CHANNELS)
}
const CHANNELS = 3

/** A hand that is cut to its outline leaves little of its paper. */
const GROUND_MIN = 0.25

const findDrawings = async (page: Page): Promise<readonly Locator[]> => {
  const drawings: Locator[] = []
  for (const drawing of await page.locator(DRAWINGS).filter({ visible: true }).all()) {
    const box = await drawing.boundingBox()
    if (box && Math.min(box.width, box.height) >= DRAWING_MIN_PX) drawings.push(drawing)
    if (drawings.length === LOOKED_AT_MAX) break
  }
  return drawings
}

/** How many pixels say that a box is ticked or a switch is on. */
const countTickPixels = async (box: Locator): Promise<number> => {
  // Some are shown only where the pointer is.
  await box.hover()
  const [off, on] = [await withTick(box, false), await withTick(box, true)]
  return shareApart(on, off) * (on.length / CHANNELS)
}
const withTick = async (box: Locator, isOn: boolean): Promise<Buffer> => {
  await box.locator('input').evaluate((input, on) => {
    input.checked = on
  }, isOn)
  return readPixels(await box.screenshot())
}
const BOXES = '.mantine-Switch-root, .mantine-Checkbox-root'

/** How many pixels say that an element has its state. */
const countStatePixels = async (element: ElementHandle): Promise<number> => {
  const on = await readPixels(await element.screenshot())
  await element.evaluate((it: StatefulElement) => {
    for (const name of ['aria-pressed', 'aria-selected', 'aria-checked'])
      if (it.hasAttribute(name)) it.setAttribute(name, 'false')
    for (const name of ['aria-current', 'data-active', 'data-chosen']) it.removeAttribute(name)
    const radio = it.matches('label') ? it.querySelector('input[type="radio"]') : null
    if (radio) radio.checked = false
  })
  const off = await readPixels(await element.screenshot())
  return shareApart(on, off) * (on.length / CHANNELS)
}

let content: PageContent
beforeAll(async () => {
  content = await givenPageContent()
})

describe('under forced colours', () => {
  test.each(PAGES)('drawings keep their paper and states are seen: %s %s', async (who, template, drawings, states) => {
    const page = await openForced(fillIn(template, content), who)
    await eventually(() => page.locator('h1').count()).toBe(1)
    await waitUntilSettled(page)
    await eventually(async () => (await findDrawings(page)).length).toBeGreaterThanOrEqual(drawings)
    await eventually(() => page.locator(STATES).filter({ visible: true }).count()).toBeGreaterThanOrEqual(states)
    for (const drawing of await findDrawings(page)) {
      expect.soft(await shareOfLight(drawing), await describeElement(drawing)).toBeGreaterThan(GROUND_MIN)
    }
    // Those found first: each look changes the page.
    const stateful = await page.locator(STATES).filter({ visible: true }).elementHandles()
    for (const element of stateful.slice(0, 2 * LOOKED_AT_MAX)) {
      const name = await element.evaluate((it: StatefulElement) => it.outerHTML.slice(0, 160))
      expect.soft(await countStatePixels(element), name).toBeGreaterThan(50)
    }
    for (const box of (await page.locator(BOXES).filter({ visible: true }).all()).slice(0, LOOKED_AT_MAX)) {
      expect.soft(await countTickPixels(box), await describeElement(box)).toBeGreaterThan(50)
    }
  })

  test('the option that the arrow keys have reached looks otherwise than the others and the chosen one', async () => {
    const page = await openForced('/app/verwaltung/protokoll', 'admin')
    await page.getByRole('combobox', { name: 'Ausgang' }).click()
    const options = page.getByRole('option')
    await options.first().waitFor()
    const before = await readPixels(await options.nth(1).screenshot())
    await page.keyboard.press('ArrowDown')
    await eventually(() => options.nth(1).getAttribute('data-combobox-selected')).not.toBeNull()
    expect(shareApart(await readPixels(await options.nth(1).screenshot()), before)).toBeGreaterThan(0.02)
  })

  test('the time line of a film shows how far it has come', async () => {
    const page = await openForced('/gebaerden/hallo', 'visitor')
    const line = page.getByRole('slider', { name: 'Zeitleiste' })
    await line.waitFor()
    await line.press('Home')
    const begin = await readPixels(await line.screenshot())
    await line.press('End')
    expect(shareApart(await readPixels(await line.screenshot()), begin)).toBeGreaterThan(0.02)
  })

  test('"Spiegeln" looks otherwise once it is pressed, and the focus is seen on both', async () => {
    const page = await openForced('/gebaerden/hallo', 'visitor')
    const mirror = page.getByRole('button', { name: 'Spiegeln', exact: true })
    await mirror.waitFor()
    const looks: Buffer[] = []
    for (const isPressed of ['false', 'true']) {
      await eventually(() => mirror.getAttribute('aria-pressed')).toBe(isPressed)
      await page.getByRole('heading', { level: 1 }).focus()
      looks.push(await lookAround(page, mirror))
      await page.keyboard.press('Tab')
      await mirror.focus()
      looks.push(await lookAround(page, mirror))
      await page.keyboard.press('m')
    }
    const pairs = looks.flatMap((one, index) => looks.slice(index + 1).map((other) => shareApart(one, other)))
    expect(Math.min(...pairs)).toBeGreaterThan(0.02)
  })
})

/** With the room around it where the ring of the focus is. */
const lookAround = async (page: Page, element: Locator): Promise<Buffer> => {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  const clip = { x: Math.round(box.x) - 6, y: Math.round(box.y) - 6, width: 56, height: 56 }
  return readPixels(await page.screenshot({ clip, animations: 'disabled' }))
}

const describeElement = (element: Locator): Promise<string> => element.evaluate((it) => it.outerHTML.slice(0, 160))

/** As much of a browser as is used here. */
type StatefulElement = {
  readonly outerHTML: string
  hasAttribute(name: string): boolean
  matches(selector: string): boolean
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
  querySelector(selector: string): { checked: boolean } | null
}
