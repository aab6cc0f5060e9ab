import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { DemoName } from './global-setup.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const MOST_STOPS = 120

const PAGES: Readonly<Record<string, readonly [path: string, as?: DemoName]>> = {
  login: ['/login'],
  'public sign': ['/gebaerden/hallo'],
  search: ['/app/suche', 'admin'],
  'empty search': ['/app/suche?search=Quokkaxyz', 'admin'],
  favourites: ['/app/favoriten', 'admin'],
  files: ['/app/organisieren', 'leitung'],
  sign: ['/app/gebaerden/hallo', 'admin'],
}

const open = async (name: string, width = 1280): Promise<Page> => {
  const [path, as] = PAGES[name]!
  const page = await browser.openPage(path, { ...(as && { as }), width, reducedMotion: 'reduce' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

type Stop = { readonly id: string; readonly isVisible: boolean }

/** Every element that the tab key should reach gets a number; of radio buttons only the group's chosen one counts. */
const numberStops = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select, textarea, [tabindex]').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.tabIndex >= 0 && !element.disabled && !element.closest('[inert]') && element.checkVisibility(),
      )
      .filter((element) => element.type !== 'radio' || element.checked)
      .map((element, index) => {
        element.dataset.stop = String(index)
        return `${index} ${element.getAttribute('aria-label') ?? element.textContent}`
      }),
  )

/** Where the focus is, and whether one sees it: an outline or a ring on the element, its frame or its label. */
const focusedStop = (page: Page): Promise<Stop | null> =>
  page.locator(':root').evaluate((root) => {
    const { activeElement, defaultView, body } = root.ownerDocument
    if (!activeElement || activeElement === body) return null
    const shown = [activeElement, activeElement.parentElement, activeElement.nextElementSibling].filter(Boolean)
    const isVisible = shown.some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = defaultView.getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent
    return { id: `${activeElement.dataset.stop} ${name}`, isVisible }
  })

const walk = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await focusedStop(page)
    if (!stop || stop.id === stops[0]?.id) break
    stops.push(stop)
  }
  return stops
}

describe('the tab key', () => {
  test.each(Object.keys(PAGES))('reaches everything, visibly, and comes round again: %s', async (name) => {
    const page = await open(name)
    const expected = await numberStops(page)
    const stops = await walk(page)
    expect(stops.length).toBeLessThan(MOST_STOPS)
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([])
    const reached = new Set(stops.map(({ id }) => id))
    expect(expected.filter((id) => !reached.has(id))).toEqual([])
  })

  test('begins with a way past the bars', async () => {
    const page = await open('search')
    await page.locator('body').press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus').count()).resolves.toBe(1)
  })

  test('stays inside an open dialog', async () => {
    const page = await open('empty search')
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    await page.getByRole('dialog', { name: 'Gebärde wünschen' }).waitFor()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('[role="dialog"] :focus').count()).resolves.toBe(1)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect(
      page
        .getByRole('button', { name: 'Gebärde wünschen' })
        .evaluate((button) => button === button.ownerDocument.activeElement),
    ).resolves.toBe(true)
  })
})

/** interface.md: large targets. Links inside of texts are no targets of their own. */
describe('what is pressed with a finger', () => {
  test.each(Object.keys(PAGES))('is at least 44 px high or wide, and 24 px both ways: %s', async (name) => {
    const page = await open(name, 360)
    const boxes = await page
      .locator('button, select, [role="slider"], input[type="search"], nav[aria-label="Bereiche"] a, [data-sign] > a')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
          .map((element) => {
            const { width, height } = element.getBoundingClientRect()
            return {
              name: element.getAttribute('aria-label') ?? element.textContent,
              width: Math.round(width),
              height: Math.round(height),
            }
          }),
      )
    expect(boxes.length).toBeGreaterThan(0)
    expect(boxes.filter(({ width, height }) => Math.max(width, height) < 44 || Math.min(width, height) < 24)).toEqual(
      [],
    )
  })
})
