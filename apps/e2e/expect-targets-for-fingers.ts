import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/**
 * What is pressed with a finger is at least 44 px high or wide, and 24 px both ways (interface.md). Links inside of texts are
 * no targets of their own.
 */
export const expectTargetsForFingers = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 800 })
  // Cards take their width some frames after the window has another one.
  await eventually(() => findSmallTargets(page)).toEqual([])
}

const findSmallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('button, select, [role="slider"], input[type="search"], nav[aria-label="Bereiche"] a, [data-sign] > a')
    .evaluateAll((elements) => {
      const targets = elements
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          const name = element.getAttribute('aria-label') ?? element.textContent
          return { name, width: Math.round(width), height: Math.round(height) }
        })
      if (targets.length === 0) return ['no target was found']
      return targets
        .filter(({ width, height }) => Math.max(width, height) < 44 || Math.min(width, height) < 24)
        .map(({ name, width, height }) => `${name}: ${width} × ${height} px`)
    })
