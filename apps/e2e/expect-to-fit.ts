import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** 640 is a desk of 1280 px at 200 %. */
export const WIDTHS = [320, 360, 640, 768, 1280, 1920, 3840] as const

/** Nothing is wider than the window, at any of the widths. */
export const expectToFit = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await eventually(async () => ({ width, overflow: await findOverflow(page) })).toEqual({ width, overflow: [] })
  }
}

/** What reaches beyond the window, unless something around it scrolls or cuts it off. */
export const findOverflow = (page: Page): Promise<readonly string[]> =>
  page.locator(':root').evaluate((root) => {
    const limit = root.clientWidth
    if (root.scrollWidth <= limit) return []
    const wide = [...root.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1,
    )
    return [`page ${root.scrollWidth}`, ...wide.map((element) => `${element.tagName} ${element.className}`).slice(0, 5)]
  })
