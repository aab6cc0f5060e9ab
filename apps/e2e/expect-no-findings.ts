import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another colour scheme at the same width can change. */
const OF_COLOR = ['color-contrast', 'link-in-text-block']
const LOOKS = [
  { width: 1280, colorScheme: 'light', rules: TAGS },
  { width: 1280, colorScheme: 'dark', rules: OF_COLOR },
  { width: 360, colorScheme: 'dark', rules: TAGS },
  { width: 360, colorScheme: 'light', rules: OF_COLOR },
] as const

/**
 * At the top nothing is half behind the bar, which would be a finding. Menus and lists that are open take their place some
 * frames after the window has another width.
 */
const UNTIL_IN_PLACE = `new Promise((resolve) => {
  window.scrollTo(0, 0)
  const measure = () => JSON.stringify([...document.querySelectorAll('[data-position]')].map((it) => it.getBoundingClientRect()))
  const look = (before) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const now = measure()
    if (now === before) resolve()
    else look(now)
  }))
  look()
})`

/** Axe finds nothing in any look of the product: wide and narrow, light and dark. */
export const expectNoFindings = async (page: Page): Promise<void> => {
  // Each page has one. Before it is there axe would look at an empty page.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const { width, colorScheme, rules } of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await eventually(() => page.locator(':root').getAttribute('data-mantine-color-scheme')).toBe(colorScheme)
    await page.evaluate(UNTIL_IN_PLACE)
    const findings = await findingsOf(page, rules)
    expect(findings, `${width} px, ${colorScheme}: ${findings.join('; ')}`).toEqual([])
  }
}

/** What axe finds, one line each: rule and where. */
const findingsOf = async (page: Page, rules: readonly string[]): Promise<string[]> => {
  await settled(page)
  await page.evaluate(`window.axe === undefined && (() => { ${axe.source} })()`)
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] })
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}

type Animation = { readonly playState: string; readonly effect: { getComputedTiming(): { endTime: number } } }

/** Colours that are still fading belong to no state of the page. */
const settled = (page: Page) =>
  eventually(() =>
    page.locator(':root').evaluate((root) => {
      const animations: readonly Animation[] = root.ownerDocument.getAnimations()
      return animations.filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime),
      ).length
    }),
  ).toBe(0)
