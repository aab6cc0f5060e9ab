import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_STOPS = 120

/** The tab key reaches everything, visibly, and comes round again. */
export const expectTabToReachAll = async (page: Page): Promise<void> => {
  const expected = await numberStops(page)
  expect(expected).not.toEqual([])
  const stops = await walk(page)
  expect(stops.length).toBeLessThan(MOST_STOPS)
  expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([])
  const reached = new Set(stops.map(({ id }) => id))
  expect(expected.filter((id) => !reached.has(id))).toEqual([])
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
